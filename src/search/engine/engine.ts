import type { SearchAnswer, SearchQuery, SearchRecord } from '../../model/search.ts';
import { answer } from './answer.ts';
import { buildIndex, type SearchIndex } from './build-index.ts';

export interface Engine {
  /** Answers without suggestions. */
  search(query: SearchQuery): SearchAnswer;
  /** Finds queries that the reader may have meant instead of this one. */
  suggest(query: SearchQuery, answer: SearchAnswer): Promise<string[]>;
}

/** With so few hits, a word of the query may be misspelled and only look like the words that were found. */
const FEW = 2;

/** Few enough that even the first slice, before the code is warm, takes less than 50 ms on a slow phone. */
const RECORDS_IN_SLICE = 8;

const engineOf = (index: SearchIndex): Engine => ({
  search: (query) => answer(index, query),
  suggest: async ({ text }, { sections }) => {
    if (sections.reduce((sum, { count }) => sum + count, 0) > FEW) return [];
    // Few queries need its code, so it is not among what the first results wait for.
    const { suggest } = await import('./suggest.ts');
    return suggest(index, text);
  },
});

/** Builds the index in one go, for a worker. */
export function createEngine(records: readonly SearchRecord[]): Engine {
  const building = buildIndex(records);
  let step = building.next();
  while (!step.done) step = building.next();
  return engineOf(step.value);
}

/** Builds the index with pauses between slices, so the page stays responsive on the main thread. */
export async function createEngineInSlices(
  records: readonly SearchRecord[],
  pause: () => Promise<void>,
): Promise<Engine> {
  const building = buildIndex(records);
  let step = building.next();
  for (let added = 1; !step.done; added++) {
    if (added % RECORDS_IN_SLICE === 0) await pause();
    step = building.next();
  }
  return engineOf(step.value);
}
