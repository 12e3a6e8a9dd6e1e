import { hasEmbeddedIndex } from '../config/search-setting.ts';
import { routeLocales } from '../content/locale-roots.ts';
import { type NotFoundPlace, notFoundPlaces } from '../content/not-found-places.ts';
import { hashedName } from '../files/out-file.ts';
import type { CompiledPage } from '../page/compile-page.ts';
import type { Site } from '../site/site-navigation.ts';
import type { Card } from './cards/site-cards.ts';
import { contentPolicy, metaPolicy } from './documents/content-policy.ts';
import { generatorOf } from './documents/generator.ts';
import type { Renderer } from './documents/page-document.ts';
import { siteFonts } from './fonts/site-fonts.ts';
import type { SiteFont } from './fonts/site-fonts.ts';
import { siteManifest } from './hosts/manifest-of-site.ts';
import type { SiteManifest } from './hosts/site-manifest.ts';
import { classicScript } from './scripts/browser-scripts.ts';
import type { ClassicScript } from './scripts/browser-scripts.ts';
import type { ClientBundle, ServerBundle } from './scripts/bundle.ts';
import { indexFiles } from './search/index-files.ts';
import type { IndexOutput } from './search/index-files.ts';
import { siteRecords } from './search/site-records.ts';

export interface Bundles {
  client: ClientBundle;
  server: ServerBundle;
}

export interface Made extends Bundles {
  options: { engineRoot: string; cacheDir: string; metaPolicy?: boolean };
  site: Site;
  pages: CompiledPage[];
  cards: Card[];
  outDir: string;
}

/** Everything known before the first file is written. */
export interface Build extends Made {
  manifest: SiteManifest;
  renderer: Renderer;
  /** Files of the embedded search indexes. */
  indexes: IndexOutput['files'];
  fonts: SiteFont[];
  /** Name of the stylesheet that few readers need. */
  rareStyles: string;
  notFoundScript: ClassicScript;
  /** Where the site has a page for unknown URLs. */
  notFoundPlaces: NotFoundPlace[];
}

export async function describeBuild(made: Made): Promise<Build> {
  const { options, site, pages, cards, client, server } = made;
  const routes = site.pages.map(({ routePath }) => routePath);
  const places = notFoundPlaces(routes, routeLocales(site.config));
  const [fonts, beforePaint, notFoundScript] = await Promise.all([
    siteFonts(pages, options),
    classicScript(options.engineRoot, 'theme/before-paint'),
    classicScript(
      options.engineRoot,
      places.length > 1 ? 'runtime/start/speak-not-found' : 'runtime/start/resolve-not-found',
    ),
  ]);
  const { theme } = server;
  const byRoute = new Map(pages.map((page) => [page.data.routePath, page.data]));
  const cardNames = new Map(cards.map(({ routePath, name }) => [routePath, name]));
  const indexes = searchIndexes(site, pages);
  const rareStyles = hashedName('rare', '.css', theme.rareStyles);
  const styles = [theme.stylesheet, ...theme.pageStyles];
  const policy = contentPolicy({ script: beforePaint.code, styles }, site.config);
  const renderer: Renderer = {
    site,
    theme,
    generator: generatorOf(options.engineRoot),
    inlineScript: beforePaint.code,
    entryUrl: client.entryUrl,
    rareStylesUrl: site.config.base + rareStyles,
    fonts: fonts.map(({ name }) => site.config.base + name),
    policy: options.metaPolicy ? metaPolicy(policy) : undefined,
    pageInfo: (routePath) => {
      const data = byRoute.get(routePath);
      return data && { title: data.title, toc: data.toc, overviewHeaders: data.frontmatter.overviewHeaders };
    },
    searchIndex: ({ lang, version }) => indexes.urls.get(`${lang} ${version}`),
    card: ({ routePath }) => cardNames.get(routePath),
  };
  return {
    ...made,
    manifest: siteManifest(site, policy),
    renderer,
    indexes: indexes.files,
    fonts,
    rareStyles,
    notFoundScript,
    notFoundPlaces: places,
  };
}

/** The URLs are those that pages have for each language and version. */
function searchIndexes(
  site: Site,
  pages: CompiledPage[],
): { files: IndexOutput['files']; urls: Map<string, string> } {
  const locales = hasEmbeddedIndex(site.config) ? siteRecords(site, pages) : [];
  const made = locales.map((locale) => ({ locale, ...indexFiles(site.config, locale) }));
  return {
    files: made.flatMap(({ files }) => files),
    urls: new Map(made.map(({ locale, url }) => [`${locale.lang} ${locale.version}`, url])),
  };
}
