import { SYNONYMS } from '../../src/search/engine/synonyms.ts';

/** Returns the groups of synonyms without which the quality, measured anew, is as good as with all of them. */
export function idleSynonyms(quality: () => number): string[] {
  const all = [...SYNONYMS];
  const best = quality();
  return [...new Set(SYNONYMS.values())].flatMap((group) => {
    for (const [word, words] of all) if (words === group) SYNONYMS.delete(word);
    const without = quality();
    for (const [word, words] of all) SYNONYMS.set(word, words);
    return without < best ? [] : group.join(' ');
  });
}
