import type { SearchState } from './state.ts';
import type { SearchTexts } from './texts.ts';

/** Announced to screen readers while the list changes. */
export function statusText(
  { query, status, advice, answer, answered, isPanelOpen }: SearchState,
  /** Number of listed results. */
  count: number,
  texts: SearchTexts,
): string {
  if (status === 'error') return `${texts.errorTitle}. ${advice ?? texts.errorHelp}`;
  // A closed panel lists nothing, however much was found.
  if (query.trim() === '' || !isPanelOpen) return '';
  if (status === 'stalled') return texts.slow;
  if (!answer || answered !== query) return '';
  if (count === 0) return texts.noResultsFor(query);
  // The list is cut, but the section filter counts everything.
  return count < answer.total ? texts.resultsOf(count, answer.total) : texts.results(count);
}
