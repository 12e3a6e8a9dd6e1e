import { statSync } from 'node:fs';
import path from 'node:path';
import { createRouteMatcher } from '../../model/route.ts';
import type { RouteMatch } from '../../model/route.ts';
import { notFoundPlace, notFoundPlaces } from '../content/not-found-places.ts';
import { readSiteManifest } from '../output/hosts/site-manifest.ts';
import type { SiteManifest } from '../output/hosts/site-manifest.ts';
import { SITE_MANIFEST } from '../site/written-files.ts';

export interface ServedSite extends Pick<SiteManifest, 'base' | 'csp' | 'headers' | 'unhashed'> {
  match: (pathname: string) => RouteMatch | undefined;
  movedTo: (pathname: string) => string | undefined;
  /** Routes of the pages for unknown URLs, which are never found at their own. */
  notFound: ReadonlySet<string>;
  notFoundRoute: (pathname: string) => string;
}

/**
 * Reads the manifest again when it has changed, because another build has other hashes in its policy. While a build
 * replaces the folder, the last known manifest applies.
 */
export function createSiteReader(root: string, base?: string): () => ServedSite {
  const file = path.join(root, SITE_MANIFEST);
  let site = read();
  let seen = stampOf(file);

  function read(): ServedSite {
    const { routes, ...described } = readSiteManifest(root);
    const settings = { ...described, base: base ?? described.base };
    const notFound = new Set(notFoundPlaces(routes, settings).map(({ routePath }) => routePath));
    return {
      ...settings,
      ...createRouteMatcher([...routes, ...notFound], settings),
      notFound,
      notFoundRoute: (pathname) => notFoundPlace(pathname, settings).routePath,
    };
  }

  return () => {
    const stamp = stampOf(file);
    if (stamp === seen || stamp === undefined) return site;
    try {
      site = read();
      seen = stamp;
    } catch {
      // Partially written; a later request reads it again.
    }
    return site;
  };
}

function stampOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? undefined : `${stats.mtimeMs} ${stats.size}`;
}
