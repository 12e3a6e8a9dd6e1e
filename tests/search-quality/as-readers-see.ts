import { SEARCH } from '../../src/model/constants.ts';
import { cleanPasted, cutQuery } from '../../src/search/dialog/clean-query.ts';
import { bestFirst } from '../../src/search/dialog/expand-groups.ts';
import { isMore, resultSources } from '../../src/search/dialog/sources.ts';
import type { Engine } from '../../src/search/engine/engine.ts';
import type { QualityQuery } from './queries.ts';

/** Kinds of queries that are pasted; the others are typed. */
const PASTED = new Set(['error', 'paste']);

/** Returns the addresses of the results in the order in which the dialog lists them, for the text that it would search. */
export function searchAsShown(
  engine: Engine,
  { kind, query }: Pick<QualityQuery, 'kind' | 'query'>,
): string[] {
  const text = cutQuery(PASTED.has(kind) ? cleanPasted(query) : query, SEARCH.maxQueryLength);
  return resultSources(bestFirst(engine.search({ ...SEARCH, text }).hits)).flatMap(({ items }) =>
    items.flatMap((item) => (isMore(item) ? [] : item.objectID)),
  );
}
