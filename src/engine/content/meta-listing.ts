import path from 'node:path';
import { compareText } from '../../model/problem.ts';
import { displayPath } from '../files/display-path.ts';
import { listFolder } from '../files/list-folder.ts';
import { isFragmentName, pageFormat, withoutExtension } from './page-file.ts';
import type { MetaEntry, SidebarSources } from './sidebar-sources.ts';

/** The entries of the list that orders a folder, each once, or the files in the folder if there is no list. */
export function listEntries(folder: string, sources: SidebarSources): MetaEntry[] {
  const list = sources.lists.sidebar(folder);
  if (list === undefined) return autoEntries(folder, sources);
  list.problems.forEach(sources.report);
  return withoutRepeats(list.entries, sources);
}

/** Checks whether a `_meta.json` or the configuration orders a folder. */
export function isOrdered(folder: string, { lists }: SidebarSources): boolean {
  return lists.sidebar(folder) !== undefined;
}

/**
 * Lists the index first, then the rest by name. A file next to a folder with the same name becomes that folder's page.
 */
function autoEntries(folder: string, sources: SidebarSources): MetaEntry[] {
  const absolute = path.join(sources.docsDir, folder);
  const found = listFolder(absolute).filter(({ name }) => !isFragmentName(name));
  const folders = new Set(found.filter(({ isFolder }) => isFolder).map(({ name }) => name));
  const isListed = (name: string): boolean =>
    pageFormat(name) !== undefined && !folders.has(withoutExtension(name));
  const rank = (name: string): string =>
    `${/^index\.mdx?$/i.test(name) ? 0 : 1}${withoutExtension(name).toLowerCase()}`;
  return found
    .filter(({ name, isFolder }) => isFolder || isListed(name))
    .sort((a, b) => compareText(rank(a.name), rank(b.name)))
    .map(({ name, isFolder }) => ({
      item: isFolder ? { type: 'dir', name } : name,
      problem: (more) => ({ level: 'error', file: displayPath(sources.siteDir, absolute), ...more }),
    }));
}

function withoutRepeats(entries: readonly MetaEntry[], { report }: SidebarSources): MetaEntry[] {
  const lines = new Map<string, number | undefined>();
  return entries.filter((entry) => {
    const key = keyOf(entry);
    if (key === undefined) return true;
    if (lines.has(key)) {
      const what = `"${key}" is listed twice, first on line ${lines.get(key)}.`;
      report(entry.problem({ what, fix: 'Keep one of them.' }, 'name'));
      return false;
    }
    lines.set(key, entry.problem({ what: '' }, 'name').line);
    return true;
  });
}

/** For finding duplicates. A file and a folder may share a name; headers, dividers and links may repeat. */
function keyOf({ item }: MetaEntry): string | undefined {
  if (typeof item === 'string') return withoutExtension(item);
  if (!('name' in item)) return undefined;
  return item.type === 'file' ? withoutExtension(item.name) : `${item.name}/`;
}
