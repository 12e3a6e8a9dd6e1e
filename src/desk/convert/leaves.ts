import { optionName } from '../model/setting.ts';
import type { Setting, SettingEntry } from '../model/setting.ts';

export interface Leaf {
  name: string;
  setting: Setting;
  comments: string[];
  label: string | undefined;
}

/** Lists the options in a value, down to those that are not objects. A list is one, unless objects are in it. */
export function leavesOf({ name, ...entry }: SettingEntry, parents: readonly string[] = []): Leaf[] {
  const { value, comments, label } = entry;
  const path = [...parents, name];
  const inner = partsOf(value);
  if (inner.length === 0) return [{ name: optionName(path), setting: value, comments, label }];
  const leaves = inner.flatMap((one) => leavesOf(one, path));
  return leaves.map((leaf, at) => (at === 0 ? { ...leaf, comments: [...comments, ...leaf.comments] } : leaf));
}

function partsOf(value: Setting): SettingEntry[] {
  if (value.kind === 'object') return value.entries;
  return value.kind === 'list' && value.items.some(({ kind }) => kind === 'object')
    ? value.items.map((item, at) => ({ name: `[${at}]`, value: item, comments: [] }))
    : [];
}

/** Lists what has no effect in a value, because a later value has the same name. */
export function replacedIn(
  value: Setting,
  parents: readonly string[] = [],
): { entry: SettingEntry; parents: readonly string[] }[] {
  const own = value.kind === 'object' ? (value.replaced ?? []) : [];
  return [
    ...own.map((entry) => ({ entry, parents })),
    ...[...partsOf(value), ...own].flatMap((part) => replacedIn(part.value, [...parents, part.name])),
  ];
}
