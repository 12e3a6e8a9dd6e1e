import { loadPart } from '../../runtime/lazy-part.ts';

/** Loads the filter of an overview with the first page that has one. Until then its input keeps what is typed. */
export function prepareOverview(): void {
  const overview = document.querySelector<HTMLElement>('.overview');
  if (overview)
    void loadPart('overview', () => import('./overview-filter.ts')).then((part) =>
      part?.startFilter(overview),
    );
}
