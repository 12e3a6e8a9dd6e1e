import { encodeAddress } from '../../../model/address.ts';
import { notFoundPlaces, otherPlaces } from '../../content/not-found-places.ts';
import { addressOf, foldersIn, localeOf } from '../../../model/route.ts';
import type { SiteManifest } from './site-manifest.ts';

/** Former paths with where they lead, each with and without a slash at its end, as hosts compare them exactly. */
export function movedPaths({
  redirects = {},
}: Pick<SiteManifest, 'redirects'>): [from: string, to: string][] {
  return Object.entries(redirects).flatMap(([from, to]): [string, string][] => {
    const path = from.replace(/\/\*?$/, '');
    // A former folder without the rest of a path; its own redirect takes precedence.
    const target = from.endsWith('*') ? to.replace(/\*$/, '') : to;
    if (from.endsWith('*') && [path, `${path}/`].some((own) => Object.hasOwn(redirects, own))) return [];
    return [
      [path, target],
      [`${path}/`, target],
    ];
  });
}

/**
 * Redirects moved pages, and URLs that spell out the default language or version; 404.html handles all other spellings. Each route has
 * its own line, because `/en/* /:splat` would send `/en//evil.example` to another host. Only a target with a folder or a host of its own
 * gets the rest of a path.
 */
export function redirectsFile(manifest: SiteManifest): string {
  const notFound = new Set(notFoundPlaces(manifest.routes, manifest).map(({ routePath }) => routePath));
  const spellings = manifest.routes
    .filter((route) => !notFound.has(route))
    .flatMap((route) => spelledOut(route, manifest).map((from) => [from, route] as const));
  const folders = foldersIn(manifest.redirects ?? {}).map(
    ({ from, to }) => [`${from}/*`, to.replace(/\*$/, ':splat')] as const,
  );
  const lines = [...spellings, ...movedPaths(manifest), ...folders].map(([from, to]) =>
    line(from, to, 308, manifest),
  );
  return [...lines, ...notFoundLines(manifest)].join('');
}

/**
 * A rule for the 404 page of each other language and version, which applies only where there is no file. Cloudflare
 * Pages skips these lines, because it uses the nearest 404.html above a path by itself.
 */
function notFoundLines(manifest: SiteManifest): string[] {
  return otherPlaces(manifest.routes, manifest).map(({ routePath }) =>
    line(routePath.replace(/404$/, '*'), `${routePath}.html`, 404, manifest),
  );
}

function line(from: string, to: string, status: 308 | 404, { base }: SiteManifest): string {
  return `${encodeAddress(base + from.slice(1))} ${addressOf(to, base)} ${status}\n`;
}

/** The other URLs of a route: with the default version, the default language, or both. */
function spelledOut(route: string, manifest: SiteManifest): string[] {
  const { lang, version, rest } = localeOf(route, manifest);
  const written = (name: string, isDefault: boolean) => {
    if (name === '') return [''];
    return isDefault ? ['', `/${name}`] : [`/${name}`];
  };
  return written(version, version === manifest.defaultVersion)
    .flatMap((first) => written(lang, lang === manifest.defaultLang).map((second) => first + second + rest))
    .filter((from) => from !== route);
}
