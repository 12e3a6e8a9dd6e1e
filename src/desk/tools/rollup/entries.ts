import { stringRecordOf, stringsOf } from '../../model/setting.ts';
import type { Setting } from '../../model/setting.ts';
import { namedByFile, relative } from '../shared/entries.ts';

/** The entry points by the names of their files; undefined if they are code. `name` is that of a single one. */
export function entriesOf(setting: Setting | undefined, name?: string): Record<string, string> | undefined {
  const record = stringRecordOf(setting);
  const listed = stringsOf(setting);
  const named = record ?? (listed && namedByFile(listed));
  const entries = Object.entries(named ?? {}).map(([own, file]): [string, string] => [own, relative(file)]);
  if (entries.length === 0) return undefined;
  const isNamed = entries.length === 1 && name !== undefined;
  return Object.fromEntries(isNamed ? entries.map(([, file]) => [name, file]) : entries);
}
