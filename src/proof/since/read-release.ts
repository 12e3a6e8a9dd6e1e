import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseFacts } from '../model/releases.ts';
import type { DeclarationFile } from '../declared/declarations.ts';
import { declaredOptions, isOptionOfRslib } from '../declared/declared-options.ts';
import { readFlags } from '../declared/flags.ts';
import { exportsOf } from './api-names.ts';

export type NamedFacts = ReadonlyMap<string, ReleaseFacts>;

/** Where releases keep the types of the configuration. */
const CONFIG_FILES = ['types/config.d.ts', 'types/config/index.d.ts'];
/** Commander lists this command by itself. */
const HELP_COMMAND = 'help';

/** Reads the options that Rslib itself declares, and what it exports. Options of Rsbuild have their own history. */
export function readDeclared(packageDir: string): { options: NamedFacts; api: NamedFacts } {
  const types = path.join(packageDir, 'dist-types');
  const config = CONFIG_FILES.map((name) => path.join(types, name)).find((file) => existsSync(file));
  if (config === undefined)
    throw new Error(`The types of the configuration are in none of ${CONFIG_FILES.join(', ')}.`);
  return {
    options: optionsIn([{ name: config, text: readFileSync(config, 'utf8') }]),
    api: exportsOf(path.join(types, 'index.d.ts')),
  };
}

function optionsIn(files: readonly DeclarationFile[]): NamedFacts {
  const own = declaredOptions(files).filter(isOptionOfRslib);
  return new Map(
    own.map(({ name, types, defaultTag, isDeprecated }) => [
      name,
      {
        ...(types.at(-1) !== '' && { type: types.at(-1) }),
        ...(defaultTag !== undefined && { default: defaultTag }),
        ...(isDeprecated && { isDeprecated }),
      },
    ]),
  );
}

/** The commands that the help of the program lists, without the one for help. */
export function commandsIn(help: string): string[] {
  const [, listed = ''] = /^Commands:\n((?: {2}.*\n)+)/m.exec(help) ?? [];
  return [...listed.matchAll(/^ {2}([a-z][\w-]*)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== HELP_COMMAND);
}

/**
 * Every spelling of every flag, with the commands that accept it. `helps` holds the help of each command; the one of
 * the program itself, under an empty name, only adds flags that no command has.
 */
export function flagsOf(helps: Readonly<Record<string, string>>): NamedFacts {
  const found = new Map<string, { commands: string[]; default: string | undefined }>();
  for (const [command, help] of Object.entries(helps)) {
    if (command === '') continue;
    for (const { name, ...flag } of flagsIn(help))
      found.set(name, { ...flag, commands: [...(found.get(name)?.commands ?? []), command] });
  }
  for (const { name, ...flag } of flagsIn(helps[''] ?? ''))
    if (!found.has(name)) found.set(name, { ...flag, commands: ['rslib'] });
  return new Map(
    [...found].map(([name, flag]) => [
      name,
      {
        type: flag.commands.sort().join(', '),
        ...(flag.default !== undefined && { default: flag.default }),
      },
    ]),
  );
}

function flagsIn(help: string): { name: string; default: string | undefined }[] {
  return readFlags(help).flatMap((flag) => flag.names.map((name) => ({ name, default: flag.default })));
}
