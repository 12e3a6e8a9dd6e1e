import { routeLocales } from '../../content/locale-roots.ts';
import { publicFiles } from '../../content/public-files.ts';
import { unhashedNames } from './caching.ts';
import { markdownFile } from '../../content/page-file.ts';
import type { SiteManifest } from './site-manifest.ts';
import type { Site } from '../../site/site-navigation.ts';

export function siteManifest(site: Site, csp: string): SiteManifest {
  const { config, pages } = site;
  const { langs, defaultLang, versions, defaultVersion } = routeLocales(config);
  return {
    base: config.base,
    routes: pages.map(({ routePath }) => routePath),
    ...(Object.keys(config.redirects).length > 0 && { redirects: config.redirects }),
    langs: [...langs],
    defaultLang,
    versions: [...versions],
    defaultVersion,
    csp,
    headers: site.extensions.flatMap((extension) => extension.headers?.(site) ?? []),
    unhashed: unhashedNames(authoredAddresses(site)),
  };
}

/** The paths authors choose: pages and their files, feeds, and `docs/public`. */
function authoredAddresses({ config, docsDir, pages }: Site): string[] {
  const files = [
    ...pages.flatMap(({ routePath, pagePath }) => [pagePath, markdownFile(routePath)]),
    ...config.feeds.map(({ output }) => output),
    ...publicFiles(docsDir),
  ];
  return [...pages.map(({ routePath }) => routePath), ...files.map((file) => `/${file}`)];
}
