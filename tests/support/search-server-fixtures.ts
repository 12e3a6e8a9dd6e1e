import { SEARCH } from '../../src/model/constants.ts';
import type { Hierarchy, SearchQuery, SearchRecord } from '../../src/model/search.ts';

const NO_TITLES: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** One section: `record('/guide/dts#bundle', ['Guide', 'Types', 'Bundle'], 'text')`. */
export function searchRecord(url: string, titles: string[], content: string | null = null): SearchRecord {
  const levels = titles.map((title, depth) => [`lvl${depth}`, title]);
  return {
    objectID: url,
    url,
    type: titles.length > 1 ? (`lvl${titles.length - 1}` as SearchRecord['type']) : 'content',
    hierarchy: { ...NO_TITLES, ...(Object.fromEntries(levels) as Partial<Hierarchy>) },
    content,
    code: '',
    flags: '',
  };
}

export const SOME_RECORDS: readonly SearchRecord[] = [
  searchRecord('/guide/dts', ['Guide', 'Declaration files'], 'Types are written beside the JavaScript.'),
  searchRecord('/config/lib/dts', ['Config', 'lib.dts'], 'Whether declaration files are made, and how.'),
  searchRecord(
    '/config/lib/dts#dts-bundle',
    ['Config', 'lib.dts', 'Bundle'],
    'One declaration file for all.',
  ),
  searchRecord('/blog/one', ['Blog', 'Release 1.0'], 'Declaration files come faster.'),
];

export function searchQuery(text: string, others: Partial<SearchQuery> = {}): SearchQuery {
  const { hitsPerPage, resultsPerGroup, snippetWords } = SEARCH;
  return { text, hitsPerPage, resultsPerGroup, snippetWords, ...others };
}
