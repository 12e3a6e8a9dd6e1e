/**
 * Runs only on 404.html, before it is painted. A host without redirects serves this page for every other
 * spelling of a route; the matcher that the server uses finds the route.
 */
import { createRouteMatcher } from '../../model/route.ts';
import type { RouteSettings } from '../../model/route.ts';
import { notFoundSettings } from './not-found-settings.ts';

const data = notFoundSettings();
if (data) {
  const { routes, ...settings } = JSON.parse(data) as RouteSettings & { routes: string[] };
  const match = createRouteMatcher(routes, settings).match(location.pathname);
  const path = match?.canonical;
  if (path !== undefined && path !== location.pathname) {
    // The browser keeps rendering this page until the other one responds, so hide it.
    document.documentElement.hidden = true;
    location.replace(path + location.search + location.hash);
  }
}
