import { HIERARCHY_LEVELS } from '../../src/model/search.ts';
import type { SearchRecord } from '../../src/model/search.ts';

/** The parts of a request that this server reads; tests of the client assert the rest. */
interface Request {
  type?: string;
  query?: string;
  hitsPerPage?: number;
  facets?: string[];
  facetFilters?: string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  attributesToSnippet?: string[];
  clickAnalytics?: boolean;
}

const SECTION = 'hierarchy.lvl0';
export const QUERY_ID = '0123456789abcdef0123456789abcdef';

export function answerQueries(body: unknown, records: readonly SearchRecord[]): unknown {
  const { requests } = body as { requests: Request[] };
  return { results: requests.map((request) => answerOne(request, records)) };
}

/** Answers like the hosted service does for trending items: whole records with a score. */
export function answerRecommendations(body: unknown, trending: readonly SearchRecord[]): unknown {
  const { requests } = body as { requests: { maxRecommendations?: number }[] };
  return {
    results: requests.map(({ maxRecommendations = 30 }) => ({
      hits: trending
        .slice(0, maxRecommendations)
        .map((record, index) => ({ ...record, _score: 100 - index })),
      nbHits: trending.length,
    })),
  };
}

function answerOne(request: Request, records: readonly SearchRecord[]): unknown {
  const words = (request.query ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = records.filter(
    (record) => passes(record, request) && words.every((word) => textOf(record).includes(word)),
  );
  const counts = countSections(found);
  if (request.type === 'facet') {
    const facetHits = [...counts].map(([value, count]) => ({ value, highlighted: value, count }));
    return { facetHits: facetHits.sort((a, b) => b.count - a.count), exhaustiveFacetsCount: true };
  }
  return {
    hits: found.slice(0, request.hitsPerPage ?? 20).map((record) => toHit(record, words, request)),
    nbHits: found.length,
    page: 0,
    query: request.query ?? '',
    ...(request.facets ? { facets: { [SECTION]: Object.fromEntries(counts) } } : {}),
    ...(request.clickAnalytics ? { queryID: QUERY_ID } : {}),
  };
}

function passes(record: SearchRecord, { facetFilters = [] }: Request): boolean {
  const wanted = facetFilters.find((filter) => filter.startsWith(`${SECTION}:`));
  return (
    wanted === undefined || record.hierarchy.lvl0 === wanted.slice(SECTION.length + 1).replace(/^\\-/, '-')
  );
}

function textOf({ hierarchy, content, code }: SearchRecord): string {
  return [...Object.values(hierarchy), content, code].join('\n').toLowerCase();
}

function countSections(records: readonly SearchRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { hierarchy } of records) {
    if (hierarchy.lvl0 !== null) counts.set(hierarchy.lvl0, (counts.get(hierarchy.lvl0) ?? 0) + 1);
  }
  return counts;
}

function toHit(
  { code: _notRetrieved, ...record }: SearchRecord,
  words: readonly string[],
  request: Request,
): unknown {
  const titles = HIERARCHY_LEVELS.flatMap((level) => {
    const title = record.hierarchy[level];
    return title === null ? [] : [[level, highlight(title, words, request)] as const];
  });
  const snippetWords = Number(request.attributesToSnippet?.[0]?.split(':')[1] ?? 10);
  return {
    ...record,
    _highlightResult: { hierarchy: Object.fromEntries(titles) },
    ...(record.content === null
      ? {}
      : {
          _snippetResult: {
            content: highlight(snippet(record.content, words, snippetWords), words, request),
          },
        }),
  };
}

function snippet(text: string, words: readonly string[], length: number): string {
  const all = text.split(/\s+/);
  const at = all.findIndex((candidate) => words.some((word) => candidate.toLowerCase().includes(word)));
  const start = Math.max(0, at - Math.floor(length / 2));
  const end = start + length;
  return `${start > 0 ? '…' : ''}${all.slice(start, end).join(' ')}${end < all.length ? '…' : ''}`;
}

function highlight(text: string, words: readonly string[], request: Request): unknown {
  const { highlightPreTag = '<em>', highlightPostTag = '</em>' } = request;
  const found = words.filter((word) => text.toLowerCase().includes(word));
  const pattern = new RegExp(found.map((word) => word.replace(/[^\w\s]/g, '\\$&')).join('|'), 'gi');
  return {
    value:
      found.length === 0
        ? text
        : text.replace(pattern, (match) => highlightPreTag + match + highlightPostTag),
    matchLevel: found.length === 0 ? 'none' : found.length === words.length ? 'full' : 'partial',
    matchedWords: found,
  };
}
