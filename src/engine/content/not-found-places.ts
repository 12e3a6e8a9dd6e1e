import { localeOf, localePrefix, type RouteLocales, type RouteSettings } from '../../model/route.ts';

/** A language of a version, and the route of the page that hosts show there for unknown URLs. */
export interface NotFoundPlace {
  lang: string;
  version: string;
  /** `/404`, or with the segments of language and version: `/v1/zh/404`. */
  routePath: string;
}

export function notFoundPlace(pathname: string, { base, ...locales }: RouteSettings): NotFoundPlace {
  const path = pathname.startsWith(base) ? pathname.slice(base.length - 1) : '/';
  const { lang, version } = localeOf(path, locales);
  return { lang, version, routePath: `${localePrefix(lang, version, locales)}/404` };
}

/** The places that have pages. That of the default language and version is always one, and comes first. */
export function notFoundPlaces(routes: readonly string[], locales: RouteLocales): NotFoundPlace[] {
  const places = ['/', ...routes].map((route) => notFoundPlace(route, { ...locales, base: '/' }));
  return [...new Map(places.map((place) => [place.routePath, place])).values()];
}

/** All places but the default one. Those below others come first, as hosts take the first that matches. */
export function otherPlaces(routes: readonly string[], locales: RouteLocales): NotFoundPlace[] {
  return notFoundPlaces(routes, locales)
    .slice(1)
    .toSorted((a, b) => b.routePath.split('/').length - a.routePath.split('/').length);
}
