/** A command-line option as `rslib build --help` lists it. */
export interface Flag {
  /** All spellings, such as `-w` and `--watch`, including a `--no-` form if the help names one. */
  names: string[];
  /** What the help says applies without it. */
  default: string | undefined;
}

/** The commands of the command line with their flags. The first is the default. */
export type Commands = ReadonlyMap<string, readonly Flag[]>;

/** A call of `rslib` in a line of text. */
export interface Call {
  command: string;
  flags: string[];
}

export function readFlags(help: string): Flag[] {
  return help.split('\n').flatMap((line) => {
    const [, listed] = /^ {2}(-[^ ,]+(?:,? --[^ ,]+)*)/.exec(line) ?? [];
    if (listed === undefined) return [];
    const disabling = /\(use (--no-[\w-]+) to disable\)/.exec(line)?.[1];
    const names = [...listed.split(/,? /), ...(disabling === undefined ? [] : [disabling])];
    return [{ names, default: /\(default: ([^)]+)\)/.exec(line)?.[1] }];
  });
}

/** Finds the flag of an option, which is its last word with dashes: `lib.autoExtension` has `--auto-extension`. */
export function flagOf(option: string, flags: readonly Flag[]): Flag | undefined {
  return flags.find(({ names }) => names.includes(dashed(option)));
}

/** A flag may shorten the name of its option: `--clean` is for `output.cleanDistPath`. */
export function isFlagFor(flag: string, option: string): boolean {
  return `${dashed(option)}-`.startsWith(`${flag.replace(/^--no-/, '--')}-`);
}

/** The calls of `rslib` in a command line, or in the scripts of a `package.json`. */
export function callsIn(line: string, commands: Commands): Call[] {
  const [first = ''] = commands.keys();
  return line.split(/&&|[|;#"]/).flatMap((part) => {
    const words = part.trim().split(/\s+/);
    const [next, ...rest] = words.slice(words.indexOf('rslib') + 1);
    if (!words.includes('rslib') || next === undefined) return [];
    const isCommand = commands.has(next);
    return [{ command: isCommand ? next : first, flags: flagsIn(isCommand ? rest : [next, ...rest]) }];
  });
}

/** Two flags for `-w, --watch`, one for `--entry <entry>` or `--entry=x`. */
export function flagsIn(words: readonly string[]): string[] {
  return words.flatMap((word) => /^--?[a-z][\w-]*/i.exec(word)?.[0] ?? []);
}

function dashed(option: string): string {
  const last = option.split('.').at(-1) ?? '';
  return `--${last.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
