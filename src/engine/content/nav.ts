import { existsSync } from 'node:fs';
import path from 'node:path';
import { compareText, type Problem } from '../../model/problem.ts';
import type { RouteLocales } from '../../model/route.ts';
import type { NavItem, NavLink, SidebarItem, Sidebars } from '../../model/sidebar-types.ts';
import { guestFolders } from './guest-folders.ts';
import type { ListEntry } from './json-list.ts';
import type { LinkUse } from './link-use.ts';
import { listFolder } from '../files/list-folder.ts';
import type { LocaleRoot } from './locale-roots.ts';
import { isOrdered } from './meta-listing.ts';
import { createMenuLists, type MenuSettings } from './menu-lists.ts';
import { readSidebar } from './meta.ts';
import type { NavEntry } from '../config/nav-schema.ts';
import { pageFormat, withoutExtension } from './page-file.ts';
import type { SourceFile } from './scan.ts';
import type { PageInfo, SidebarSources } from './sidebar-sources.ts';
import { createLinkResolver, resolveOrReport } from './site-link.ts';
import { translateMenus } from './translate-menus.ts';
import { readTranslations } from './translations.ts';
import { unlistedPages } from './unlisted-pages.ts';

export interface NavigationOptions extends Partial<MenuSettings> {
  docsDir: string;
  /** Base of file names in problems. Defaults to the parent of the docs folder. */
  siteDir?: string;
  /** The language and version to read, from `localeRoots`. */
  root: LocaleRoot;
  locales: RouteLocales;
  /** All pages of the site. */
  pages: readonly SourceFile[];
  pageInfo: (relativePath: string) => PageInfo | undefined;
  /** Names of files the build writes, which can be linked to. */
  engineFiles: ReadonlySet<string>;
}

export interface Navigation {
  nav: NavItem[];
  sidebars: Sidebars;
  /** Every link to a page, for checking its anchor. */
  links: LinkUse[];
  problems: Problem[];
  /** Absolute paths of every `_nav.json` and `_meta.json` that was read, for watching. */
  files: string[];
}

/** Reads the top navigation and sidebars of one locale. */
export function readNavigation(options: NavigationOptions): Navigation {
  const { docsDir, engineFiles, root, locales, siteDir = path.dirname(docsDir) } = options;
  const problems: Problem[] = [];
  const links: LinkUse[] = [];
  const files = new Set<string>();
  const own = options.pages.filter(({ lang, version }) => lang === root.lang && version === root.version);
  const routes = options.pages.map(({ routePath }) => routePath);
  const sources: SidebarSources = {
    docsDir,
    siteDir,
    lists: createMenuLists({
      ...options,
      siteDir,
      rootFolder: root.folder,
      onFile: (file) => files.add(file),
    }),
    pages: new Map(own.map((page) => [page.relativePath, page])),
    guests: new Map(),
    pageInfo: options.pageInfo,
    resolveLink: createLinkResolver({ routes, files: { docsDir, engineFiles } }, root.prefix, locales),
    onLink: (link) => links.push(link),
    report: (problem) => problems.push(problem),
  };
  // A configured locale may not have a folder yet.
  if (!existsSync(path.join(docsDir, root.folder)))
    return { nav: [], sidebars: {}, links, problems, files: [] };

  const translations = readTranslations(siteDir);
  problems.push(...translations.problems);
  if (translations.file !== undefined) files.add(translations.file);
  const { nav, sidebars } = translateMenus(
    {
      nav: readNav(root, sources),
      sidebars: { ...readSidebars(root, sources), ...sharedSidebar(root, sources) },
    },
    translations.texts,
    root.lang,
    (key) => problems.push(notTranslated(key, root.lang)),
  );
  problems.push(...unlistedPages({ root, nav, sidebars }, sources));
  return { nav, sidebars, links, problems, files: [...files].sort(compareText) };
}

function notTranslated(key: string, lang: string): Problem {
  return {
    level: 'warning',
    file: 'i18n.json',
    what: `The text "${key}" of a menu is not translated into "${lang}".`,
    fix: `Add "${lang}" to it.`,
  };
}

/**
 * Reads the sidebars: one per top-level folder if only the top navigation is given, otherwise one for the whole locale. A
 * folder that another section lists shares the sidebar of that section.
 */
function readSidebars({ folder, prefix }: LocaleRoot, sources: SidebarSources): Sidebars {
  if (sources.lists.nav(folder) === undefined || isOrdered(folder, sources)) {
    const items = readSidebar(folder, sources);
    return items.length > 0 ? { [`${prefix}/`]: items } : {};
  }
  const sections = listFolder(path.join(sources.docsDir, folder))
    .map(({ name }) => path.posix.join(folder, name))
    .filter((below) => holdsPages(below, sources));
  const guests = guestFolders(sections, sources);
  const sidebars: Sidebars = {};
  const keyOf = (section: string): string => `${prefix}/${path.posix.basename(section)}/`;
  for (const section of sections.filter((one) => !guests.has(one))) {
    const items = readSidebar(section, { ...sources, guests });
    if (items.length > 0) sidebars[keyOf(section)] = items;
  }
  for (const [guest, host] of guests) sidebars[keyOf(guest)] = sidebars[keyOf(host)] ?? [];
  return sidebars;
}

/** Checks whether a folder has pages of this locale. Files, `public`, fragments and other languages do not. */
function holdsPages(folder: string, { pages }: SidebarSources): boolean {
  return [...pages.keys()].some((relativePath) => relativePath.startsWith(`${folder}/`));
}

/** Lists fragments by name without links: they are imported, not visited. */
function sharedSidebar({ folder, prefix }: LocaleRoot, { docsDir }: SidebarSources): Sidebars {
  const shared = path.posix.join(folder, 'shared');
  if (!existsSync(path.join(docsDir, shared))) return {};
  const items = fragmentsIn(docsDir, shared);
  return items.length > 0 ? { [`${prefix}/shared/`]: items } : {};
}

function fragmentsIn(docsDir: string, folder: string): SidebarItem[] {
  return listFolder(path.join(docsDir, folder)).flatMap(({ name, isFolder }): SidebarItem[] => {
    const below = path.posix.join(folder, name);
    if (name.startsWith('_')) return [];
    if (isFolder) return fragmentsIn(docsDir, below);
    return pageFormat(name) === undefined
      ? []
      : [{ text: withoutExtension(name), _fileKey: withoutExtension(below) }];
  });
}

function readNav({ folder }: LocaleRoot, sources: SidebarSources): NavItem[] {
  const list = sources.lists.nav(folder);
  if (list === undefined) return [];
  list.problems.forEach(sources.report);
  return list.entries.map((entry) => navItem(entry, sources));
}

function navItem(entry: ListEntry<NavEntry>, sources: SidebarSources): NavItem {
  const { item } = entry;
  const link = item.link === undefined ? undefined : resolveOrReport(item.link, entry, ['link'], sources);
  const common = {
    text: item.text,
    ...(item.activeMatch !== undefined && { activeMatch: item.activeMatch }),
    ...(item.tag !== undefined && { tag: item.tag }),
  };
  if (item.items === undefined) return { ...common, link: link ?? '' };
  return {
    ...common,
    ...(link !== undefined && { link }),
    items: menuLinks(item.items, entry, ['items'], sources),
  };
}

/** Menus have one level here, so links of a nested menu join the outer one. */
function menuLinks(
  items: readonly NavEntry[],
  entry: ListEntry<NavEntry>,
  at: readonly PropertyKey[],
  sources: SidebarSources,
): NavLink[] {
  return items.flatMap((item, index): NavLink[] => {
    const here = [...at, index];
    const own: NavLink[] =
      item.link === undefined
        ? []
        : [
            {
              text: item.text,
              link: resolveOrReport(item.link, entry, [...here, 'link'], sources),
              ...(item.activeMatch !== undefined && { activeMatch: item.activeMatch }),
              ...(item.tag !== undefined && { tag: item.tag }),
            },
          ];
    if (item.items === undefined) return own;
    sources.report(
      entry.problem(
        {
          level: 'warning',
          what: `The menu "${item.text}" is nested in another menu: its links are shown in the outer one.`,
          fix: 'Move its links to the outer menu.',
        },
        ...here,
      ),
    );
    return [...own, ...menuLinks(item.items, entry, [...here, 'items'], sources)];
  });
}
