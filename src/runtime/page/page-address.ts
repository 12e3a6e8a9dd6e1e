import { routeKey } from '../../model/route.ts';

/** The one path of a page, as the address bar has it. */
export function pathOfPage(base: string, routePath: string): string {
  return new URL(encodeURI(base + routePath.slice(1)), location.href).pathname;
}

/** A host without redirects may serve a page under another spelling, such as `/index.html`: the address is put right. */
export function settleAddress(path: string): void {
  if (location.pathname === path || routeKey(location.pathname) !== routeKey(path)) return;
  history.replaceState(history.state, '', path + location.search + location.hash);
}
