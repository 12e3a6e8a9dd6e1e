import type { SearchMethodParams } from 'algoliasearch/lite';
import { HIERARCHY_LEVELS } from '../../model/search.ts';
import type { SearchQuery } from '../../model/search.ts';
import { MARK_END, MARK_START } from './marked-text.ts';

export const SECTION_FACET = 'hierarchy.lvl0';

const TITLES = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);

export interface IndexChoice {
  indexName: string;
  /** Attributes that every record must have, such as the page's language. */
  filters: Readonly<Record<string, string>>;
  hasInsights: boolean;
}

/** Builds the request for hits and, if a section is chosen, one for the counts of the others. */
export function searchRequests(query: SearchQuery, index: IndexChoice): SearchMethodParams {
  const filters = Object.entries(index.filters).map(([name, value]) => facetFilter(name, value));
  const common = { indexName: index.indexName, query: query.text };
  const hits = {
    ...common,
    attributesToRetrieve: [...TITLES, 'content', 'type', 'url'],
    attributesToHighlight: TITLES,
    attributesToSnippet: [`content:${query.snippetWords}`],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
    hitsPerPage: query.hitsPerPage,
    ...(index.hasInsights ? { clickAnalytics: true } : {}),
  };
  if (query.section === undefined) {
    return { requests: [{ ...hits, facets: [SECTION_FACET], ...given(filters) }] };
  }
  return {
    requests: [
      { ...hits, facetFilters: [...filters, facetFilter(SECTION_FACET, query.section)] },
      { ...common, type: 'facet', facet: SECTION_FACET, facetQuery: '', ...given(filters) },
    ],
  };
}

function given(filters: string[]): { facetFilters?: string[] } {
  return filters.length === 0 ? {} : { facetFilters: filters };
}

/** Escapes a leading dash, which would mean "not". */
function facetFilter(name: string, value: string): string {
  return `${name}:${value.replace(/^-/, '\\-')}`;
}
