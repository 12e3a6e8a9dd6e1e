import { APP } from '../../model/document.ts';

/**
 * Back or forward between history entries that the app made, after a plain load and before the app is there again: the
 * browser changes the address alone and leaves the page to a script that is not listening yet. The page is loaded instead.
 */
export function loadOnEarlyTraversal(): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    const isReady = document.documentElement.getAttribute(APP) === 'ready';
    if (!isReady && location.pathname !== pathname) location.reload();
  });
}
