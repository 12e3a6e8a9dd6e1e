import { editDistance } from '../../model/nearest.ts';
import { titlesOf, type SearchIndex } from './build-index.ts';
import { queryWords } from './query-words.ts';
import { eachToken } from './tokenize.ts';

/** Equals SEARCH.suggestions; importing it would bundle the whole object into the worker. */
const MAX_SUGGESTIONS = 3;

/** Returns words of headings, as spelled there, that are nearest to a query without results. */
export function suggest({ records }: SearchIndex, text: string): string[] {
  const wrong = queryWords(text).words.filter(({ isStopWord }) => !isStopWord);
  const nearest = new Map<string, { spelling: string; distance: number }>();
  for (const record of records) {
    const heading = titlesOf(record).pop() ?? '';
    eachToken(heading, (term, start, end) => {
      if (nearest.has(term)) return;
      const distance = Math.min(...wrong.map((word) => relativeDistance(word.term, term)));
      if (distance < 1) nearest.set(term, { spelling: heading.slice(start, end), distance });
    });
  }
  return [...nearest.values()]
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ spelling }) => spelling);
}

/** Returns a distance from 0 for equal words to 1 for words too far apart. */
function relativeDistance(word: string, term: string): number {
  const limit = Math.ceil((word.length + 1) / 3) + 0.5;
  return Math.abs(word.length - term.length) > limit ? 1 : editDistance(word, term) / limit;
}
