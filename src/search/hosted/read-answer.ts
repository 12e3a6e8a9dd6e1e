import type { SearchHit } from '../../model/search.ts';
import { GarbledAnswerError, fieldsOf, textOr } from './garbled.ts';
import type { Fields } from './garbled.ts';
import { readHit } from './read-hit.ts';
import { SECTION_FACET } from './requests.ts';

export interface ReadAnswer {
  hits: SearchHit[];
  total: number;
  /** Number of hits per section, largest first. */
  sectionCounts: Map<string, number>;
  queryId: string | undefined;
}

export function hasHits(answer: unknown): boolean {
  return Array.isArray(resultsOf(answer)[0]?.['hits']);
}

/** Reads an untrusted answer piece by piece. Only one with nothing usable is rejected. */
export function readAnswer(answer: unknown, snippetWords: number): ReadAnswer {
  const [result, facetResult] = resultsOf(answer);
  const found = result?.['hits'];
  if (!result || !Array.isArray(found)) throw new GarbledAnswerError('The answer has no list of hits.');
  const hits = found.flatMap((hit) => readHit(hit, snippetWords) ?? []);
  if (found.length > 0 && hits.length === 0) {
    throw new GarbledAnswerError('No hit has an objectID, the URL of a page and a title.');
  }
  const total = result['nbHits'];
  return {
    hits,
    total: isCount(total) ? total : hits.length,
    sectionCounts: facetResult ? countsOfFacetHits(facetResult) : countsOfFacets(result),
    queryId: textOr(result['queryID'], undefined),
  };
}

function resultsOf(answer: unknown): Fields[] {
  const results = fieldsOf(answer)['results'];
  return Array.isArray(results) ? results.map(fieldsOf) : [];
}

function countsOfFacets(result: Fields): Map<string, number> {
  return sorted(Object.entries(fieldsOf(fieldsOf(result['facets'])[SECTION_FACET])));
}

function countsOfFacetHits(result: Fields): Map<string, number> {
  const facetHits = Array.isArray(result['facetHits']) ? result['facetHits'].map(fieldsOf) : [];
  return sorted(facetHits.map(({ value, count }) => [textOr(value, ''), count]));
}

function sorted(entries: [string, unknown][]): Map<string, number> {
  const counts = entries.filter((entry): entry is [string, number] => entry[0] !== '' && isCount(entry[1]));
  return new Map(counts.sort(([, a], [, b]) => b - a));
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
