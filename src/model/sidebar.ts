import { isElsewhere, splitAddress } from './address.ts';
import { routeKey } from './route.ts';
import type { SidebarGroup, SidebarItem, SidebarLink, Sidebars } from './sidebar-types.ts';

export interface PageLink {
  text: string;
  link: string;
}

export function isSidebarGroup(item: SidebarItem): item is SidebarGroup {
  return 'items' in item;
}

/** Checks for a link or a group, which have text of their own. Dividers and section headers have none. */
export function isSidebarEntry(item: SidebarItem): item is SidebarLink | SidebarGroup {
  return 'text' in item;
}

/**
 * Checks for a link that is not a route: `https:`, `mailto:` and `//host` leave the site, `#part` stays on
 * the page.
 */
export function isOutbound(link: string): boolean {
  return isElsewhere(link) || link.startsWith('#');
}

/** Checks for two spellings of one route, ignoring query and hash. */
export function isSameRoute(link: string | undefined, routePath: string): boolean {
  const key = linkKey(link);
  return key !== undefined && key === routeKey(routePath);
}

function linkKey(link: string | undefined): string | undefined {
  return link === undefined || isOutbound(link) ? undefined : routeKey(splitAddress(link).path);
}

/**
 * The sidebar with the longest matching prefix: `/guide/` before `/`. A page `/guide` next to the folder belongs to
 * `/guide/`.
 */
export function sidebarFor(sidebars: Sidebars, routePath: string): SidebarItem[] {
  return sidebars[prefixFor(sidebars, routePath) ?? ''] ?? [];
}

function prefixFor(sidebars: Sidebars, routePath: string): string | undefined {
  const path = `${routePath.replace(/\/$/, '')}/`;
  let best: string | undefined;
  for (const prefix of Object.keys(sidebars)) {
    const folder = prefix.endsWith('/') ? prefix : `${prefix}/`;
    if (path.startsWith(folder) && prefix.length > (best?.length ?? -1)) best = prefix;
  }
  return best;
}

type Entry = SidebarLink | SidebarGroup;

/**
 * Caches: a sidebar serves all pages of its section and never changes. Without them, 350 pages take 0.3 s of processor
 * time instead of 1 ms, and `isRepeated` collects the trails again for every entry.
 */
const trails = new WeakMap<readonly SidebarItem[], Map<string, Entry[]>>();
const readingOrders = new WeakMap<readonly SidebarItem[], ReadonlyMap<string, PageLink>>();

/** The entries from the outermost group down to this page, or none if the sidebar does not list it. */
export function activeTrail(items: readonly SidebarItem[], routePath: string): Entry[] {
  return trailsOf(items).get(routeKey(routePath) ?? '') ?? [];
}

/** Checks whether another entry for the same page is marked instead of this one. */
export function isRepeated(items: readonly SidebarItem[], entry: Entry): boolean {
  const key = linkKey(entry.link);
  return key !== undefined && trailsOf(items).get(key)?.at(-1) !== entry;
}

function trailsOf(items: readonly SidebarItem[]): Map<string, Entry[]> {
  let byRoute = trails.get(items);
  if (!byRoute) trails.set(items, (byRoute = collectTrails(items)));
  return byRoute;
}

function collectTrails(items: readonly SidebarItem[]): Map<string, Entry[]> {
  const byRoute = new Map<string, Entry[]>();
  const visit = (level: readonly SidebarItem[], above: Entry[]): void => {
    for (const item of level) {
      if (!isSidebarEntry(item)) continue;
      const trail = [...above, item];
      // Visit children first, so an index page listed inside its own folder is the one that gets marked.
      if (isSidebarGroup(item)) visit(item.items, trail);
      const key = linkKey(item.link);
      if (key !== undefined && !byRoute.has(key)) byRoute.set(key, trail);
    }
  };
  visit(items, []);
  return byRoute;
}

/**
 * Checks whether a group is open. A section that contains the active page is open whatever its settings say.
 */
export function isGroupOpen(group: SidebarGroup, trail: readonly SidebarItem[]): boolean {
  return !group.collapsible || !group.collapsed || trail.includes(group);
}

/** The link of a folder's own page, if that is listed among the pages of the folder. */
export function overviewAmong(items: readonly SidebarItem[], routePath: string): string | undefined {
  const isOverview = (link: string | undefined) => link?.endsWith('/') === true && routePath.startsWith(link);
  return items.filter(isSidebarEntry).find(({ link }) => isOverview(link))?.link;
}

/**
 * Every page of the sidebar once, keyed by route. Links to pages that have another sidebar or none, such as those to
 * tools, are not read in turn.
 */
export function readingOrder(
  sidebars: Sidebars,
  items: readonly SidebarItem[],
): ReadonlyMap<string, PageLink> {
  const known = readingOrders.get(items);
  if (known) return known;
  const pages = new Map<string, PageLink>();
  const visit = (item: SidebarItem): void => {
    if (!isSidebarEntry(item)) return;
    const key = linkKey(item.link);
    const isOwn = key !== undefined && !pages.has(key) && sidebarFor(sidebars, key) === items;
    if (item.link !== undefined && isOwn) pages.set(key, { text: item.text, link: item.link });
    if (isSidebarGroup(item)) item.items.forEach(visit);
  };
  items.forEach(visit);
  readingOrders.set(items, pages);
  return pages;
}

/** The neighbors in reading order; none for a page the sidebar does not list. */
export function previousNext(
  sidebars: Sidebars,
  routePath: string,
): { previous?: PageLink; next?: PageLink } {
  const pages = readingOrder(sidebars, sidebarFor(sidebars, routePath));
  const key = routeKey(routePath) ?? '';
  if (!pages.has(key)) return {};
  const here = [...pages.keys()].indexOf(key);
  const links = [...pages.values()];
  const previous = links[here - 1];
  const next = links[here + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/**
 * The group of another sidebar that lists a page of none, such as a tool, or the first page of its own, such as that of
 * the lessons.
 */
export function groupOfLoosePage(sidebars: Sidebars, routePath: string): string | undefined {
  const own = prefixFor(sidebars, routePath);
  for (const [prefix, items] of Object.entries(sidebars)) {
    const group = prefix === own ? undefined : activeTrail(items, own ?? routePath).at(-2);
    if (group) return group.text;
  }
  return undefined;
}
