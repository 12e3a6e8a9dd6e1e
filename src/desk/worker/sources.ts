import type { ObjectSetting, Setting } from '../model/setting.ts';
import { entryOf, stringsOf } from '../model/setting.ts';
import { readConfigFile } from '../read/read-config.ts';

/** What Rslib looks for without `source.entry`. */
const DEFAULT = 'src/index.ts';
/** A plain path within the project; patterns name no file. */
const PATH = /^(?:\.\/)?((?:[\w@+-][\w@.+-]*\/)*[\w@+-][\w@.+-]*)$/;
/** A reader pastes into a few files, not into hundreds. */
const MOST = 20;

/** The files that a configuration of Rslib names as entries, as far as their names can be read. */
export function sourcesOf(config: string): string[] {
  const read = readConfigFile(config, { packageNames: ['@rslib/core'] });
  const [whole] = read.kind === 'read' ? read.file.configs : [];
  if (!whole) return [];
  const lib = entryOf(whole, 'lib');
  const items = lib?.kind === 'list' ? lib.items : [];
  const named = [whole, ...items].flatMap(entriesIn).flatMap((name) => PATH.exec(name)?.[1] ?? []);
  const files = [...new Set(named)];
  // A file cannot be the folder of another one.
  const distinct = files.filter((file) => !files.some((other) => other.startsWith(`${file}/`)));
  return distinct.length > 0 ? distinct.slice(0, MOST) : [DEFAULT];
}

function entriesIn(setting: Setting): string[] {
  const source = setting.kind === 'object' ? entryOf(setting, 'source') : undefined;
  const entry = source?.kind === 'object' ? entryOf(source, 'entry') : undefined;
  return entry?.kind === 'object' ? namesIn(entry) : [];
}

function namesIn({ entries }: ObjectSetting): string[] {
  return entries.flatMap(({ value }) =>
    value.kind === 'object' ? (stringsOf(entryOf(value, 'import')) ?? []) : (stringsOf(value) ?? []),
  );
}
