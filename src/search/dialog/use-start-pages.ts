import { useEffect, useState } from 'react';
import type { SearchHit, SearchSettings } from '../../model/search.ts';
import { loadStartPages } from './start-pages.ts';

const NONE: readonly SearchHit[] = [];

/** Returns the pages to offer before anything is typed, once they are wanted and loaded. */
export function useStartPages(settings: SearchSettings, isWanted: boolean): readonly SearchHit[] {
  const [pages, setPages] = useState(NONE);
  const isMissing = isWanted && pages.length === 0;
  useEffect(() => {
    if (isMissing) void loadStartPages(settings).then(setPages);
  }, [settings, isMissing]);
  return pages;
}
