import { OVERVIEW } from './constants.ts';
import type { TocEntry } from './page.ts';
import { isOutbound, isSameRoute, isSidebarEntry, isSidebarGroup } from './sidebar.ts';
import type { SidebarGroup, SidebarItem } from './sidebar-types.ts';

export interface OverviewHeading {
  text: string;
  id: string;
  depth: number;
}

export interface OverviewItem {
  text: string;
  link: string;
  headers: OverviewHeading[];
}

export interface OverviewGroup {
  name: string;
  items: OverviewItem[];
}

/** Data that an overview shows of a listed page. */
export interface OverviewPage {
  title: string;
  toc: readonly TocEntry[];
  overviewHeaders?: readonly number[] | undefined;
}

export interface OverviewOptions {
  /** The overview page itself. Only pages below its folder are listed, and never the page itself. */
  routePath: string;
  /** Heading depths for this overview, unless a listed page sets its own. */
  overviewHeaders?: readonly number[] | undefined;
  pageInfo: (routePath: string) => OverviewPage | undefined;
}

/**
 * Groups the pages that an overview lists. Section headers and sidebar groups start a group; pages before any
 * of them go to `Others`.
 */
export function overviewGroups(items: readonly SidebarItem[], options: OverviewOptions): OverviewGroup[] {
  const own = findGroupOf(items, options.routePath);
  if (own === undefined) return collect(items, options);
  // If the overview is the page of a sidebar group, the sections of that group are the groups; without
  // sections, the group itself is the only one.
  const hasSections = own.items.some((item) => isSidebarGroup(item) || 'sectionHeaderText' in item);
  return collect(hasSections ? own.items : [own], options);
}

function findGroupOf(items: readonly SidebarItem[], routePath: string): SidebarGroup | undefined {
  for (const item of items) {
    if (!isSidebarGroup(item)) continue;
    if (isSameRoute(item.link, routePath)) return item;
    const inside = findGroupOf(item.items, routePath);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

function collect(items: readonly SidebarItem[], options: OverviewOptions): OverviewGroup[] {
  const groups: OverviewGroup[] = [];
  let current: OverviewGroup | undefined;
  const start = (name: string): OverviewGroup => {
    const group = { name, items: [] };
    groups.push(group);
    return group;
  };

  for (const item of items) {
    if ('sectionHeaderText' in item) {
      current = start(item.sectionHeaderText);
    } else if (isSidebarGroup(item)) {
      start(item.text).items.push(...pagesOf(item, item.overviewHeaders, options));
    } else if (isSidebarEntry(item)) {
      current ??= start(OVERVIEW.defaultGroupTitle);
      current.items.push(...pagesOf(item, undefined, options));
    }
  }
  return groups.filter((group) => group.items.length > 0);
}

function pagesOf(
  item: SidebarItem,
  inherited: readonly number[] | undefined,
  options: OverviewOptions,
): OverviewItem[] {
  if (!isSidebarEntry(item)) return [];
  const below = isSidebarGroup(item)
    ? item.items.flatMap((child) => pagesOf(child, item.overviewHeaders ?? inherited, options))
    : [];
  if (item.link === undefined || !isListed(item.link, options.routePath)) return below;
  const page = options.pageInfo(item.link);
  const own = isSidebarGroup(item) ? undefined : item.overviewHeaders;
  const depths = own ??
    page?.overviewHeaders ??
    options.overviewHeaders ??
    inherited ?? [OVERVIEW.defaultHeaderDepth];
  const headers = (page?.toc ?? [])
    .filter(({ depth, inOverviews = true }) => inOverviews && depths.includes(depth))
    .map(({ text, id, depth }) => ({ text, id, depth }));
  return [{ text: item.text || (page?.title ?? ''), link: item.link, headers }, ...below];
}

function isListed(link: string, overviewPath: string): boolean {
  if (isOutbound(link) || isSameRoute(link, overviewPath)) return false;
  const folder = overviewPath.replace(/\/overview$/, '/').replace(/\/?$/, '/');
  return link.startsWith(folder);
}
