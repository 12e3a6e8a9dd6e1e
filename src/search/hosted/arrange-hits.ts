import type { SearchAnswer, SearchHit, SearchQuery } from '../../model/search.ts';

/** As many of each section as are wanted, in their order; each knows the hit of its page's own title above it. */
export function arrangeHits(
  hits: readonly SearchHit[],
  { section, resultsPerGroup }: SearchQuery,
): SearchHit[] {
  const shown = new Map<string, number>();
  const pages = new Map<string, SearchHit>();
  return hits.flatMap((hit) => {
    const name = hit.hierarchy.lvl0 ?? '';
    const count = shown.get(name) ?? 0;
    // In a section that was chosen there is no other to leave room for.
    if (section === undefined && count >= resultsPerGroup) return [];
    shown.set(name, count + 1);
    const page = hit.url.replace(/#.*/, '');
    const parent = pages.get(page);
    if (hit.type === 'lvl1') pages.set(page, hit);
    return parent === undefined ? [hit] : [{ ...hit, parent }];
  });
}

/** The counted sections: those with hits as they stand in the list, then the others. */
export function arrangeSections(
  counts: ReadonlyMap<string, number>,
  order: readonly string[],
): SearchAnswer['sections'] {
  const names = new Set([...order.filter((name) => counts.has(name)), ...counts.keys()]);
  return [...names].map((name) => ({ name, count: counts.get(name) ?? 0 }));
}
