import { decodeStartPages } from '../../model/search-index.ts';
import type { NamesFile } from '../../model/search-index.ts';
import type { SearchHit, SearchSettings } from '../../model/search.ts';

/** Loads the pages to offer before anything is typed: none if they cannot be loaded, because nobody asked for them. */
export async function loadStartPages({ index, hasStartPages }: SearchSettings): Promise<SearchHit[]> {
  if (index === undefined || !hasStartPages) return [];
  try {
    const response = await fetch(index);
    const pages = response.ok ? decodeStartPages((await response.json()) as NamesFile) : [];
    return pages.map((page) => ({
      ...page,
      highlight: {},
      snippet: [{ text: page.content ?? '', isMatch: false }],
    }));
  } catch {
    return [];
  }
}
