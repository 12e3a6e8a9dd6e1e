import { loadPart } from '../../runtime/page/lazy-part.ts';

/** Loads the filter of an overview when somebody goes to its input, or an address says what to filter by. */
export function prepareOverview(): void {
  const overview = document.querySelector<HTMLElement>('.overview');
  const input = overview?.querySelector('input');
  if (!overview || !input) return;
  const start = () =>
    void loadPart('overview', () => import('./overview-filter.ts')).then((part) =>
      part?.startFilter(overview),
    );
  const isAsked = input.value !== '' || input.matches(':focus') || location.search.includes('filter=');
  if (isAsked) start();
  else input.addEventListener('focus', start, { once: true });
}
