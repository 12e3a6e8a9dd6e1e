import { routeKey } from './route.ts';
import type {
  NavItem,
  NavLink,
  NavMenu,
  SidebarGroup,
  SidebarItem,
  SidebarLink,
  Sidebars,
} from './sidebar-types.ts';

export interface PageLink {
  text: string;
  link: string;
}

export function isSidebarGroup(item: SidebarItem): item is SidebarGroup {
  return 'items' in item;
}

/** A link or a group: what has a text of its own. Dividers and section headers have none. */
export function isSidebarEntry(item: SidebarItem): item is SidebarLink | SidebarGroup {
  return 'text' in item;
}

export function isNavMenu(item: NavItem): item is NavMenu {
  return 'items' in item;
}

/** `https:`, `mailto:` and `//host` lead away from the site; `#part` stays on the page. Neither is a route. */
export function isOutbound(link: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(link);
}

/** Two spellings of one route; query and hash do not matter. */
export function isSameRoute(link: string | undefined, routePath: string): boolean {
  const key = linkKey(link);
  return key !== undefined && key === routeKey(routePath);
}

function linkKey(link: string | undefined): string | undefined {
  return link === undefined || isOutbound(link) ? undefined : routeKey(link.replace(/[?#].*$/s, ''));
}

/** The sidebar whose prefix fits best: `/guide/` before `/`. A page `/guide` beside the folder belongs to `/guide/`. */
export function sidebarFor(sidebars: Sidebars, routePath: string): SidebarItem[] {
  const path = `${routePath.replace(/\/$/, '')}/`;
  let best: string | undefined;
  for (const prefix of Object.keys(sidebars)) {
    const folder = prefix.endsWith('/') ? prefix : `${prefix}/`;
    if (path.startsWith(folder) && prefix.length > (best?.length ?? -1)) best = prefix;
  }
  return best === undefined ? [] : (sidebars[best] ?? []);
}

type Entry = SidebarLink | SidebarGroup;

/** A sidebar serves all pages of its section and never changes: what is read from it is read once. */
const trails = new WeakMap<readonly SidebarItem[], Map<string, Entry[]>>();
const readingOrders = new WeakMap<readonly SidebarItem[], Map<string, PageLink>>();

/** From the outermost group down to the entry of this page; empty when the sidebar does not name it. */
export function activeTrail(items: readonly SidebarItem[], routePath: string): Entry[] {
  let byRoute = trails.get(items);
  if (!byRoute) trails.set(items, (byRoute = collectTrails(items)));
  return byRoute.get(routeKey(routePath) ?? '') ?? [];
}

function collectTrails(items: readonly SidebarItem[]): Map<string, Entry[]> {
  const byRoute = new Map<string, Entry[]>();
  const visit = (level: readonly SidebarItem[], above: Entry[]): void => {
    for (const item of level) {
      if (!isSidebarEntry(item)) continue;
      const trail = [...above, item];
      // A child comes first, so that an index page listed inside its own folder is the one that is marked.
      if (isSidebarGroup(item)) visit(item.items, trail);
      const key = linkKey(item.link);
      if (key !== undefined && !byRoute.has(key)) byRoute.set(key, trail);
    }
  };
  visit(items, []);
  return byRoute;
}

/** A section on the way to the active page is open whatever its settings say. */
export function isGroupOpen(group: SidebarGroup, trail: readonly SidebarItem[]): boolean {
  return !group.collapsible || !group.collapsed || trail.includes(group);
}

/** Every page of the sidebar once, in reading order and by route; links that leave the site are no pages. */
export function readingOrder(items: readonly SidebarItem[]): Map<string, PageLink> {
  const known = readingOrders.get(items);
  if (known) return known;
  const pages = new Map<string, PageLink>();
  const visit = (item: SidebarItem): void => {
    if (!isSidebarEntry(item)) return;
    const key = linkKey(item.link);
    if (item.link !== undefined && key !== undefined && !pages.has(key))
      pages.set(key, { text: item.text, link: item.link });
    if (isSidebarGroup(item)) item.items.forEach(visit);
  };
  items.forEach(visit);
  readingOrders.set(items, pages);
  return pages;
}

/** Neighbours in reading order; none for a page the sidebar does not name. */
export function previousNext(
  items: readonly SidebarItem[],
  routePath: string,
): { previous?: PageLink; next?: PageLink } {
  const pages = readingOrder(items);
  const key = routeKey(routePath) ?? '';
  if (!pages.has(key)) return {};
  const here = [...pages.keys()].indexOf(key);
  const links = [...pages.values()];
  const previous = links[here - 1];
  const next = links[here + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/**
 * Whether the page stands under an entry of the top navigation. `barePath` is the route without version and language:
 * one `activeMatch` such as `^/guide/` serves every locale.
 */
export function isNavActive(item: NavItem, routePath: string, barePath = routePath): boolean {
  if (item.activeMatch !== undefined) {
    const tested = matches(item.activeMatch, [routePath, barePath]);
    if (tested !== undefined) return tested;
  }
  if (isNavMenu(item)) {
    return (
      isLinkActive(item, routePath) || item.items.some((child) => isNavActive(child, routePath, barePath))
    );
  }
  return isLinkActive(item, routePath);
}

/** A folder link covers the pages below it, except the home page, which would cover everything. */
function isLinkActive(
  { link }: Pick<NavLink, 'text'> & { link?: string | undefined },
  routePath: string,
): boolean {
  if (link === undefined || isOutbound(link)) return false;
  if (isSameRoute(link, routePath)) return true;
  return link.length > 1 && link.endsWith('/') && routePath.startsWith(link);
}

/** Nothing for an invalid expression: the build reports it, a reader's page must not break on it. */
function matches(expression: string, paths: readonly string[]): boolean | undefined {
  try {
    const pattern = new RegExp(expression);
    return paths.some((path) => pattern.test(path));
  } catch {
    return undefined;
  }
}
