import { splitAddress } from './address.ts';
import { isOutbound } from './sidebar.ts';
import type { NavItem, NavMenu } from './sidebar-types.ts';

/** The one rule for the navbar on the server and in the browser, breadcrumbs and search sections. */

export function isNavMenu(item: NavItem): item is NavMenu {
  return 'items' in item;
}

/**
 * A regular expression for the routes an entry is active on: its own `activeMatch`, or one made of its link. A link
 * to a folder covers the pages below it, except the home page, which would cover everything. `homePath` is the home
 * of the entry's language and version.
 */
export function navPattern(
  { activeMatch, link }: Pick<NavItem, 'activeMatch' | 'link'>,
  homePath: string,
): string | undefined {
  if (activeMatch !== undefined || link === undefined || isOutbound(link)) return activeMatch;
  const { path } = splitAddress(link);
  const isFolder = path.endsWith('/') && path !== '/' && path !== homePath;
  return `^${path.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}${isFolder ? '' : '$'}`;
}

/**
 * Checks a route against the pattern of an entry. The route is also tried without its language and version, so one
 * `activeMatch` such as `^/guide/` serves every locale.
 */
export function matchesRoute(pattern: string | undefined, routePath: string, homePath: string): boolean {
  if (pattern === undefined) return false;
  try {
    const expression = new RegExp(pattern);
    return expression.test(routePath) || expression.test(`/${routePath.slice(homePath.length)}`);
  } catch {
    // The build reports an invalid expression, but an old browser may not support everything Node does.
    return false;
  }
}

/**
 * Checks whether an entry is active. A menu without an `activeMatch` is active where its own link or one of
 * its entries is.
 */
export function isNavActive(item: NavItem, routePath: string, homePath: string): boolean {
  return (
    matchesRoute(navPattern(item, homePath), routePath, homePath) ||
    (isNavMenu(item) &&
      item.activeMatch === undefined &&
      item.items.some((child) => isNavActive(child, routePath, homePath)))
  );
}
