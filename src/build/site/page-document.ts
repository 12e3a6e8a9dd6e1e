import type { OverviewPage } from '../../model/overview.ts';
import type { PageData } from '../../model/page.ts';
import type { ServerTheme } from '../../model/render.ts';
import { localeOf, localePrefix } from '../../model/route.ts';
import { routeLocales } from '../content/locale-roots.ts';
import { documentHtml } from '../prerender/document.ts';
import { pageHead, siteHead } from '../prerender/head.ts';
import type { AlternatePage } from '../prerender/head.ts';
import type { PageAssets } from '../vite/bundle.ts';
import type { OpenSite } from './open-site.ts';
import { renderInput } from './render-input.ts';

/** What every document of one build shares. */
export interface Renderer {
  site: OpenSite;
  theme: ServerTheme;
  inlineScript: string;
  entryUrl: string;
  pageInfo: (routePath: string) => OverviewPage | undefined;
}

export interface PageToRender {
  data: PageData;
  runs: string[];
  assets?: PageAssets | undefined;
  beforeStyles?: string;
}

/** A page as the HTML file that is served. The build and dev both come here. */
export function pageDocument(renderer: Renderer, { data, runs, assets, beforeStyles }: PageToRender): string {
  const { site, theme } = renderer;
  const input = renderInput(site, data, runs, renderer.pageInfo);
  const body = theme.renderPage(input);
  for (const index of runs.keys()) {
    if (!body.includes(`data-piece="${index}"`)) {
      throw new Error(
        `${data.routePath}: a component did not show all of its children, so part of the page (run ${index}) is missing.`,
      );
    }
  }
  return documentHtml({
    rootAttributes: {
      lang: data.lang,
      'data-route': data.routePath,
      'data-type': data.pageType,
      'data-sidebar': input.sidebar && data.frontmatter.sidebar !== false ? input.sidebar.key : undefined,
      'data-base': site.config.base,
      'data-global-ui': data.frontmatter.globalUIComponents === false ? 'off' : undefined,
    },
    head: pageHead(data, site.config, alternatesOf(site, data)),
    siteHead: siteHead(site.config),
    stylesheet: theme.stylesheet,
    inlineScript: renderer.inlineScript,
    entryUrl: renderer.entryUrl,
    moduleUrl: assets?.moduleUrl,
    styleUrls: assets?.styleUrls ?? [],
    beforeStyles,
    body,
  });
}

/** The same page in the site's other languages. */
function alternatesOf({ config, pages }: OpenSite, { routePath, lang, version }: PageData): AlternatePage[] {
  const locales = routeLocales(config);
  if (locales.langs.length < 2) return [];
  const { rest } = localeOf(routePath, locales);
  return locales.langs.flatMap((other) => {
    const target = localePrefix(other, version, locales) + rest;
    return other !== lang && pages.some((page) => page.routePath === target)
      ? [{ lang: other, routePath: target }]
      : [];
  });
}
