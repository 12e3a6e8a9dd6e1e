import { isPhrase } from '../../src/model/search-index.ts';
import type { SearchRecord } from '../../src/model/search.ts';
import { createEngine } from '../../src/search/engine/engine.ts';
import { STOP_WORDS } from '../../src/search/engine/query-words.ts';
import { tokensOf } from '../../src/search/engine/tokenize.ts';
import { searchAsShown } from '../../tests/search-quality/as-readers-see.ts';
import { answers, ask } from '../../tests/search-quality/measure.ts';
import type { QualityQuery } from '../../tests/search-quality/queries.ts';

/** A word that is spelled like code, a package or an abbreviation. */
const IDENTIFIER = /\S[A-Z]|[._@/\\\d-]/;

interface Name {
  /** Position of the record that has the name. */
  record: number;
  name: string;
}

interface RankedName extends Name {
  /** What the queries lose without it, in reciprocal places; 0 if they are answered as well without it. */
  worth: number;
}

/** Returns the records with these names only. */
export function withNames(records: readonly SearchRecord[], names: Iterable<Name>): SearchRecord[] {
  const kept = records.map(() => new Set<string>());
  for (const { record, name } of names) kept[record]!.add(name);
  return records.map((record, at) => ({
    ...record,
    aliases: (record.aliases ?? []).filter((name) => kept[at]!.has(name)),
  }));
}

/**
 * Ranks the names of all records, the best first: those that some query needs, then short names and identifiers, then
 * phrases, each by how much of them the queries contain; phrases with a word that nobody typed are last. In each round,
 * every record loses one name, and gets it back if a query that expects it gets worse. Names that no query needs are
 * taken away for good before the next round, so of two that do the same one stays.
 */
export function rankNames(records: readonly SearchRecord[], asked: readonly QualityQuery[]): RankedName[] {
  const { typed, hasUnknownWord } = typicalOf(asked);
  const names: RankedName[] = records.flatMap(({ aliases = [] }, record) =>
    [...new Set(aliases)].map((name) => ({ record, name, worth: 0 })),
  );
  const left = new Set(names);
  const placesOf = (queries: readonly QualityQuery[]): number[] => {
    const engine = createEngine(withNames(records, left));
    return ask(queries, (query) => searchAsShown(engine, query)).map(({ place }) => (place ? 1 / place : 0));
  };
  const isExpected = (query: QualityQuery, { record }: RankedName): boolean =>
    query.expect.some((address) => answers(records[record]!.objectID, address));
  const hasWordOf = ({ query }: QualityQuery, { name }: RankedName): boolean => {
    const words = meantWords(query);
    return meantWords(name).some((word) => words.includes(word));
  };
  let before = placesOf(asked);
  /** Takes the names away, and gives those back that queries need. */
  const tryWithout = (batch: readonly RankedName[]): void => {
    for (const name of batch) left.delete(name);
    const after = placesOf(asked);
    let worse = asked.map((query, at) => ({ query, at })).filter(({ at }) => after[at]! < before[at]!);
    for (const isNeededBy of [
      (query: QualityQuery, name: RankedName) => isExpected(query, name) && hasWordOf(query, name),
      isExpected,
      hasWordOf,
    ]) {
      if (worse.length === 0) break;
      for (const { query, at } of worse)
        for (const name of batch) {
          if (!isNeededBy(query, name)) continue;
          name.worth += before[at]! - after[at]!;
          left.add(name);
        }
      const places = placesOf(worse.map(({ query }) => query));
      worse.forEach(({ at }, number) => (after[at] = places[number]!));
      worse = worse.filter(({ at }) => after[at]! < before[at]!);
    }
    before = after;
  };
  const byTyped = names.toSorted((a, b) => typed(a.name) - typed(b.name));
  for (const batch of batches(byTyped, ({ record }) => record)) tryWithout(batch);
  // A query may have kept several names of a page.
  const pageOf = ({ record }: RankedName): string => records[record]!.objectID.replace(/#.*/, '');
  const kept = byTyped.filter((name) => left.has(name));
  for (const name of kept) name.worth = 0;
  for (const batch of batches(kept, pageOf)) tryWithout(batch);
  const kindOf = ({ name }: RankedName): number =>
    !isPhrase(name) || IDENTIFIER.test(name) ? 2 : hasUnknownWord(name) ? 0 : 1;
  return names.toSorted(
    (a, b) => b.worth - a.worth || kindOf(b) - kindOf(a) || typed(b.name) - typed(a.name),
  );
}

/** Splits a list into batches with at most one item of each group, in order. */
function batches<Item>(list: readonly Item[], groupOf: (item: Item) => unknown): Item[][] {
  const sizes = new Map<unknown, number>();
  const found: Item[][] = [];
  for (const item of list) {
    const at = sizes.get(groupOf(item)) ?? 0;
    sizes.set(groupOf(item), at + 1);
    (found[at] ??= []).push(item);
  }
  return found;
}

/** Compares names with the queries. */
function typicalOf(asked: readonly QualityQuery[]) {
  const counts = new Map<string, number>();
  for (const { query } of asked)
    for (const word of new Set(meantWords(query))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return {
    /** How much like the queries a name is: the mean of how many of them have each of its words. */
    typed(name: string): number {
      const words = meantWords(name);
      return (
        words.reduce((sum, word) => sum + Math.log(1 + (counts.get(word) ?? 0)), 0) / (words.length || 1)
      );
    },
    hasUnknownWord: (name: string): boolean => meantWords(name).some((word) => !counts.has(word)),
  };
}

function meantWords(text: string): string[] {
  return tokensOf(text).terms.filter((term) => !STOP_WORDS.has(term));
}
