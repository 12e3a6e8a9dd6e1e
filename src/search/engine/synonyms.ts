import { baseForm } from './base-form.ts';

/** Words of the trade that mean the same, one group per line. `npm run search:quality` finds groups that no query needs. */
const GROUPS = `
shebang hashbang
config configuration settings
declaration dts typings types
commonjs cjs
remove lost gone missing dropped stripped disappear
picture image images
several multiple many`;

/** Each group by the base forms of its words. */
export const SYNONYMS = new Map<string, readonly string[]>();
for (const line of GROUPS.trim().split('\n')) {
  const words = line.split(' ');
  for (const word of words) SYNONYMS.set(baseForm(word), words);
}

/** Returns the other words of a word's group, whatever its ending; none for most words. */
export function synonymsOf(word: string): readonly string[] {
  return (SYNONYMS.get(baseForm(word)) ?? []).filter((other) => other !== word);
}
