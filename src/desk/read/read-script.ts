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
  /** The flag about the configuration file. */
  file: FileFlag | undefined;
  /** Flags that the tool does not have. */
  unknown: string[];
}

export interface FileFlag {
  /** As its author wrote it: `--config other.ts`. */
  code: string;
  /** The path from the folder of the project; undefined if no file is read. */
  name: string | undefined;
}

export interface KeptFlag {
  /** As its author wrote it: `-w src`. */
  code: string;
  /** The same of `rslib`: `--watch`. */
  rslib: string;
  /** Whether it has a value, which that of `rslib` does not take. */
  hasValue: boolean;
}

/** Finds the calls of a tool in a script. */
export function readScript(
  script: string,
  { programs, flags }: Pick<Tool<never>, 'programs' | 'flags'>,
): ToolCall[] {
  const calls = commandsIn(script)
    .filter(({ program }) => programs.includes(program.value.split('/').at(-1) ?? ''))
    .map(({ program, args, ...command }): ToolCall => ({
      ...command,
      from: program.from,
      to: (args.at(-1) ?? program).to,
      ...readWords(args, flags),
    }));
  // A command in an argument of the tool itself is part of its call.
  return calls.filter((call, at) => !calls.slice(0, at).some(({ to }) => call.from < to));
}

export function isWatching({ kept }: Pick<ToolCall, 'kept'>): boolean {
  return kept.some(({ rslib }) => rslib === '--watch');
}

function readWords(words: readonly Word[], flags: readonly Flag[]): ReadFlags {
  const found = new Map<string, SettingEntry>();
  const kept: KeptFlag[] = [];
  const unknown: string[] = [];
  let file: FileFlag | undefined;
  const files: Setting[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (!word.value.startsWith('-')) {
      files.push(setting(word.value, word.text));
      continue;
    }
    const [name = '', ...inline] = word.value.split('=');
    const { flag, key } = flagNamed(name, flags) ?? {};
    const next = words[at + 1];
    const takesNext = flag?.value !== undefined && inline.length === 0 && next && !next.value.startsWith('-');
    const value = inline.length > 0 ? inline.join('=') : takesNext ? next.value : undefined;
    if (takesNext) at++;
    const code = takesNext ? `${word.text} ${next.text}` : word.text;
    if (!flag) unknown.push(word.text);
    else if (flag.file) file = { code, name: value?.replace(/^\.\//, '') };
    else if (flag.rslib !== undefined) kept.push({ code, rslib: flag.rslib, hasValue: value !== undefined });
    else if (flag.option !== undefined) put(flag.option.replace('*', key ?? ''), flag, code, value);
  }
  if (files.length > 0 && !found.has('entry'))
    found.set('entry', {
      name: 'entry',
      value: { kind: 'list', items: files, code: files.map(({ code }) => code).join(' '), line: 1 },
      comments: [],
      label: files.map(({ code }) => code).join(' '),
    });
  return { options: [...found.values()], kept, file, unknown };

  function put(path: string, flag: Flag, code: string, value: string | undefined): void {
    const [option = '', ...rest] = path.split('.');
    const part = rest.join('.');
    const own = valueOf(flag, value, code);
    const before = found.get(option)?.value;
    if (part === '')
      found.set(option, { name: option, value: joined(before, own), comments: [], label: code });
    else {
      const entries = before?.kind === 'object' ? before.entries : [];
      const whole: Setting = {
        kind: 'object',
        entries: [...entries, { name: part, value: own, comments: [], label: code }],
        code,
        line: 1,
      };
      found.set(option, { name: option, value: whole, comments: [], label: code });
    }
  }
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
  const items = value.split(',');
  if (flag.value === 'list')
    return { kind: 'list', items: items.map((item) => setting(item, item)), code, line: 1 };
  if (flag.value !== 'pairs') return setting(value, code);
  const entries = items.map((item): SettingEntry => {
    const [name = '', inner = ''] = item.split('=');
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
