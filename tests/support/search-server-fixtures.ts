import { SEARCH } from '../../src/model/constants.ts';
import type { SearchQuery, SearchRecord } from '../../src/model/search.ts';
import { record } from '../../src/search/engine/sample-records.ts';

export const SOME_RECORDS: readonly SearchRecord[] = [
  record('/guide/dts', ['Guide', 'Declaration files'], 'Types are written beside the JavaScript.'),
  record('/config/lib/dts', ['Config', 'lib.dts'], 'Whether declaration files are made, and how.'),
  record('/config/lib/dts#dts-bundle', ['Config', 'lib.dts', 'Bundle'], 'One declaration file for all.'),
  record('/blog/one', ['Blog', 'Release 1.0'], 'Declaration files come faster.'),
];

export function searchQuery(text: string, others: Partial<SearchQuery> = {}): SearchQuery {
  const { hitsPerPage, resultsPerGroup, snippetWords } = SEARCH;
  return { text, hitsPerPage, resultsPerGroup, snippetWords, ...others };
}
