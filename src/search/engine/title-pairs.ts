/** For each term, the places of the query words that it may mean, as bits. Stop words have no place. */
export interface Meanings {
  places: ReadonlyMap<string, number>;
  /** Number of words that have a place. */
  count: number;
}

/** Words this close belong together: "path alias" in "Aliases for paths". */
const FARTHEST = 3;

/** Returns the share of adjacent words of a query that are near each other in the titles, in any order. */
export function titlePairs(titles: readonly string[], { places, count }: Meanings): number {
  if (count < 2) return 0;
  const lastSeen: number[] = [];
  const found = new Set<number>();
  for (const [at, term] of titles.entries()) {
    const bits = places.get(term) ?? 0;
    for (let place = 0; bits >>> place; place++) {
      if (((bits >>> place) & 1) === 0) continue;
      lastSeen[place] = at;
      for (const other of [place - 1, place + 1]) {
        const distance = at - (lastSeen[other] ?? -Infinity);
        if (distance > 0 && distance <= FARTHEST) found.add(Math.min(place, other));
      }
    }
  }
  return found.size / (count - 1);
}
