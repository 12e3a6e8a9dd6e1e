import path from 'node:path';
import { splitAddress } from '../../model/address.ts';
import type { Problem } from '../../model/problem.ts';
import type { NavItem, SidebarItem, Sidebars } from '../../model/sidebar-types.ts';
import { displayPath } from '../files/display-path.ts';
import type { LocaleRoot } from './locale-roots.ts';
import { isOrdered, listEntries } from './meta-listing.ts';
import { withoutExtension } from './page-file.ts';
import type { SourceFile } from './scan.ts';
import type { MetaEntry, SidebarSources } from './sidebar-sources.ts';

interface Menus {
  root: LocaleRoot;
  nav: readonly NavItem[];
  sidebars: Sidebars;
}

/** Warns about pages that no menu links to because a list omits them or their folder. */
export function unlistedPages({ root, nav, sidebars }: Menus, sources: SidebarSources): Problem[] {
  const linked = new Set([...linksOf(nav), ...Object.values(sidebars).flatMap(linksOf)]);
  const home = `${root.prefix}/`;
  const problems = new Map<string, Problem>();
  const listings = new Map<string, Listing>();
  const listingOf = (folder: string): Listing => {
    const listing = listings.get(folder) ?? readListing(folder, sources);
    listings.set(folder, listing);
    return listing;
  };
  for (const page of sources.pages.values()) {
    if (linked.has(page.routePath) || [home, `${home}404`].includes(page.routePath)) continue;
    const gap = findGap(page, root.folder, listingOf);
    if (gap && sources.pageInfo(page.relativePath)?.hasSidebar !== false)
      problems.set(`${gap.folder}/${gap.name}`, toProblem(page, gap, sources));
  }
  return [...problems.values()];
}

interface Gap {
  /** The folder whose list has neither the page nor its folder. */
  folder: string;
  name: string;
  isPage: boolean;
}

/** Names in the list of a folder; undefined if all names are listed. */
type Listing = Set<string> | undefined;

function findGap(
  page: SourceFile,
  rootFolder: string,
  listingOf: (folder: string) => Listing,
): Gap | undefined {
  const root = rootFolder === '' ? '.' : rootFolder;
  let name = withoutExtension(path.posix.basename(page.relativePath));
  let folder = path.posix.dirname(page.relativePath);
  for (let isPage = true; ; isPage = false) {
    if (listingOf(folder)?.has(name) === false) return { folder, name, isPage };
    if (folder === root || folder === '.') return undefined;
    name = path.posix.basename(folder);
    folder = path.posix.dirname(folder);
  }
}

/** Undefined if there is no list, or if it has other problems: an unreadable entry may be the missing one. */
function readListing(folder: string, sources: SidebarSources): Listing {
  if (!isOrdered(folder, sources)) return undefined;
  let isBroken = false;
  const entries = listEntries(folder, { ...sources, report: () => (isBroken = true) });
  const nameOf = ({ item }: MetaEntry) => (typeof item === 'string' ? item : 'name' in item ? item.name : '');
  return isBroken ? undefined : new Set(entries.map((entry) => withoutExtension(nameOf(entry))));
}

function toProblem(page: SourceFile, { folder, name, isPage }: Gap, sources: SidebarSources): Problem {
  return {
    level: 'warning',
    file: displayPath(sources.siteDir, path.join(sources.docsDir, folder)),
    // Point to where the missing entry would go.
    ...sources.lists.sidebar(folder)?.end(),
    what: isPage
      ? `The page ${displayPath(sources.siteDir, page.file)} is not listed, so no menu links to it.`
      : `The folder "${name}" is not listed, so no menu links to its pages.`,
    fix: isPage
      ? `Add "${name}". To keep it out of the menus, set \`sidebar: false\` in its frontmatter.`
      : `Add { "type": "dir", "name": "${name}" }. To keep its pages out of the menus, set \`sidebar: false\` in their frontmatter.`,
  };
}

function linksOf(items: readonly (NavItem | SidebarItem)[]): string[] {
  return items.flatMap((item) => [
    ...('link' in item && item.link !== undefined ? [splitAddress(item.link).path] : []),
    ...('items' in item ? linksOf(item.items) : []),
  ]);
}
