import { baseForm } from './base-form.ts';

/** Words of the trade that mean the same, one group per line. `npm run search:quality` finds groups that no query needs. */
export const SYNONYM_GROUPS = `
config configuration settings
declaration dts typings types
folder directory
minify compress shrink smaller
remove lost gone missing dropped stripped disappear
wipe delete clean erase`
  .trim()
  .split('\n');

/** Groups of words by the base form of each word. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

export function synonymTable(groups: readonly string[]): Synonyms {
  const table = new Map<string, readonly string[]>();
  for (const group of groups) {
    const words = group.split(' ');
    for (const word of words) table.set(baseForm(word), words);
  }
  return table;
}

/** The other words of a word's group, whatever its ending; none for most words. */
export function synonymsOf(table: Synonyms, word: string): readonly string[] {
  return (table.get(baseForm(word)) ?? []).filter((other) => other !== word);
}
