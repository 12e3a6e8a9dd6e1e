import { SEARCH } from '../../src/model/constants.ts';
import { cleanPasted, cutQuery } from '../../src/search/dialog/clean-query.ts';
import { isMore, resultSources } from '../../src/search/dialog/sources.ts';
import type { Engine } from '../../src/search/engine/engine.ts';
import type { QualityQuery } from './queries.ts';

type Asked = Pick<QualityQuery, 'kind' | 'query'>;

/** Kinds of queries that are pasted; the others are typed. */
const PASTED = new Set(['error', 'paste']);

/** Returns the text that the dialog would search. `bench/search` uses it too. @public */
export function asSearched({ kind, query }: Asked): string {
  return cutQuery(PASTED.has(kind) ? cleanPasted(query) : query, SEARCH.maxQueryLength);
}

/** Returns the addresses of the results in the order in which the dialog lists them. */
export function searchAsShown(engine: Pick<Engine, 'search'>, asked: Asked): string[] {
  const { hits } = engine.search({ ...SEARCH, text: asSearched(asked) });
  return resultSources(hits).flatMap(({ items }) =>
    items.flatMap((item) => (isMore(item) ? [] : item.objectID)),
  );
}
