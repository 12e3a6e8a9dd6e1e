import type { Literal, Setting, SettingEntry } from '../model/setting.ts';
import type { Flag, Tool } from '../model/tool.ts';

/** A call of a tool in a script of `package.json`. */
export interface ToolCall {
  /** Where it is in the script, from the program to its last argument. */
  from: number;
  to: number;
  program: string;
  /** The options that its flags and arguments set. */
  options: SettingEntry[];
  /** The flags for `rslib` instead. */
  flags: string[];
  /** Flags that the tool does not have. */
  unknown: string[];
}

interface Word {
  text: string;
  /** Without quotes. */
  value: string;
  from: number;
  to: number;
}

const WORD = /(?:[^\s"'&|;]|"(?:[^"\\]|\\.)*"|'[^']*')+/g;
const BETWEEN_COMMANDS = /[&|;]/;

/** Finds the calls of a tool in a script. */
export function readScript(
  script: string,
  { programs, flags }: Pick<Tool<never>, 'programs' | 'flags'>,
): ToolCall[] {
  const words = [...script.matchAll(WORD)].map(({ 0: text, index }): Word => ({
    text,
    value: text.replaceAll(/^['"]|['"]$|(?<==)['"]/g, ''),
    from: index,
    to: index + text.length,
  }));
  return words.flatMap((word, at) => {
    const program = word.value.split('/').at(-1) ?? '';
    if (!programs.includes(program) || !isCommand(words, at, script)) return [];
    const rest = words.slice(at + 1);
    const end = rest.findIndex(({ from }, index) =>
      BETWEEN_COMMANDS.test(script.slice((rest[index - 1] ?? word).to, from)),
    );
    const own = end === -1 ? rest : rest.slice(0, end);
    return [{ from: word.from, to: (own.at(-1) ?? word).to, program, ...readWords(own, flags) }];
  });
}

/** Whether a word is a program rather than the argument of one. */
function isCommand(words: readonly Word[], at: number, script: string): boolean {
  const before = words[at - 1];
  if (!before || BETWEEN_COMMANDS.test(script.slice(before.to, words[at]!.from))) return true;
  const isStarter = /^(?:npx|bunx|pnpx|exec|dlx|pnpm|yarn|bun|cross-env|dotenv|--|\w+=.*)$/.test(
    before.value,
  );
  return isStarter && isCommand(words, at - 1, script);
}

function readWords(
  words: readonly Word[],
  flags: readonly Flag[],
): Pick<ToolCall, 'options' | 'flags' | 'unknown'> {
  const found = new Map<string, SettingEntry>();
  const kept: string[] = [];
  const unknown: string[] = [];
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
    if (!flag) unknown.push(word.text);
    else if (flag.rslib !== undefined) kept.push(flag.rslib);
    else if (flag.option !== undefined)
      put(
        flag.option.replace('*', key ?? ''),
        flag,
        takesNext ? `${word.text} ${next.text}` : word.text,
        value,
      );
  }
  if (files.length > 0 && !found.has('entry'))
    found.set('entry', {
      name: 'entry',
      value: { kind: 'list', items: files, code: files.map(({ code }) => code).join(' '), line: 1 },
      comments: [],
      label: files.map(({ code }) => code).join(' '),
    });
  return { options: [...found.values()], flags: kept.filter((flag) => flag !== ''), unknown };

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
