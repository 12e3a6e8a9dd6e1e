import { DECLARED } from '../../components/declared.ts';
import type { ComponentRule } from '../../model/component-rule.ts';
import type { Problem } from '../../model/problem.ts';
import { wordsFrom } from '../../model/words/word-tables.ts';
import { createRouteMatcher, localeOf, localePrefix } from '../../model/route.ts';
import { OVERVIEW_COMPONENTS } from '../page/components/overview-components.ts';
import type { Highlighter } from '../page/code/highlighter.ts';
import { withAliases } from '../page/code/highlighter.ts';
import { aliasesOf } from '../config/aliases.ts';
import type { ConfiguredSite } from '../config/load.ts';
import { wordsOfLocale } from '../config/derive.ts';
import { shownOrigins } from '../config/origins.ts';
import { examplesFolder } from '../content/examples-folder.ts';
import { routeLocales } from '../content/locale-roots.ts';
import { scanDocs } from '../content/scan.ts';
import type { SourceFile } from '../content/scan.ts';
import type { SiteContext } from '../page/context/site-context.ts';
import { createSourceTrees } from '../page/syntax/source-trees.ts';
import type { Extension } from './extension.ts';
import { engineFiles, writtenNames } from './written-files.ts';
import { publicProblems } from './public-problems.ts';
import { silentGaps } from './silent-gaps.ts';
import { extensionsOf, settingExtensionProblems } from './setting-extensions.ts';
import { settingFileProblems } from './setting-files.ts';
import { settingMenuProblems } from './setting-menus.ts';
import { settingSlotProblems } from './setting-slots.ts';
import { settingStyleProblems } from './setting-styles.ts';
import { redirectProblems } from './setting-redirects.ts';
import { shownFolderProblems, shownFolders } from './shown-folders.ts';
import { missingWordProblems, settingWordProblems } from './setting-words.ts';
import { settingLinkProblems } from './setting-links.ts';

/** A site whose pages are found but not compiled yet, with its route matching. */
export interface ScannedSite extends ConfiguredSite {
  pages: SourceFile[];
  context: SiteContext;
  extensions: readonly Extension[];
  /** Date of the last commit of each source file, by absolute path. */
  dates: Map<string, string>;
  problems: Problem[];
}

export interface ScanOptions {
  /** Those that the site may use. */
  extensions?: readonly Extension[] | undefined;
  dates?: Map<string, string>;
}

export function scanSite(
  site: ConfiguredSite,
  highlighter: Highlighter,
  { extensions: available = [], dates = new Map() }: ScanOptions = {},
): ScannedSite {
  const extensions: readonly Extension[] = [
    { components: OVERVIEW_COMPONENTS },
    ...extensionsOf(site, available),
  ];
  const { docsDir, siteDir, config } = site;
  const { pages, problems } = scanDocs(docsDir, config, siteDir);
  problems.push(
    ...publicProblems(site, writtenNames(config, pages)),
    ...settingFileProblems(site),
    ...settingStyleProblems(site),
    ...settingMenuProblems(site),
    ...settingSlotProblems(site),
    ...settingExtensionProblems(site, available),
    ...silentGaps(
      site,
      pages.map(({ routePath }) => routePath),
    ),
    ...shownFolderProblems(site),
    ...settingWordProblems(
      site,
      extensions.flatMap(({ words }) => words ?? []),
    ),
  );
  const locales = routeLocales(config);
  const matcher = createRouteMatcher(
    pages.map(({ routePath }) => routePath),
    { ...locales, base: '/' },
  );
  const byFile = new Map(pages.map((page) => [page.relativePath, page]));
  const context: SiteContext = {
    siteDir,
    docsDir,
    base: config.base,
    shownFolders: shownFolders(site),
    assetHost: config.assetHost ?? '',
    shownOrigins: shownOrigins(config),
    aliases: aliasesOf(site),
    markdown: config.markdown,
    ignoredKeys: config.markdown.ignoredKeys,
    highlighter: withAliases(highlighter, config.markdown.langAlias),
    trees: createSourceTrees(),
    matchRoute: (pathname) => matcher.match(pathname)?.routePath,
    routeOfFile: (relativePath) => byFile.get(relativePath)?.routePath,
    engineFiles: engineFiles(config),
    extensions,
    components: allComponents(extensions),
    allRoutes: () => pages.map(({ routePath }) => routePath),
    examplesFolder: examplesFolder(config),
    wordsOf: (routePath) => wordsOfLocale(config, localeOf(routePath, locales).lang),
    extensionWords: (tables, { pageRoute, problems: found }) => {
      const { lang } = localeOf(pageRoute, locales);
      found.push(...missingWordProblems(site, lang, tables));
      return wordsFrom(tables, lang, config.ownWords[lang]);
    },
    localePrefix: (routePath) => {
      const { lang, version } = localeOf(routePath, locales);
      return `${localePrefix(lang, version, locales)}/`;
    },
  };
  problems.push(...settingLinkProblems(site, context), ...redirectProblems(site, context));
  return { ...site, pages, context, extensions, dates, problems };
}

function allComponents(extensions: readonly Extension[]): Record<string, ComponentRule> {
  const added = extensions.flatMap(({ components = {} }) => Object.entries(components));
  return { ...DECLARED, ...Object.fromEntries(added.map(([name, { rule }]) => [name, rule])) };
}
