import { editDistance } from '../../model/nearest.ts';
import { titlesOf, type SearchIndex } from './build-index.ts';
import { queryWords } from './query-words.ts';
import { eachToken } from './tokenize.ts';

/** SEARCH.suggestions; the object as a whole would be a part of the worker. */
const MOST_SUGGESTIONS = 3;

/** Words of headings, as they are written there, that are nearest to what was typed in vain. */
export function suggest({ records }: SearchIndex, text: string): string[] {
  const wrong = queryWords(text).words.filter(({ isStopWord }) => !isStopWord);
  const nearest = new Map<string, { spelling: string; distance: number }>();
  for (const record of records) {
    const heading = titlesOf(record).pop() ?? '';
    eachToken(heading, (term, start, end) => {
      if (nearest.has(term)) return;
      const distance = Math.min(...wrong.map((word) => farOff(word.term, term)));
      if (distance < 1) nearest.set(term, { spelling: heading.slice(start, end), distance });
    });
  }
  return [...nearest.values()]
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ spelling }) => spelling);
}

/** From 0 for the same to 1 for too far to be meant. */
function farOff(word: string, term: string): number {
  const limit = Math.ceil((word.length + 1) / 3) + 0.5;
  return Math.abs(word.length - term.length) > limit ? 1 : editDistance(word, term) / limit;
}
