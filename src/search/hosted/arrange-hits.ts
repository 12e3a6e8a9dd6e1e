import type { SearchAnswer, SearchHit, SearchQuery } from '../../model/search.ts';

/** Limits the hits of each section and links each hit to that of its page's own title above it. */
export function arrangeHits(
  hits: readonly SearchHit[],
  { section, resultsPerGroup }: SearchQuery,
): SearchHit[] {
  const shown = new Map<string, number>();
  const pages = new Map<string, SearchHit>();
  return hits.flatMap((hit) => {
    const name = hit.hierarchy.lvl0 ?? '';
    const count = shown.get(name) ?? 0;
    // A chosen section need not leave room for others.
    if (section === undefined && count >= resultsPerGroup) return [];
    shown.set(name, count + 1);
    const page = hit.url.replace(/#.*/, '');
    const parent = pages.get(page);
    if (hit.type === 'lvl1') pages.set(page, hit);
    return parent === undefined ? [hit] : [{ ...hit, parent }];
  });
}

/** The counted sections: those with hits in list order, then the others. */
export function arrangeSections(
  counts: ReadonlyMap<string, number>,
  order: readonly string[],
): SearchAnswer['sections'] {
  const names = new Set([...order.filter((name) => counts.has(name)), ...counts.keys()]);
  return [...names].map((name) => ({ name, count: counts.get(name) ?? 0 }));
}
