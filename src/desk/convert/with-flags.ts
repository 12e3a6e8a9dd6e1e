import type { Setting, SettingEntry } from '../model/setting.ts';

interface WithFlags {
  entries: SettingEntry[];
  /** What flags replace, with the flag. */
  overridden: { entry: SettingEntry; parents: readonly string[]; by: string }[];
}

/**
 * Sets the options that flags of the command line set. In an object, and in each object of a list, they replace only
 * what they name.
 */
export function withFlags(
  config: readonly SettingEntry[],
  flags: readonly SettingEntry[],
  parents: readonly string[] = [],
): WithFlags {
  const overridden: WithFlags['overridden'] = [];
  const entries = config.flatMap((entry): SettingEntry[] => {
    const flag = flags.find(({ name }) => name === entry.name);
    if (!flag) return [entry];
    const value = joined(entry.value, flag.value, [...parents, entry.name]);
    if (value) return [{ ...entry, value }];
    overridden.push({ entry, parents, by: flag.label ?? flag.name });
    return [];
  });
  const rest = flags.filter(({ name }) => !entries.some((entry) => entry.name === name));
  return { entries: [...entries, ...rest], overridden };

  function joined(value: Setting, flag: Setting, path: readonly string[]): Setting | undefined {
    if (flag.kind !== 'object') return undefined;
    if (value.kind === 'object') {
      const result = withFlags(value.entries, flag.entries, path);
      overridden.push(...result.overridden);
      return { ...value, entries: result.entries };
    }
    if (value.kind !== 'list' || !value.items.every(({ kind }) => kind === 'object')) return undefined;
    const items = value.items.map((item, at) => joined(item, flag, [...path, `[${at}]`]));
    return { ...value, items: items.filter((item) => item !== undefined) };
  }
}
