import type { SearchHit, SearchQuery } from '../../model/search.ts';
import type { DialogAnswer, DialogProvider } from './provider.ts';

/** Searches, and replaces each expanded group by a whole page of results from its section. */
export async function searchGroups(
  provider: DialogProvider,
  query: SearchQuery,
  expanded: readonly string[],
): Promise<DialogAnswer> {
  const ask = (section: string) => provider.search({ ...query, section });
  const [answer, ...pages] = await Promise.all([provider.search(query), ...expanded.map(ask)]);
  const hits = pages.reduce(
    (all, page, index) => replaceGroup(all, expanded[index]!, page.hits),
    answer.hits,
  );
  return { ...answer, hits, more: query.section === undefined ? hiddenOf(answer, hits, query) : {} };
}

/** Replaces the hits of a section at the place of the first of them, so groups keep their order. */
function replaceGroup(hits: SearchHit[], section: string, group: SearchHit[]): SearchHit[] {
  const first = hits.findIndex((hit) => sectionOf(hit) === section);
  return hits.flatMap((hit, index) => {
    if (sectionOf(hit) !== section) return [hit];
    return index === first ? group : [];
  });
}

function hiddenOf(
  { sections }: DialogAnswer,
  hits: readonly SearchHit[],
  { hitsPerPage }: SearchQuery,
): Record<string, number> {
  const shown = (section: string) => hits.filter((hit) => sectionOf(hit) === section).length;
  return Object.fromEntries(
    sections.map(({ name, count }) => [name, Math.min(count, hitsPerPage) - shown(name)]),
  );
}

function sectionOf({ hierarchy }: SearchHit): string {
  return hierarchy.lvl0 ?? '';
}
