import { COMPONENTS } from '../../model/components.ts';
import type { ComponentRule } from '../../model/components.ts';
import type { Problem } from '../../model/problem.ts';
import { createRouteMatcher, localeOf, localePrefix } from '../../model/route.ts';
import type { NavItem, Sidebars } from '../../model/sidebar-types.ts';
import type { Highlighter } from '../page/code/highlighter.ts';
import type { LoadedSite } from '../config/load.ts';
import { shownOrigins } from '../config/shown-origins.ts';
import type { LinkUse } from '../content/link-use.ts';
import { localeRoots, routeLocales } from '../content/locale-roots.ts';
import type { LocaleRoot } from '../content/locale-roots.ts';
import { readNavigation } from '../content/nav.ts';
import { scanDocs } from '../content/scan.ts';
import type { SourceFile } from '../content/scan.ts';
import type { Extension, SiteContext } from '../page/syntax/site-context.ts';
import { engineFiles, writtenNames } from './written-files.ts';
import { readPageInfo } from './page-titles.ts';
import { publicProblems } from './public-problems.ts';
import { settingFileProblems } from './setting-files.ts';

export interface LocaleNavigation extends LocaleRoot {
  nav: NavItem[];
  sidebars: Sidebars;
}

/** A site read but not compiled: its pages, its navigation, and how its addresses are matched. */
export interface OpenSite extends LoadedSite {
  pages: SourceFile[];
  navigation: LocaleNavigation[];
  context: SiteContext;
  /** Day of the last commit of each source file, by absolute path. */
  dates: Map<string, string>;
  /** Links of the navigation to pages. */
  links: LinkUse[];
  problems: Problem[];
}

export interface OpenOptions {
  extensions?: readonly Extension[] | undefined;
  dates?: Map<string, string>;
}

export function openSite(
  site: LoadedSite,
  highlighter: Highlighter,
  { extensions = [], dates = new Map() }: OpenOptions = {},
): OpenSite {
  const { docsDir, siteDir, config } = site;
  const { pages, problems } = scanDocs(docsDir, config, siteDir);
  problems.push(...publicProblems(site, writtenNames(config, pages)), ...settingFileProblems(site));
  const locales = routeLocales(config);
  const matcher = createRouteMatcher(
    pages.map(({ routePath }) => routePath),
    { ...locales, base: '/' },
  );
  const byFile = new Map(pages.map((page) => [page.relativePath, page]));
  const links: LinkUse[] = [];
  const written = engineFiles(config);
  const navigation = localeRoots(docsDir, config).map((root) => {
    const read = readNavigation({
      docsDir,
      siteDir,
      engineFiles: written,
      root,
      locales,
      pages,
      pageInfo: (relativePath) => {
        const page = byFile.get(relativePath);
        return page && readPageInfo(page.file);
      },
    });
    problems.push(...read.problems);
    links.push(...read.links);
    return { ...root, nav: read.nav, sidebars: read.sidebars };
  });
  const context: SiteContext = {
    siteDir,
    docsDir,
    base: config.base,
    assetHost: config.assetHost ?? '',
    shownOrigins: shownOrigins(config),
    alias: config.alias,
    markdown: config.markdown,
    highlighter,
    matchRoute: (pathname) => matcher.match(pathname)?.routePath,
    routeOfFile: (relativePath) => byFile.get(relativePath)?.routePath,
    engineFiles: written,
    extensions,
    components: allComponents(extensions),
    allRoutes: () => pages.map(({ routePath }) => routePath),
    localePrefix: (routePath) => {
      const { lang, version } = localeOf(routePath, locales);
      return `${localePrefix(lang, version, locales)}/`;
    },
  };
  return { ...site, pages, navigation, context, dates, links, problems };
}

function allComponents(extensions: readonly Extension[]): Record<string, ComponentRule> {
  const added = extensions.flatMap(({ components = {} }) => Object.entries(components));
  return { ...COMPONENTS, ...Object.fromEntries(added.map(([name, { rule }]) => [name, rule])) };
}
