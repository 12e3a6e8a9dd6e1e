import { editDistance } from '../../model/nearest.ts';
import { titlesOf, type SearchIndex } from './build-index.ts';
import { queryWords } from './query-words.ts';
import { tokensOf } from './tokenize.ts';

/** Equals SEARCH.suggestions; importing it would bundle the whole object into the worker. */
const MAX_SUGGESTIONS = 3;

/** Returns the titles with a word that is nearest to one of a query without results. */
export function suggest({ records }: SearchIndex, text: string): string[] {
  const wrong = queryWords(text).words.filter(({ isStopWord }) => !isStopWord);
  const nearest = new Map<string, number>();
  for (const record of records) {
    const title = titlesOf(record).pop() ?? '';
    const distances = tokensOf(title).terms.flatMap((term) =>
      wrong.map((word) => relativeDistance(word.term, term)),
    );
    const distance = Math.min(...distances);
    if (distance < 1) nearest.set(title, distance);
  }
  return [...nearest]
    .sort((a, b) => a[1] - b[1])
    .slice(0, MAX_SUGGESTIONS)
    .map(([title]) => title);
}

/** Returns a distance from 0 for equal words to 1 for words too far apart. */
function relativeDistance(word: string, term: string): number {
  const limit = Math.ceil((word.length + 1) / 3) + 0.5;
  return Math.abs(word.length - term.length) > limit ? 1 : editDistance(word, term) / limit;
}
