import type { SearchHit } from '../../model/search.ts';
import type { DialogAnswer } from './provider.ts';
import type { SearchHistory, StoredSearch } from './stored-searches.ts';

/** The last row of a group that hides results. */
export interface MoreRow {
  objectID: string;
  section: string;
  count: number;
  /** Number of results of the section, as the filter counts them, if some of them stay hidden. */
  total?: number;
}

export type Row = SearchHit | StoredSearch | MoreRow;

export function isMore(row: Row): row is MoreRow {
  return 'section' in row;
}

/** The rows that lead somewhere. */
export function itemsOf(rows: readonly Row[]): (SearchHit | StoredSearch)[] {
  return rows.flatMap((row) => (isMore(row) ? [] : row));
}

/** One list of options. */
export interface SearchSource {
  /** Unique: ids in the document derive from it. */
  id: string;
  title: string;
  kind: 'hits' | 'recent' | 'favorites' | 'start';
  items: readonly Row[];
}

/** Checks for duplicate ids and drops empty sources. */
export function registerSources(sources: readonly SearchSource[]): readonly SearchSource[] {
  const ids = new Set<string>();
  for (const { id } of sources) {
    if (ids.has(id)) throw new Error(`Two search sources have the id "${id}".`);
    ids.add(id);
  }
  return sources.filter(({ items }) => items.length > 0);
}

export function storedSources(
  { recent, favorites }: SearchHistory,
  titles: { recent: string; favorites: string },
): readonly SearchSource[] {
  return registerSources([
    { id: 'recent', kind: 'recent', title: titles.recent, items: recent.getAll() },
    { id: 'favorites', kind: 'favorites', title: titles.favorites, items: favorites.getAll() },
  ]);
}

/** The list for readers who have not searched yet. */
export function startSources(pages: readonly StoredSearch[], title: string): readonly SearchSource[] {
  return registerSources([{ id: 'start', kind: 'start', title, items: pages }]);
}

/** Groups results by top-level section, and within it by page, the best first. */
export function resultSources(
  hits: readonly SearchHit[],
  more: DialogAnswer['more'] = {},
  sections: DialogAnswer['sections'] = [],
): readonly SearchSource[] {
  const groups = new Map<string, Map<string, SearchHit[]>>();
  for (const hit of hits) {
    const section = hit.hierarchy.lvl0 ?? '';
    const pages = groups.get(section) ?? new Map<string, SearchHit[]>();
    groups.set(section, pages);
    const page = hit.url.replace(/#.*$/s, '');
    pages.set(page, [...(pages.get(page) ?? []), hit]);
  }
  return registerSources(
    [...groups].map(([title, pages], index) => ({
      id: `results-${index}`,
      kind: 'hits' as const,
      title,
      items: withMore([...pages.values()].flat(), title, more[title] ?? 0, sections),
    })),
  );
}

function withMore(
  hits: readonly SearchHit[],
  section: string,
  count: number,
  sections: DialogAnswer['sections'],
): Row[] {
  if (count <= 0) return [...hits];
  const total = sections.find(({ name }) => name === section)?.count ?? 0;
  const isCut = total > hits.length + count;
  return [...hits, { objectID: `more ${section}`, section, count, ...(isCut && { total }) }];
}
