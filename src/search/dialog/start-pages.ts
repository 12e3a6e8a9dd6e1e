import { useEffect, useState } from 'react';
import type { NamesFile } from '../../model/search-index.ts';
import { toHierarchy } from '../../model/search.ts';
import type { SearchHit, SearchSettings } from '../../model/search.ts';
import { currentIndex } from '../embedded/current-index.ts';

const NONE: readonly SearchHit[] = [];

/** Offered before anything is typed. Empty until the pages are wanted and loaded. */
export function useStartPages(settings: SearchSettings, isWanted: boolean): readonly SearchHit[] {
  const [pages, setPages] = useState(NONE);
  const isMissing = isWanted && pages.length === 0;
  useEffect(() => {
    if (isMissing) void loadStartPages(settings).then(setPages);
  }, [settings, isMissing]);
  return pages;
}

/** Loads the pages to offer before anything is typed: none if they cannot be loaded, because nobody asked for them. */
export async function loadStartPages({ index, hasStartPages }: SearchSettings): Promise<SearchHit[]> {
  if (index === undefined || !hasStartPages) return [];
  try {
    const response = await fetch(await currentIndex(index));
    return response.ok ? startPages((await response.json()) as NamesFile) : [];
  } catch {
    return [];
  }
}

function startPages({ base, sections, start = [], pages }: NamesFile): SearchHit[] {
  return start.map(([index, route, description]) => {
    const [, section, title] = pages[index]!;
    return {
      objectID: route,
      url: base + route.slice(1),
      type: 'lvl1',
      hierarchy: toHierarchy([sections[section] ?? null, title]),
      content: description,
      highlight: {},
      snippet: [{ text: description, isMatch: false }],
    };
  });
}
