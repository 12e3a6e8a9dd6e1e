import { APP } from '../../model/document.ts';

/**
 * Reloads when the reader goes back or forward between entries that the app made, after a full load and
 * before the app has started again: the browser then only changes the URL and leaves the page to a script
 * that is not listening yet.
 */
export function loadOnEarlyTraversal(): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    const isReady = document.documentElement.getAttribute(APP) === 'ready';
    if (!isReady && location.pathname !== pathname) location.reload();
  });
}
