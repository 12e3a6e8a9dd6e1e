import { encodeAddress } from '../../../model/address.ts';
import { escapeJson } from '../../files/escape.ts';
import type { SiteManifest } from '../hosts/site-manifest.ts';
import type { PageData } from '../../../model/page.ts';
import type { SpokenNotFound } from '../../../model/not-found.ts';
import { isRightToLeft } from '../../../model/text-direction.ts';
import { wordsOfLocale } from '../../config/derive.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { NotFoundPlace } from '../../content/not-found-places.ts';
import { pageFile } from '../../content/page-file.ts';
import { homeLink } from '../../site/other-places.ts';
import type { Site } from '../../site/site-navigation.ts';

/**
 * The page at /404, which hosts also show for unknown URLs, in one language and version. A 404.mdx in the docs folder
 * of that language replaces it.
 */
export function notFoundPage(config: SiteConfig, { lang, version, routePath }: NotFoundPlace): PageData {
  return {
    pagePath: pageFile(routePath, '.html'),
    pageType: '404',
    title: '404',
    headingTitle: '404',
    frontmatter: { description: wordsOfLocale(config, lang).noSuchPage },
    toc: [],
    routePath,
    lang,
    version,
    _relativePath: '',
    feeds: [],
  };
}

/** Any 404.html has these scripts, which find the route for another spelling of a URL before the first paint. */
export function notFoundScripts(
  manifest: SiteManifest,
  scriptUrl: string,
  spoken: Readonly<Record<string, SpokenNotFound>> | undefined,
): string {
  const routes = escapeJson({
    ...manifest,
    csp: undefined,
    headers: undefined,
    unhashed: undefined,
    spoken,
  });
  return `<script type="application/json" id="routes">${routes}</script><script src="${scriptUrl}"></script>`;
}

/** The words for the other places of a site, by their routes; undefined for a site with only one place. */
export function spokenNotFound(
  site: Site,
  [, ...others]: readonly NotFoundPlace[],
): Record<string, SpokenNotFound> | undefined {
  if (others.length === 0) return undefined;
  const { config } = site;
  return Object.fromEntries(
    others.map((place): [string, SpokenNotFound] => {
      const { pageNotFound, takeMeHome } = wordsOfLocale(config, place.lang);
      const spoken = {
        lang: place.lang,
        ...(isRightToLeft(place.lang) && { dir: 'rtl' as const }),
        message: pageNotFound,
        home: takeMeHome,
        homeUrl: encodeAddress(config.base + (homeLink(site, place) ?? '/').slice(1)),
      };
      return [place.routePath, spoken];
    }),
  );
}
