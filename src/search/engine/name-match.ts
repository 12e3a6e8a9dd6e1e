/** For each term, the places of the query words that it may mean, as bits. Stop words have no place. */
export interface Meanings {
  places: ReadonlyMap<string, number>;
  /** Number of words that have a place. */
  count: number;
}

/**
 * Rates how well the nearest of a record's names fits the query, in any order of words: the share of the query that
 * is in the name, times the share of the name that is in the query.
 */
export function nameMatch(names: readonly string[][], { places, count }: Meanings): number {
  let best = 0;
  for (const name of names) {
    let found = 0;
    let meant = 0;
    for (const term of name) {
      const bits = places.get(term);
      if (!bits) continue;
      found++;
      meant |= bits;
    }
    let words = 0;
    for (; meant; meant &= meant - 1) words++;
    if (found) best = Math.max(best, (words / count) * (found / name.length));
  }
  return best;
}
