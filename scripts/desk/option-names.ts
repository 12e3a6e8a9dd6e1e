import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Tool } from '../../src/desk/model/tool.ts';
import { membersOf, readDeclarations } from '../../src/proof/declared/declarations.ts';
import type { Declared, NamedTypes } from '../../src/proof/declared/declarations.ts';

/** Where a tool declares its options, and how it prints its flags. */
interface Source {
  types: string;
  typeName: string;
  program: string;
  /** Flags that every command line has. */
  common: readonly string[];
}

const SOURCES: Readonly<Record<string, Source>> = {
  tsup: {
    types: 'tsup/dist/index.d.ts',
    typeName: 'Options',
    program: 'tsup/dist/cli-default.js',
    common: ['-h', '--help', '-v', '--version'],
  },
};

/** Compares the options and flags of the installed tool with those that are mapped. */
export function namesNotMapped(tool: Tool, installDir: string): string[] {
  const source = SOURCES[tool.id];
  if (!source) return [`${tool.name} has no entry in scripts/desk/option-names.ts.`];
  const packages = path.join(installDir, 'node_modules');
  const named = readDeclarations([
    { name: source.types, text: readFileSync(path.join(packages, source.types), 'utf8') },
  ]);
  const type = named.get(source.typeName);
  if (!type) return [`${source.types} declares no ${source.typeName}.`];
  const help = execFileSync(process.execPath, [path.join(packages, source.program), '--help'], {
    encoding: 'utf8',
  });
  const flags = [...help.matchAll(/(?<=^ {2}(?:-\w, )?|, )--?[a-zA-Z][\w.*-]*/gm)].map(([flag]) => flag);
  return [
    ...optionFaults(tool, type, named),
    ...flags
      .filter((flag) => !source.common.includes(flag))
      .filter((flag) => !tool.flags.some(({ names }) => names.includes(flag)))
      .map((flag) => `The flag ${flag} of ${tool.name} is not in the list of its flags.`),
  ];
}

/** Compares the options that a type declares, with all their parts, with those that are mapped. */
export function optionFaults(
  { name: tool, mappings }: Pick<Tool, 'name' | 'mappings'>,
  type: Declared,
  named: NamedTypes,
): string[] {
  const names = [...new Set(mappings.map(({ name }) => name))];
  // A mapping for some values leaves the others, and an object that it does not take is converted part by part.
  const whole = new Set(mappings.filter(({ when }) => when === undefined).map(({ name }) => name));
  return [
    ...notMapped(type, '').map(
      (option) => `${tool} has the option ${option}, which nothing maps. Add it to src/desk/tools.`,
    ),
    ...names
      .filter((name) => !isDeclared(name.replace(/\.\*$/, '').split('.'), type))
      .map((name) => `${tool} has no option ${name}, which a mapping is for.`),
  ];

  function notMapped(parent: Declared, prefix: string): string[] {
    return membersOf(parent, named).flatMap((member) => {
      const name = prefix + member.key;
      if (whole.has(name) || whole.has(`${prefix}*`)) return [];
      const isInParts = names.some((one) => one.startsWith(`${name}.`));
      return isInParts ? notMapped(member.type, `${name}.`) : [name];
    });
  }

  function isDeclared([key, ...rest]: readonly string[], parent: Declared): boolean {
    const members = membersOf(parent, named).filter((member) => member.key === key);
    return members.some((member) => rest.length === 0 || isDeclared(rest, member.type));
  }
}
