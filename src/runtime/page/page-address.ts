import { routeKey } from '../../model/route.ts';

/** The canonical path of a page, encoded as in the address bar. */
export function pathOfPage(base: string, routePath: string): string {
  return new URL(base + routePath.slice(1), location.href).pathname;
}

/**
 * Corrects the URL if a host without redirects served the page under another spelling, such as `/index.html`.
 */
export function settleAddress(path: string): void {
  if (location.pathname === path || routeKey(location.pathname) !== routeKey(path)) return;
  history.replaceState(history.state, '', path + location.search + location.hash);
}
