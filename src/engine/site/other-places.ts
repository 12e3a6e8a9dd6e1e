import { isNavActive, isNavMenu } from '../../model/nav-match.ts';
import type { PageData } from '../../model/page.ts';
import type { SwitcherChoice } from '../../model/render.ts';
import { localeOf, localePrefix } from '../../model/route.ts';
import { activeTrail, isSidebarGroup, overviewAmong, sidebarFor } from '../../model/sidebar.ts';
import type { SidebarItem } from '../../model/sidebar-types.ts';
import { routeLocales } from '../content/locale-roots.ts';
import type { LocaleNavigation, Site } from './site-navigation.ts';

/** Returns the page in every language, or that language's home page if there is no translation. */
export function languageChoices(site: Site, { routePath, version }: PageData): SwitcherChoice[] {
  return site.config.locales.map(({ lang, label }) => ({
    value: lang,
    text: label,
    link: sameIn(site, routePath, lang, version),
  }));
}

export function versionChoices(site: Site, { routePath, lang }: PageData): SwitcherChoice[] {
  return site.config.multiVersion.versions.map((version) => ({
    value: version,
    text: version,
    link: sameIn(site, routePath, lang, version),
  }));
}

function sameIn(site: Site, routePath: string, lang: string, version: string): string {
  const locales = routeLocales(site.config);
  const prefix = localePrefix(lang, version, locales);
  const { rest } = localeOf(routePath, locales);
  return site.context.matchRoute(prefix + rest) ?? `${prefix}/`;
}

/** Returns the page's navigation entry, followed by the sidebar groups above it, each with a link to its overview. */
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

/** Returns the last section header before the page's entry. */
function sectionHeaderOf(items: SidebarItem[], routePath: string): string | undefined {
  let header: string | undefined;
  for (const item of items) {
    if ('sectionHeaderText' in item) header = item.sectionHeaderText;
    else if (activeTrail([item], routePath).length > 0) return header;
  }
  return undefined;
}
