import { synonymTable, type Synonyms } from '../../src/search/engine/synonyms.ts';

/** Sums of the same numbers in another order differ by less. */
const ROUNDING = 1e-9;

/**
 * Returns the groups of synonyms without which the answers are as good as with all of them. Without a group, it asks only
 * the queries for which the search has looked up one of its words: for all others nothing is different.
 */
export function idleSynonyms<Query>(
  groups: readonly string[],
  asked: readonly Query[],
  worthOf: (query: Query, synonyms: Synonyms) => number,
): string[] {
  const all = synonymTable(groups);
  const outcomes = asked.map((query) => {
    const recording = new RecordingMap(all);
    return { query, worth: worthOf(query, recording), lookedUp: recording.lookedUp };
  });
  return groups.filter((group) => {
    const words = [...synonymTable([group]).keys()];
    const others = synonymTable(groups.filter((other) => other !== group));
    const change = outcomes
      .filter(({ lookedUp }) => words.some((word) => lookedUp.has(word)))
      .reduce((sum, { query, worth }) => sum + worthOf(query, others) - worth, 0);
    return change > -ROUNDING;
  });
}

/** Remembers what was looked up. */
class RecordingMap<Value> extends Map<string, Value> {
  readonly lookedUp = new Set<string>();

  override get(key: string): Value | undefined {
    this.lookedUp.add(key);
    return super.get(key);
  }
}
