import { loadPart } from '../../runtime/page/lazy-part.ts';

/** Loads the filter of an overview when its input gets focus, or at once if there already is a keyword. */
export function prepareOverview(): void {
  const overview = document.querySelector<HTMLElement>('.overview');
  const input = overview?.querySelector('input');
  if (!overview || !input) return;
  const start = () =>
    void loadPart('overview', () => import('./overview-filter.ts')).then((part) =>
      part?.startFilter(overview),
    );
  const isInUse = input.value !== '' || input.matches(':focus') || location.search.includes('filter=');
  if (isInUse) start();
  else input.addEventListener('focus', start, { once: true });
}
