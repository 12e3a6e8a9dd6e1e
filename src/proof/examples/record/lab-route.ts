import { LAB_ROUTE } from '../../../model/lab-example.ts';
import type { SiteContext } from '../../../engine/page/syntax/site-context.ts';

/** Returns the page with the lab for readers of another page: in its language if there is one, or in the default one. */
export function labRouteFor(
  pageRoute: string,
  { matchRoute, localePrefix }: Pick<SiteContext, 'matchRoute' | 'localePrefix'>,
): string | undefined {
  return matchRoute(localePrefix(pageRoute) + LAB_ROUTE.slice(1)) ?? matchRoute(LAB_ROUTE);
}
