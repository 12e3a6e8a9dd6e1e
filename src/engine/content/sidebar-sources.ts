import { existsSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import { displayPath } from '../files/display-path.ts';
import { isGuestName } from '../config/meta-schema.ts';
import type { ListEntry } from './json-list.ts';
import type { LinkUse } from './link-use.ts';
import { listFolder } from '../files/list-folder.ts';
import type { MenuLists } from './menu-lists.ts';
import type { MetaItem } from '../config/meta-schema.ts';
import { PAGE_EXTENSIONS, pageFormat, withoutExtension } from './page-file.ts';
import type { SourceFile } from './scan.ts';
import type { ResolvedLink } from './site-link.ts';

/** What the sidebar shows of a page, provided by the compiler. */
export interface PageInfo {
  title: string;
  tag?: string | undefined;
  context?: string | undefined;
  overviewHeaders?: number[] | undefined;
  /** The page's frontmatter marks it as an overview. */
  overview?: boolean | undefined;
  /** False for a page that shows no sidebar. */
  hasSidebar?: boolean | undefined;
}

/** Everything a sidebar is built from. */
export interface SidebarSources {
  docsDir: string;
  siteDir: string;
  lists: MenuLists;
  /** The pages of one locale, by path below docs. */
  pages: ReadonlyMap<string, SourceFile>;
  /** Top-level folders that are listed in another section, each with the folder of that section. */
  guests: ReadonlyMap<string, string>;
  pageInfo: (relativePath: string) => PageInfo | undefined;
  resolveLink: (written: string) => ResolvedLink;
  /** Called with every link to a page. */
  onLink: (link: LinkUse) => void;
  report: (problem: Problem) => void;
}

export type MetaEntry = ListEntry<MetaItem>;

/** Finds the page for a name in a list; the extension is optional. */
export function findPage(folder: string, name: string, { pages }: SidebarSources): SourceFile | undefined {
  return candidates(folder, name)
    .map((file) => pages.get(file))
    .find((page) => page !== undefined);
}

/** Undefined for a file that is not a page, such as a fragment: it can be listed but is not shown. */
export function missingPage(
  name: string,
  entry: MetaEntry,
  folder: string,
  sources: SidebarSources,
): Problem | undefined {
  if (candidates(folder, name).some((file) => existsSync(path.join(sources.docsDir, file)))) return undefined;
  const { files, folders } = namesIn(folder, sources);
  const isFolder = folders.includes(name);
  const meant = nearest(withoutExtension(name), files);
  const more = {
    what: `There is no page "${name}" in ${show(folder, sources)}.`,
    ...(isFolder && { fix: `It is a folder: write { "type": "dir", "name": "${name}" }.` }),
    ...(!isFolder && meant !== undefined && { didYouMean: `"${meant}"` }),
  };
  return entry.problem(more, 'name');
}

/** The path is relative to docs. Reports a folder that does not exist. */
export function existingFolder(
  name: string,
  entry: MetaEntry,
  folder: string,
  sources: SidebarSources,
): string | undefined {
  if (isGuestName(name)) return guestFolder(name, entry, folder, sources);
  const below = path.posix.join(folder, name);
  if (namesIn(path.posix.dirname(below), sources).folders.includes(path.posix.basename(below))) return below;
  const isFile = findPage(folder, name, sources) !== undefined;
  const meant = nearest(name, namesIn(folder, sources).folders);
  const more = {
    what: `There is no folder "${name}" in ${show(folder, sources)}.`,
    ...(isFile && { fix: 'It is a file: write only its name, or use the type "file".' }),
    ...(!isFile && meant !== undefined && { didYouMean: `"${meant}"` }),
  };
  sources.report(entry.problem(more, 'name'));
  return undefined;
}

function guestFolder(
  name: string,
  entry: MetaEntry,
  folder: string,
  sources: SidebarSources,
): string | undefined {
  const guest = path.posix.join(path.posix.dirname(folder), name.slice(1));
  if (sources.guests.get(guest) === folder) return guest;
  const what = `"${name}" is not a section that can be shown in ${show(folder, sources)}.`;
  const fix =
    'A section is a top-level folder with pages. It can be listed in one other section, and not in a folder of it.';
  sources.report(entry.problem({ what, fix }, 'name'));
  return undefined;
}

function candidates(folder: string, name: string): string[] {
  const file = path.posix.join(folder, name);
  return pageFormat(name) === undefined ? PAGE_EXTENSIONS.map((extension) => file + extension) : [file];
}

function namesIn(folder: string, { docsDir }: SidebarSources): { files: string[]; folders: string[] } {
  const absolute = path.join(docsDir, folder);
  const entries = existsSync(absolute) ? listFolder(absolute) : [];
  const files = entries.filter(({ name, isFolder }) => !isFolder && pageFormat(name) !== undefined);
  return {
    files: files.map(({ name }) => withoutExtension(name)),
    folders: entries.filter(({ isFolder }) => isFolder).map(({ name }) => name),
  };
}

function show(folder: string, { siteDir, docsDir }: SidebarSources): string {
  return displayPath(siteDir, path.join(docsDir, folder));
}
