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
    bestFirst(answer.hits),
  );
  return { ...answer, hits, more: query.section === undefined ? hiddenOf(answer, hits, query) : {} };
}

/** So many hits are the best: readers look at the first rows. */
const BEST = 5;

/**
 * Shortens groups so that the best hits of all are still the first when they are listed by group: before a group with one of
 * them, only hits that are among them too. What this hides is a click away.
 */
export function bestFirst(hits: readonly SearchHit[]): SearchHit[] {
  const best = hits.slice(0, BEST).map(sectionOf);
  const last = [...new Set(best)].pop();
  return hits.filter((hit, index) => {
    const section = sectionOf(hit);
    return index < BEST || section === last || !best.includes(section);
  });
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
