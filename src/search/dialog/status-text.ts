import type { SearchState } from './state.ts';
import type { SearchTexts } from './texts.ts';

/** What a screen reader says while the list changes. */
export function statusText(
  { query, status, answer, answered }: SearchState,
  count: number,
  texts: SearchTexts,
): string {
  if (status === 'error') return `${texts.errorTitle}. ${texts.errorHelp}`;
  if (query.trim() === '') return '';
  if (status === 'stalled') return texts.slow;
  if (!answer || answered !== query) return '';
  if (count === 0) return texts.noResultsFor(query);
  // The list is cut, and the section filter beside it counts everything.
  return count < answer.total ? texts.resultsOf(count, answer.total) : texts.results(count);
}
