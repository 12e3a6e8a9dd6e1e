import { localeOf } from '../../../model/route.ts';
import type { SiteManifest } from './site-manifest.ts';

/** Returns former paths of pages with their routes, each with and without a slash at its end, as hosts compare them exactly. */
export function movedPaths({
  redirects = {},
}: Pick<SiteManifest, 'redirects'>): [from: string, to: string][] {
  return Object.entries(redirects).flatMap(([from, to]): [string, string][] => {
    const path = from.replace(/\/$/, '');
    return [
      [path, to],
      [`${path}/`, to],
    ];
  });
}

/**
 * Redirects moved pages, and URLs that spell out the default language or version; 404.html handles all other spellings. Each route has
 * its own line, because `/en/* /:splat` would send `/en//evil.example` to another host.
 */
export function redirectsFile(manifest: SiteManifest): string {
  const spellings = manifest.routes
    .filter((route) => route !== '/404')
    .flatMap((route) => spelledOut(route, manifest).map((from) => [from, route] as const));
  return [...spellings, ...movedPaths(manifest)].map(([from, to]) => line(from, to, manifest)).join('');
}

function line(from: string, to: string, { base }: SiteManifest): string {
  return `${base}${from.slice(1)} ${base}${to.slice(1)} 308\n`;
}

/** Returns the other URLs of a route: with the default version, the default language, or both. */
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
