/** A command-line option as `rslib build --help` lists it. */
export interface Flag {
  /** All spellings, as `-w` and `--watch`; with a `--no-` form where the help names one. */
  names: string[];
}

export function readFlags(help: string): Flag[] {
  return help.split('\n').flatMap((line) => {
    const [, listed] = /^ {2}(-[^ ,]+(?:, --[^ ,]+)*)/.exec(line) ?? [];
    if (listed === undefined) return [];
    const disabling = /\(use (--no-[\w-]+) to disable\)/.exec(line)?.[1];
    return [{ names: [...listed.split(', '), ...(disabling === undefined ? [] : [disabling])] }];
  });
}

/** The flag for an option is its last word in dashes: `lib.autoExtension` is `--auto-extension`. */
export function flagOf(option: string, flags: readonly Flag[]): Flag | undefined {
  const last = option.split('.').at(-1) ?? '';
  const dashed = `--${last.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return flags.find(({ names }) => names.includes(dashed));
}
