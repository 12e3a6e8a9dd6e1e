/**
 * Runs on 404.html alone, before it is painted: a host that knows no redirects answers every other spelling of a route
 * with this page, and the same function that the server uses finds the route behind it.
 */
import { createRouteMatcher } from '../../model/route.ts';
import type { RouteSettings } from '../../model/route.ts';

const data = document.getElementById('routes')?.textContent;
if (data) {
  const { routes, ...settings } = JSON.parse(data) as RouteSettings & { routes: string[] };
  const match = createRouteMatcher(routes, settings).match(location.pathname);
  const path = match && encodeURI(match.canonical);
  if (path !== undefined && path !== location.pathname) {
    // The browser goes on with this page until the other one answers: nothing of it shall be seen.
    document.documentElement.hidden = true;
    location.replace(path + location.search + location.hash);
  }
}
