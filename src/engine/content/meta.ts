import path from 'node:path';
import type { SidebarGroup, SidebarItem, SidebarLink } from '../../model/sidebar-types.ts';
import { isOrdered, listEntries } from './meta-listing.ts';
import type { CustomLink, DirMeta, FileMeta } from '../config/meta-schema.ts';
import { withoutExtension } from './page-file.ts';
import type { SourceFile } from './scan.ts';
import {
  existingFolder,
  findPage,
  type MetaEntry,
  missingPage,
  type PageInfo,
  type SidebarSources,
} from './sidebar-sources.ts';
import { resolveOrReport } from './site-link.ts';

/** Reads the sidebar of a folder from the list that orders it, or from its files if there is none. */
export function readSidebar(folder: string, sources: SidebarSources): SidebarItem[] {
  return listEntries(folder, sources).flatMap((entry) => toItems(entry, folder, sources));
}

function toItems(entry: MetaEntry, folder: string, sources: SidebarSources): SidebarItem[] {
  const { item } = entry;
  if (typeof item === 'string') return fileItem({ type: 'file', name: item }, entry, folder, sources);
  switch (item.type) {
    case 'file':
      return fileItem(item, entry, folder, sources);
    case 'dir':
      return dirItem(item, entry, folder, sources);
    case 'dir-section-header': {
      const below = existingFolder(item.name, entry, folder, sources);
      const items = below === undefined ? [] : readSidebar(below, sources);
      return items.length > 0 ? [sectionHeader(item), ...items] : [];
    }
    case 'section-header':
      return [sectionHeader(item)];
    case 'divider':
      return [{ dividerType: item.dashed === true ? 'dashed' : 'solid' }];
    case 'custom-link':
      return [customItem(item, entry, [], sources)];
  }
}

function fileItem(meta: FileMeta, entry: MetaEntry, folder: string, sources: SidebarSources): SidebarLink[] {
  const page = findPage(folder, meta.name, sources);
  if (page !== undefined) return [pageLink(page, meta, sources)];
  const problem = missingPage(meta.name, entry, folder, sources);
  if (problem !== undefined) sources.report(problem);
  return [];
}

/** Creates a link to a page. The page's own settings override those of its entry, except for the label. */
function pageLink(
  page: SourceFile,
  meta: Omit<FileMeta, 'type' | 'name'>,
  sources: SidebarSources,
): SidebarLink {
  const info = sources.pageInfo(page.relativePath);
  return {
    text: meta.label ?? (info?.title || path.posix.basename(withoutExtension(page.relativePath))),
    link: page.routePath,
    ...extrasOf(meta),
    ...extrasOf(info ?? {}),
    _fileKey: withoutExtension(page.relativePath),
  };
}

/**
 * Creates a folder entry. It is a link if a file with its name is next to it, or if its index file is not listed
 * inside. Returns nothing for an empty folder.
 */
function dirItem(meta: DirMeta, entry: MetaEntry, folder: string, sources: SidebarSources): SidebarItem[] {
  const below = existingFolder(meta.name, entry, folder, sources);
  if (below === undefined) return [];
  const index = findPage(below, 'index', sources);
  const isIndex = (item: SidebarItem): boolean =>
    index !== undefined && 'link' in item && item.link === index.routePath;
  const children = readSidebar(below, sources);
  const isIndexListed = isOrdered(below, sources) && children.some(isIndex);
  const beside = findPage(path.posix.dirname(below), path.posix.basename(below), sources);
  const own = beside ?? (isIndexListed ? undefined : index);
  const items = own === index ? children.filter((child) => !isIndex(child)) : children;
  if (items.length === 0 && own === undefined) return [];

  const page = own && pageLink(own, {}, sources);
  const link: SidebarLink = {
    text: meta.label ?? page?.text ?? path.posix.basename(meta.name),
    ...(page?.link !== undefined && { link: page.link }),
    ...extrasOf(page ?? {}),
    ...extrasOf(meta),
    _fileKey: page?._fileKey ?? below,
  };
  return [items.length === 0 ? link : { ...link, ...folding(meta), items }];
}

function customItem(
  meta: CustomLink,
  entry: MetaEntry,
  at: readonly PropertyKey[],
  sources: SidebarSources,
): SidebarLink | SidebarGroup {
  const link =
    meta.link === undefined ? undefined : resolveOrReport(meta.link, entry, [...at, 'link'], sources);
  const item = { text: meta.label, ...(link !== undefined && { link }), ...extrasOf(meta), _fileKey: '' };
  if (meta.items === undefined || meta.items.length === 0) return item;
  const items = meta.items.map((child, index) => customItem(child, entry, [...at, 'items', index], sources));
  return { ...item, ...folding(meta), items };
}

function sectionHeader({ label, tag }: { label: string; tag?: string | undefined }): SidebarItem {
  return { sectionHeaderText: label, ...(tag !== undefined && { tag }) };
}

function folding({ collapsible = true, collapsed = false }: Pick<DirMeta, 'collapsible' | 'collapsed'>) {
  return { collapsible, collapsed };
}

type Extras = Pick<PageInfo, 'tag' | 'context' | 'overviewHeaders'>;

function extrasOf({ tag, context, overviewHeaders }: Extras): Extras {
  return {
    ...(tag !== undefined && { tag }),
    ...(context !== undefined && { context }),
    ...(overviewHeaders !== undefined && { overviewHeaders }),
  };
}
