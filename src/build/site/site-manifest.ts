import { routeLocales } from '../content/locale-roots.ts';
import type { SiteManifest } from '../serve/site-manifest.ts';
import type { OpenSite } from './open-site.ts';

export function siteManifest({ config, pages }: OpenSite, csp: string): SiteManifest {
  const { langs, defaultLang, versions, defaultVersion } = routeLocales(config);
  return {
    base: config.base,
    routes: pages.map(({ routePath }) => routePath),
    langs: [...langs],
    defaultLang,
    versions: [...versions],
    defaultVersion,
    csp,
  };
}
