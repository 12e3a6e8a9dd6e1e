import { statSync } from 'node:fs';
import path from 'node:path';
import { createRouteMatcher } from '../../model/route.ts';
import type { RouteMatch } from '../../model/route.ts';
import { readSiteManifest } from '../output/hosts/site-manifest.ts';
import type { SiteManifest } from '../output/hosts/site-manifest.ts';
import { SITE_MANIFEST } from '../site/written-files.ts';

export interface ServedSite extends Pick<SiteManifest, 'base' | 'csp' | 'headers' | 'unhashed'> {
  match: (pathname: string) => RouteMatch | undefined;
}

/**
 * The site as its manifest tells, read again when that changed: another build has other hashes in its policy.
 * While a build replaces the folder, the last known manifest holds.
 */
export function createSiteReader(root: string, base?: string): () => ServedSite {
  const file = path.join(root, SITE_MANIFEST);
  let site = read();
  let seen = stampOf(file);

  function read(): ServedSite {
    const { routes, ...described } = readSiteManifest(root);
    const settings = { ...described, base: base ?? described.base };
    return { ...settings, match: createRouteMatcher(routes, settings).match };
  }

  return () => {
    const stamp = stampOf(file);
    if (stamp === seen || stamp === undefined) return site;
    try {
      site = read();
      seen = stamp;
    } catch {
      // Half written: the next request reads it whole.
    }
    return site;
  };
}

function stampOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? undefined : `${stats.mtimeMs} ${stats.size}`;
}
