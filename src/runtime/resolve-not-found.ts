/**
 * Runs on 404.html alone, before it is painted: a host that knows no redirects answers every other spelling of a route
 * with this page, and the same function that the server uses finds the route behind it.
 */
import { createRouteMatcher } from '../model/route.ts';
import type { RouteSettings } from '../model/route.ts';

const data = document.getElementById('routes')?.textContent;
if (data) {
  const { routes, ...settings } = JSON.parse(data) as RouteSettings & { routes: string[] };
  const match = createRouteMatcher(routes, settings).match(location.pathname);
  if (match?.redirect) location.replace(match.canonical + location.search + location.hash);
}
