import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Tool } from '../../src/desk/model/tool.ts';
import { membersOf, readDeclarations } from '../../src/proof/declared/declarations.ts';

/** Where a tool declares its options, and how it prints its flags. */
interface Declared {
  types: string;
  typeName: string;
  program: string;
  /** Flags that every command line has. */
  common: readonly string[];
}

const DECLARED: Readonly<Record<string, Declared>> = {
  tsup: {
    types: 'tsup/dist/index.d.ts',
    typeName: 'Options',
    program: 'tsup/dist/cli-default.js',
    common: ['-h', '--help', '-v', '--version'],
  },
};

/** Compares the options and flags of the installed tool with those that are mapped. */
export function namesNotMapped(tool: Tool, installDir: string): string[] {
  const declared = DECLARED[tool.id];
  if (!declared) return [`${tool.name} has no entry in scripts/desk/option-names.ts.`];
  const packages = path.join(installDir, 'node_modules');
  const named = readDeclarations([
    { name: declared.types, text: readFileSync(path.join(packages, declared.types), 'utf8') },
  ]);
  const type = named.get(declared.typeName);
  if (!type) return [`${declared.types} declares no ${declared.typeName}.`];
  const options = membersOf(type, named).flatMap(({ key, type: own }) => {
    const parts = membersOf(own, named).map((part) => `${key}.${part.key}`);
    return [key, ...parts];
  });
  const help = execFileSync(process.execPath, [path.join(packages, declared.program), '--help'], {
    encoding: 'utf8',
  });
  const flags = [...help.matchAll(/(?<=^ {2}(?:-\w, )?|, )--?[a-zA-Z][\w.*-]*/gm)].map(([flag]) => flag);
  return [
    ...missingOptions(tool, options),
    ...flags
      .filter((flag) => !declared.common.includes(flag))
      .filter((flag) => !tool.flags.some(({ names }) => names.includes(flag)))
      .map((flag) => `The flag ${flag} of ${tool.name} is not in the list of its flags.`),
  ];
}

function missingOptions({ name: tool, mappings }: Tool, options: readonly string[]): string[] {
  const isMapped = (option: string) =>
    mappings.some(({ name }) => {
      const parent = name.replace(/\.\*$/, '');
      // A mapping for an object takes all of its parts, unless a row says otherwise.
      return parent === option || option.startsWith(`${parent}.`) || parent.startsWith(`${option}.`);
    });
  const isOption = (name: string) => {
    const parent = name.replace(/\.\*$/, '');
    return options.includes(parent);
  };
  return [
    ...options
      .filter((option) => !isMapped(option))
      .map((option) => `${tool} has the option ${option}, which nothing maps. Add it to src/desk/tools.`),
    ...[...new Set(mappings.map(({ name }) => name))]
      .filter((name) => !isOption(name))
      .map((name) => `${tool} has no option ${name}, which a mapping is for.`),
  ];
}
