import type { SearchRecord } from '../../src/model/search.ts';
import { ask } from './measure.ts';
import type { QualityQuery } from './queries.ts';

/** Returns the pages that no query leads to: none has the page as its best answer and finds it. */
export function pagesWithoutQuery(
  records: readonly SearchRecord[],
  asked: readonly QualityQuery[],
  search: (query: QualityQuery) => string[],
): string[] {
  const pageOf = (address: string): string => address.replace(/\/?(?:#.*)?$/, '') || '/';
  const found = ask(
    asked.map((query) => ({ ...query, expect: query.expect.slice(0, 1).map(pageOf) })),
    search,
  ).filter(({ place }) => place > 0);
  const answered = new Set(found.flatMap(({ expect }) => expect));
  return [...new Set(records.map(({ objectID }) => pageOf(objectID)))].filter((page) => !answered.has(page));
}
