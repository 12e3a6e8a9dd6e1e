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
  if (link === undefined || isOutbound(link)) return false;
  const key = routeKey(link.replace(/[?#].*$/s, ''));
  return key !== undefined && key === routeKey(routePath);
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

/** From the outermost group down to the entry of this page; empty when the sidebar does not name it. */
export function activeTrail(
  items: readonly SidebarItem[],
  routePath: string,
): (SidebarLink | SidebarGroup)[] {
  for (const item of items) {
    if (!isSidebarEntry(item)) continue;
    // A child comes first, so that an index page listed inside its own folder is the one that is marked.
    const below = isSidebarGroup(item) ? activeTrail(item.items, routePath) : [];
    if (below.length > 0) return [item, ...below];
    if (isSameRoute(item.link, routePath)) return [item];
  }
  return [];
}

/** A section on the way to the active page is open whatever its settings say. */
export function isGroupOpen(group: SidebarGroup, trail: readonly SidebarItem[]): boolean {
  return !group.collapsible || !group.collapsed || trail.includes(group);
}

/** Every page of the sidebar once, in reading order; links that leave the site are no pages. */
export function flattenLinks(items: readonly SidebarItem[]): PageLink[] {
  const pages = new Map<string, PageLink>();
  const visit = (item: SidebarItem): void => {
    if (!isSidebarEntry(item)) return;
    const key = item.link === undefined || isOutbound(item.link) ? undefined : routeKey(item.link);
    if (item.link !== undefined && key !== undefined && !pages.has(key))
      pages.set(key, { text: item.text, link: item.link });
    if (isSidebarGroup(item)) item.items.forEach(visit);
  };
  items.forEach(visit);
  return [...pages.values()];
}

/** Neighbours in reading order; none for a page the sidebar does not name. */
export function previousNext(
  items: readonly SidebarItem[],
  routePath: string,
): { previous?: PageLink; next?: PageLink } {
  const pages = flattenLinks(items);
  const here = pages.findIndex((page) => isSameRoute(page.link, routePath));
  if (here < 0) return {};
  const previous = pages[here - 1];
  const next = pages[here + 1];
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
