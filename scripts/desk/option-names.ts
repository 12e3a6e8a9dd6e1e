import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { given } from '../../src/desk/model/setting.ts';
import type { Tool } from '../../src/desk/model/tool.ts';
import { readDeclarations } from '../../src/proof/declared/declarations.ts';
import type { Declared, NamedTypes } from '../../src/proof/declared/declarations.ts';
import { optionMembersOf } from './option-members.ts';
import { RECORDED, SOURCES } from './option-sources.ts';
import type { Declares, Source } from './option-sources.ts';

/** Compares the options and flags of the installed tool with those that are mapped. */
export function namesNotMapped(tool: Tool, installDir: string): string[] {
  const recorded = RECORDED[tool.id];
  if (recorded) return [...recordedFaults(tool, recorded.options), ...unknownFlags(tool, recorded.flags)];
  const source = SOURCES[tool.id];
  if (!source) return [`${tool.name} has no entry in scripts/desk/option-sources.ts.`];
  const packages = path.join(installDir, 'node_modules');
  const flags = flagsOf(source, installDir).filter((flag) => !source.common.includes(flag));
  return [
    ...(source.types ? typeFaults(tool, source.types, packages) : flagFaults(tool, flags)),
    ...unknownFlags(tool, flags),
  ];
}

/** What a tool declares that is only installed where its builds are recorded: its options with all parts, and its flags. */
export function declaredBy(tool: string, installDir: string): Declares {
  const source = SOURCES[tool];
  const packages = path.join(installDir, 'node_modules');
  const names = source?.types?.name.split(' ') ?? [];
  const named = source?.types ? typesIn(source.types, packages) : new Map<string, Declared>();
  return {
    options: [...new Set(names.flatMap((name) => optionsIn(named.get(name), named)))].toSorted(),
    flags: source ? flagsOf(source, installDir).filter((flag) => !source.common.includes(flag)) : [],
  };
}

/** Types may contain themselves; no option is deeper. */
const DEPTH = 5;

function optionsIn(type: Declared | undefined, named: NamedTypes, prefix: readonly string[] = []): string[] {
  if (type === undefined || prefix.length === DEPTH) return [];
  return optionMembersOf(type, named).flatMap((member) => {
    const name = [...prefix, member.key];
    return [name.join('.'), ...optionsIn(member.type, named, name)];
  });
}

function unknownFlags(tool: Pick<Tool, 'name' | 'flags'>, printed: readonly string[]): string[] {
  return printed
    .filter((flag) => !tool.flags.some(({ names }) => names.includes(flag)))
    .map((flag) => `The flag ${flag} of ${tool.name} is not in the list of its flags.`);
}

function typesIn(types: NonNullable<Source['types']>, packages: string): Map<string, Declared> {
  const files = types.files.map((file) => fullName(packages, file));
  const declared = readDeclarations(
    files.map((name) => ({ name, text: readFileSync(path.join(packages, name), 'utf8') })),
  );
  const aliases = Object.entries(types.aliases ?? {}).flatMap(([name, own]) => {
    const type = declared.get(own);
    return type ? [[name, type] as const] : [];
  });
  return new Map([...declared, ...aliases]);
}

function typeFaults(tool: Tool, types: NonNullable<Source['types']>, packages: string): string[] {
  const named = typesIn(types, packages);
  const type = named.get(types.name);
  return type ? optionFaults(tool, type, named) : [`${types.files.join(', ')} declares no ${types.name}.`];
}

/** Compares the options that flags set with those that are mapped. Calls that build nothing are not converted. */
export function flagFaults(
  { name: tool, flags, mappings, isBuild }: Pick<Tool, 'name' | 'flags' | 'mappings' | 'isBuild'>,
  printed: readonly string[],
): string[] {
  const whole = mappings.filter(({ when }) => when === undefined).map(({ name }) => name);
  const isMapped = (option: string) => whole.some((name) => name === option || option.startsWith(`${name}.`));
  const isConverted = (name: string) => isBuild?.([{ name, value: given(true), comments: [] }]) !== false;
  return flags
    .filter(({ names }) => names.some((name) => printed.includes(name)))
    .flatMap(({ option }) => option ?? [])
    .filter((option) => !isMapped(option) && isConverted(option))
    .map((option) => `${tool} has the option ${option}, which nothing maps. Add it to src/desk/tools.`);
}

function fullName(packages: string, file: string): string {
  if (!file.includes('*')) return file;
  const folder = path.posix.dirname(file);
  const [before = '', after = ''] = path.posix.basename(file).split('*');
  const found = readdirSync(path.join(packages, folder)).find(
    (name) => name.startsWith(before) && name.endsWith(after),
  );
  return `${folder}/${found ?? file}`;
}

function flagsOf(
  { program, imports = [], help: ask = '--help', config }: Source,
  installDir: string,
): string[] {
  if (config) writeFileSync(path.join(installDir, config.file), config.text);
  const before = imports.map((file) => `--import=${path.join(installDir, file)}`);
  const args = [...before, path.join(installDir, 'node_modules', program), ...ask.split(' ')];
  const help = execFileSync(process.execPath, args, { encoding: 'utf8', ...(config && { cwd: installDir }) });
  return [...help.matchAll(/(?<=^(?: {2})?(?:-\w, )?|, )--?[a-zA-Z][\w.*-]*/gm)].map(([flag]) => flag);
}

/** Finds the options in a list that neither a mapping is for, nor one for all that they are in. */
export function recordedFaults(
  { name: tool, mappings }: Pick<Tool, 'name' | 'mappings'>,
  options: readonly string[],
): string[] {
  const names = new Set(mappings.map(({ name }) => name.replaceAll('[]', '')));
  // A mapping for some values leaves the others.
  const isWholeName = (name: string) =>
    mappings.some((mapping) => !mapping.when && mapping.name.replaceAll('[]', '') === name);
  const isMapped = (option: string) =>
    option.split('.').some((_, at, parts) => {
      const before = parts.slice(0, at + 1).join('.');
      return isWholeName(before) || (at < parts.length - 1 && isWholeName(`${before}.*`));
    }) || [...names].some((name) => name.startsWith(`${option}.`));
  return options
    .filter((option) => !isMapped(option))
    .map((option) => `${tool} has the option ${option}, which nothing maps. Add it to src/desk/tools.`);
}

/** Compares the options that a type declares, with all their parts, with those that are mapped. */
export function optionFaults(
  { name: tool, mappings }: Pick<Tool, 'name' | 'mappings'>,
  type: Declared,
  named: NamedTypes,
): string[] {
  // What is in a list may also be there alone.
  const plain = mappings.map(({ name, when }) => ({ name: name.replaceAll('[]', ''), when }));
  const names = [...new Set(plain.map(({ name }) => name))];
  // A mapping for some values leaves the others, and an object that it does not take is converted part by part.
  const whole = new Set(plain.filter(({ when }) => when === undefined).map(({ name }) => name));
  return [
    ...[...new Set(notMapped(type, ''))].map(
      (option) => `${tool} has the option ${option}, which nothing maps. Add it to src/desk/tools.`,
    ),
    ...names
      .filter((name) => !isDeclared(name.replace(/\.\*$/, '').split('.'), type))
      .map((name) => `${tool} has no option ${name}, which a mapping is for.`),
  ];

  function notMapped(parent: Declared, prefix: string): string[] {
    return optionMembersOf(parent, named).flatMap((member) => {
      const name = prefix + member.key;
      if (whole.has(name) || whole.has(`${prefix}*`)) return [];
      const isInParts = names.some((one) => one.startsWith(`${name}.`));
      return isInParts ? notMapped(member.type, `${name}.`) : [name];
    });
  }

  function isDeclared([key, ...rest]: readonly string[], parent: Declared): boolean {
    const members = optionMembersOf(parent, named).filter((member) => member.key === key);
    return members.some((member) => rest.length === 0 || isDeclared(rest, member.type));
  }
}
