import type { Literal, Setting, SettingEntry } from '../model/setting.ts';
import type { Flag, Tool } from '../model/tool.ts';
import { commandsIn } from './script-commands.ts';
import type { Command, Word } from './script-commands.ts';

/** A call of a tool in a script of `package.json`. */
export interface ToolCall extends Omit<Command, 'program' | 'args'>, ReadFlags {
  /** Where it is in the script, from the program to its last argument. */
  from: number;
  to: number;
}

interface ReadFlags {
  /** The options that its flags and arguments set. */
  options: SettingEntry[];
  /** The flags that `rslib` has too. */
  kept: KeptFlag[];
  /** The flags that `rslib` has not, with what to do. */
  left: { code: string; instead: string }[];
  /** The flag about the configuration file. */
  file: FileFlag | undefined;
  /** Flags that the tool does not have. */
  unknown: string[];
}

export interface FileFlag {
  /** As its author wrote it: `--config other.ts`. */
  code: string;
  /** The path from the folder of the project; undefined if no file is read, or the usual one. */
  name: string | undefined;
  /** It is the one that is found by its name. */
  isUsual?: true;
}

export interface KeptFlag {
  /** As its author wrote it: `-w src`. */
  code: string;
  /** The same of `rslib`: `--watch`. */
  rslib: string;
  /** Whether it has a value, which that of `rslib` does not take. */
  hasValue: boolean;
}

/** How a tool is called. */
export type CommandLine = Pick<Tool<never>, 'programs' | 'flags'> &
  Partial<Pick<Tool, 'commands' | 'positional' | 'isBuild'>>;

/** Finds the calls of a tool in a script. */
export function readScript(
  script: string,
  { programs, commands = [''], flags, positional, isBuild }: CommandLine,
): ToolCall[] {
  const calls = commandsIn(script)
    .filter(({ program }) => programs.includes(program.value.split('/').at(-1) ?? ''))
    .flatMap(({ program, args, ...command }): ToolCall[] => {
      const isCommand = args.length > 0 && commands.includes(args[0]!.value);
      if (!isCommand && !commands.includes('')) return [];
      const words = readWords(isCommand ? args.slice(1) : args, flags, positional);
      if (isBuild?.(words.options) === false) return [];
      return [{ ...command, from: program.from, to: (args.at(-1) ?? program).to, ...words }];
    });
  // A command in an argument of the tool itself is part of its call.
  return calls.filter((call, at) => !calls.slice(0, at).some(({ to }) => call.from < to));
}

export function isWatching({ kept }: Pick<ToolCall, 'kept'>): boolean {
  return kept.some(({ rslib }) => rslib === '--watch');
}

function readWords(
  words: readonly Word[],
  flags: readonly Flag[],
  positional: string | undefined,
): ReadFlags {
  const found = new Map<string, SettingEntry>();
  const kept: KeptFlag[] = [];
  const left: ReadFlags['left'] = [];
  const unknown: string[] = [];
  let file: FileFlag | undefined;
  const files: Setting[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (!word.value.startsWith('-')) {
      if (positional === undefined) unknown.push(word.text);
      else files.push(setting(word.value, word.text));
      continue;
    }
    const [name = '', ...inline] = word.value.split('=');
    const { flag, key } = flagNamed(name, flags) ?? {};
    const next = words[at + 1];
    const takesNext = inline.length === 0 && next && flag && isValueOf(flag, next.value);
    const value = inline.length > 0 ? inline.join('=') : takesNext ? next.value : undefined;
    if (takesNext) at++;
    const code = takesNext ? `${word.text} ${next.text}` : word.text;
    if (!flag) unknown.push(word.text);
    else if (flag.file)
      file = {
        code,
        name: value && fileNamed(value, flag),
        ...(value === undefined && flag.isOptional && { isUsual: true }),
      };
    else if (flag.rslib !== undefined) kept.push({ code, rslib: flag.rslib, hasValue: value !== undefined });
    else if (flag.instead !== undefined) left.push({ code, instead: flag.instead });
    else if (flag.option !== undefined) put(partsOf(flag.option, key), flag, code, value);
  }
  if (positional !== undefined && files.length > 0 && !found.has(positional))
    found.set(positional, {
      name: positional,
      value: { kind: 'list', items: files, code: files.map(({ code }) => code).join(' '), line: 1 },
      comments: [],
      label: files.map(({ code }) => code).join(' '),
    });
  return { options: [...found.values()], kept, left, file, unknown };

  function put(path: readonly string[], flag: Flag, code: string, value: string | undefined): void {
    const [option = '', ...rest] = path;
    const own = valueOf(flag, value, code);
    found.set(
      option,
      withPart(found.get(option)?.value, { name: option, value: own, comments: [], label: code }, rest),
    );
  }
}

/** Sets a part of an option, or with an empty path all of it. */
function withPart(before: Setting | undefined, entry: SettingEntry, path: readonly string[]): SettingEntry {
  const { value, label = '' } = entry;
  const [name, ...rest] = path;
  if (name === undefined) return { ...entry, value: joined(before, value) };
  const entries = before?.kind === 'object' ? before.entries : [];
  const part = withPart(entries.find((one) => one.name === name)?.value, { ...entry, name }, rest);
  const others = entries.filter((one) => one.name !== name);
  return { ...entry, value: { kind: 'object', entries: [...others, part], code: label, line: 1 } };
}

function isValueOf(flag: Flag, word: string): boolean {
  if (flag.value === 'switch') return /^(?:true|false)$/.test(word);
  return flag.value !== undefined && !word.startsWith('-');
}

/** The option with its parents. What `*` is for is one name, whatever is in it. */
function partsOf(option: string, key = ''): string[] {
  return option.split('.').map((part) => part.replace('*', key));
}

/** The path from the folder of the project. */
function fileNamed(value: string, { folderFile }: Flag): string {
  const plain = value.replace(/^\.(?:\/|$)/, '');
  if (folderFile === undefined || plain.endsWith('.json')) return plain;
  return plain === '' ? folderFile : `${plain.replace(/\/$/, '')}/${folderFile}`;
}

/** Finds the flag, and what `*` in its name is for. */
function flagNamed(
  name: string,
  flags: readonly Flag[],
): { flag: Flag; key: string | undefined } | undefined {
  for (const flag of flags)
    for (const spelling of flag.names) {
      if (spelling === name) return { flag, key: undefined };
      if (spelling.endsWith('*') && name.startsWith(spelling.slice(0, -1)))
        return { flag, key: name.slice(spelling.length - 1) };
    }
  return undefined;
}

const setting = (value: Literal, code: string): Setting => ({ kind: 'literal', value, code, line: 1 });

function valueOf(flag: Flag, value: string | undefined, code: string): Setting {
  if (value === undefined) return setting(flag.sets ?? true, code);
  if (flag.value === 'switch') return setting(value === 'true', code);
  const items = value.split(',');
  if (flag.value === 'list')
    return { kind: 'list', items: items.map((item) => setting(item, item)), code, line: 1 };
  if (flag.value !== 'pairs') return setting(value, code);
  const entries = items.map((item): SettingEntry => {
    const [name = '', inner = ''] = item.split(/[=:]/);
    return { name, value: setting(inner, inner), comments: [] };
  });
  return { kind: 'object', entries, code, line: 1 };
}

/** A flag may be repeated, and an object flag may follow the switch for it. */
function joined(before: Setting | undefined, own: Setting): Setting {
  if (before?.kind === 'list' && own.kind === 'list')
    return { ...own, items: [...before.items, ...own.items] };
  if (before?.kind !== 'object') return own;
  if (own.kind === 'object') return { ...own, entries: [...before.entries, ...own.entries] };
  return before;
}
