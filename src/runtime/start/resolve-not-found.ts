/**
 * Runs only on 404.html, before it is painted. A host without redirects serves this page for every other
 * spelling of a route; the matcher that the server uses finds the route.
 */
import { redirectedTo } from '../../model/address.ts';
import { createRouteMatcher } from '../../model/route.ts';
import type { RouteSettings } from '../../model/route.ts';
import { notFoundSettings } from './not-found-settings.ts';

const data = notFoundSettings();
if (data) {
  const { routes, ...settings } = JSON.parse(data) as RouteSettings & { routes: string[] };
  const matcher = createRouteMatcher(routes, settings);
  const { pathname, search, hash } = location;
  const to = matcher.match(pathname)?.canonical ?? matcher.movedTo(pathname);
  if (to !== undefined && to !== pathname) {
    // The browser keeps rendering this page until the other one responds, so hide it.
    document.documentElement.hidden = true;
    location.replace(redirectedTo(to, search, hash));
  }
}
