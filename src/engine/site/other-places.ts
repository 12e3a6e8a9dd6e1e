import { isNavActive, isNavMenu } from '../../model/nav-match.ts';
import type { PageData } from '../../model/page.ts';
import type { SwitcherChoice } from '../../model/render.ts';
import { localeOf, localePrefix } from '../../model/route.ts';
import { activeTrail, isOutbound, isSidebarGroup, overviewAmong, sidebarFor } from '../../model/sidebar.ts';
import type { SidebarItem } from '../../model/sidebar-types.ts';
import { routeLocales } from '../content/locale-roots.ts';
import type { LocaleNavigation, Site } from './site-navigation.ts';

/**
 * The page in every language that has pages. Without a translation, the choice leads to that language's home page and
 * says so.
 */
export function languageChoices(site: Site, { routePath, version }: PageData): SwitcherChoice[] {
  return site.config.locales.flatMap(({ lang, label }) =>
    choice(site, routePath, { lang, version }, lang, label),
  );
}

export function versionChoices(site: Site, { routePath, lang }: PageData): SwitcherChoice[] {
  return site.config.multiVersion.versions.flatMap((version) =>
    choice(site, routePath, { lang, version }, version, version),
  );
}

interface Place {
  lang: string;
  version: string;
}

function choice(site: Site, routePath: string, place: Place, value: string, text: string): SwitcherChoice[] {
  const locales = routeLocales(site.config);
  const { rest } = localeOf(routePath, locales);
  const same = site.context.matchRoute(localePrefix(place.lang, place.version, locales) + rest);
  const link = same ?? homeLink(site, place);
  return link === undefined ? [] : [{ value, text, link, isElsewhere: same === undefined }];
}

/** Without a home page in a language and version, the first page of its navigation, or else its first page. */
export function homeLink(site: Site, { lang, version }: Place): string | undefined {
  const { config, context, navigation, pages } = site;
  const isThere = (page: Place) => page.lang === lang && page.version === version;
  const nav = navigation.find(isThere)?.nav ?? [];
  const links = nav.flatMap((item) => (isNavMenu(item) ? item.items : item)).map((item) => item.link);
  return (
    context.matchRoute(`${localePrefix(lang, version, routeLocales(config))}/`) ??
    links.find((link) => !isOutbound(link) && context.matchRoute(link) !== undefined) ??
    pages.find(isThere)?.routePath
  );
}

/** The page's navigation entry, followed by the sidebar groups above it, each with a link to its overview. */
export function breadcrumbsOf(
  { routePath }: Pick<PageData, 'routePath'>,
  locale: Pick<LocaleNavigation, 'nav' | 'prefix' | 'sidebars'> | undefined,
): { text: string; link: string | undefined }[] {
  if (!locale) return [];
  const sidebar = sidebarFor(locale.sidebars, routePath);
  const section = locale.nav.find((item) => isNavActive(item, routePath, `${locale.prefix}/`));
  const sectionLink =
    overviewAmong(sidebar, routePath) ?? (section && !isNavMenu(section) ? section.link : undefined);
  const crumbs = section ? [{ text: section.text, link: sectionLink }] : [];
  const header = sectionHeaderOf(sidebar, routePath);
  if (header !== undefined) crumbs.push({ text: header, link: undefined });
  for (const group of activeTrail(sidebar, routePath).slice(0, -1)) {
    const link = group.link ?? (isSidebarGroup(group) ? overviewAmong(group.items, routePath) : undefined);
    crumbs.push({ text: group.text, link });
  }
  const isItself = ({ link }: { link: string | undefined }) => link === routePath;
  if (crumbs.every(isItself)) return [];
  return crumbs.map((crumb) => (isItself(crumb) ? { text: crumb.text, link: undefined } : crumb));
}

/** The last section header before the page's entry. */
function sectionHeaderOf(items: SidebarItem[], routePath: string): string | undefined {
  let header: string | undefined;
  for (const item of items) {
    if ('sectionHeaderText' in item) header = item.sectionHeaderText;
    else if (activeTrail([item], routePath).length > 0) return header;
  }
  return undefined;
}
