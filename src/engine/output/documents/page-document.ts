import { encodeRoot, PIECE } from '../../../model/document.ts';
import type { OverviewPage } from '../../../model/overview.ts';
import type { PageData } from '../../../model/page.ts';
import type { RenderInput, ServerTheme } from '../../../model/render.ts';
import { localeOf, localePrefix } from '../../../model/route.ts';
import { isRightToLeft } from '../../../model/text-direction.ts';
import type { RouteLocales } from '../../../model/route.ts';
import { textsByEnglish, wordsFrom } from '../../../model/words/word-tables.ts';
import { wordsForBrowser } from '../../../model/words/words.ts';
import type { SearchSettings } from '../../../model/search.ts';
import { routeLocales } from '../../content/locale-roots.ts';
import { documentHtml } from './document-html.ts';
import { pageHead, siteHead } from './head.ts';
import type { AlternatePage } from './head.ts';
import { clientSettings } from '../search/client-settings.ts';
import type { PagePart } from '../../page/components/page-parts.ts';
import type { StaticRun } from '../../page/static-runs.ts';
import type { PageAssets } from '../scripts/bundle.ts';
import { explainFailures, FailedParts, runAuthorCode } from './author-code.ts';
import type { Site } from '../../site/site-navigation.ts';
import { renderInput } from './render-input.ts';

/** What all documents of one build share. */
export interface Renderer {
  site: Site;
  theme: ServerTheme;
  /** Name and version of the engine. */
  generator: string;
  inlineScript: string;
  entryUrl: string;
  rareStylesUrl: string;
  /** URLs of the fonts for text and code; none in dev. */
  fonts?: readonly string[];
  /** Written into each page, for hosts that send no headers. */
  policy?: string | undefined;
  pageInfo: (routePath: string) => OverviewPage | undefined;
  /** The URL for a page's language and version. */
  searchIndex: (page: PageData) => string | undefined;
  /** The page's image for link previews, below the site's base, if there is one. */
  card?: (page: PageData) => string | undefined;
}

export interface PageToRender {
  data: PageData;
  runs: string[];
  /** Default export of the page's module, if it has React parts. */
  component?: unknown;
  /** Its component tags, to name one that fails. */
  parts?: readonly PagePart[] | undefined;
  /** Says of each run whether it may be rendered later. */
  places?: readonly Pick<StaticRun, 'mayWait'>[] | undefined;
  assets?: PageAssets | undefined;
  /** Scripts that extensions add to the page. */
  scripts?: readonly PageAssets[] | undefined;
  beforeStyles?: string;
}

/** Renders a page as the HTML file to serve, in the build and in dev. */
export function pageDocument(renderer: Renderer, page: PageToRender): string {
  const { site, theme } = renderer;
  const { data, runs, assets, scripts = [], beforeStyles } = page;
  const input = renderInput(site, data, runs, renderer.pageInfo);
  const body = renderBody(renderer, input, page);
  const missing = [...runs.keys()].filter((index) => !body.includes(`${PIECE}="${index}"`));
  const lost = missing.find((index) => page.places?.[index]?.mayWait !== true);
  if (lost !== undefined) throw new Error(`The theme did not render run ${lost} of ${data.routePath}.`);
  return documentHtml({
    policy: renderer.policy,
    rootAttributes: {
      lang: data.lang,
      dir: isRightToLeft(data.lang) ? 'rtl' : undefined,
      ...encodeRoot({
        routePath: data.routePath,
        pageType: data.pageType,
        sidebarKey: input.sidebar && data.frontmatter.sidebar !== false ? input.sidebar.key : undefined,
        base: site.config.base,
        homePath: input.homePath,
        search: searchSettings(renderer, data),
        fonts: renderer.fonts ?? [],
        locales: localesToChooseFrom(site),
        words: { ...extensionTexts(site, data.lang), ...wordsForBrowser(input.words) },
        hasOwnNavbar: hasSwitchers(input),
        hidesNavbar: site.config.hideNavbarOnScroll,
        hasGlobalUi: data.frontmatter.globalUIComponents !== false,
      }),
    },
    head: pageHead(data, site.config, {
      alternates: alternatesOf(site, data),
      breadcrumbs: input.breadcrumbs,
      card: renderer.card?.(data),
    }),
    siteHead: siteHead(site.config, renderer.generator, data),
    stylesheet: theme.stylesheet,
    pageStyles: theme.stylesFor(input),
    rareStylesUrl: renderer.rareStylesUrl,
    inlineScript: renderer.inlineScript,
    entryUrl: renderer.entryUrl,
    moduleUrl: assets?.moduleUrl,
    styleUrls: [...(assets ? [assets] : []), ...scripts].flatMap(({ styleUrls }) => styleUrls),
    scriptUrls: scripts.map(({ moduleUrl: url }) => url),
    beforeStyles,
    body,
    // An author's component renders them later. Until then, nobody sees them.
    waiting: missing.map((index) => `<template ${PIECE}="${index}">${runs[index]}</template>`).join(''),
  });
}

/** The words that extensions say in the browser, as far as they differ from the English ones in their code. */
function extensionTexts({ config, extensions }: Site, lang: string): Record<string, string> {
  const tables = extensions.flatMap(({ browser }) => browser?.words ?? []);
  const texts = tables.map((table) =>
    textsByEnglish(table.en, wordsFrom(table, lang, config.ownWords[lang])),
  );
  return Object.assign({}, ...texts) as Record<string, string>;
}

/** Checks whether the navbar leads to the same page in another language or version. */
function hasSwitchers({ languages, versions }: RenderInput): boolean {
  return languages.length > 1 || versions.length > 1;
}

function searchSettings({ site, searchIndex }: Renderer, page: PageData): SearchSettings | undefined {
  const { lang, version } = page;
  return clientSettings(site.config, { lang, version, index: searchIndex(page) });
}

/** Renders the body. Reports a component that fails to the page's author. */
function renderBody(
  { site, theme }: Renderer,
  input: RenderInput,
  { component, parts = [] }: PageToRender,
): string {
  const hasOwnCode = component !== undefined || Object.keys(site.config.slots).length > 0;
  const render = () => {
    try {
      return theme.renderPage(input, component);
    } catch (error) {
      if (theme.runningSlot()) throw error;
      const failed = new FailedParts([], error);
      const indexes = theme.failedParts(component, failed.message, parts);
      throw new FailedParts(
        indexes.map((index) => parts[index]!),
        error,
      );
    }
  };
  const run = hasOwnCode ? runAuthorCode : explainFailures;
  return run(site, input.page._relativePath, render, theme.runningSlot);
}

/** The locales to which a first-time reader can be redirected; undefined if there is no choice. */
function localesToChooseFrom({ config }: Site): RouteLocales | undefined {
  const locales = routeLocales(config);
  return locales.langs.length > 1 && config.localeRedirect === 'auto' ? locales : undefined;
}

/** The same page in the site's other languages. */
function alternatesOf({ config, pages }: Site, { routePath, lang, version }: PageData): AlternatePage[] {
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
