import { SEARCH } from '../../src/model/constants.ts';
import { decodeIndex, encodeIndex } from '../../src/model/search-index.ts';
import type { SearchRecord } from '../../src/model/search.ts';
import { createEngine } from '../../src/search/engine/engine.ts';
import { searchAsShown } from './as-readers-see.ts';
import { ask, score, type Score } from './measure.ts';
import type { QualityQuery } from './queries.ts';

export interface FirstAnswers {
  /** Scores of the queries that the first file of the index answers alone, … */
  byName: Score;
  /** … and of the same queries if they waited for all headings. */
  byHeading: Score;
}

/** Compares the answers that readers see before the headings have loaded with those that follow. */
export function firstAnswers(records: readonly SearchRecord[], asked: readonly QualityQuery[]): FirstAnswers {
  const { names, headings } = encodeIndex('/', pagesOf(records));
  const byName = createEngine(decodeIndex(names));
  const byHeading = createEngine(decodeIndex(names, headings));
  const answered = asked.filter(({ query }) => byName.search({ ...SEARCH, text: query }).hasAllWords);
  const scoreOf = (engine: typeof byName) => score(ask(answered, (query) => searchAsShown(engine, query)));
  return { byName: scoreOf(byName), byHeading: scoreOf(byHeading) };
}

/** Groups records by page. Their descriptions are part of the content, which neither stage has. `bench/search` uses it too. @public */
export function pagesOf(
  records: readonly SearchRecord[],
): { description: string; records: SearchRecord[] }[] {
  const pages: { description: string; records: SearchRecord[] }[] = [];
  for (const record of records) {
    if (record.type === 'lvl1') pages.push({ description: '', records: [] });
    pages.at(-1)?.records.push(record);
  }
  return pages;
}
