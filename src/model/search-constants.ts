/** The numbers of the specification that only the search needs: no page loads them before it is opened. */

export const SEARCH = {
  placeholder: 'Search docs',
  maxQueryLength: 64,
  hitsPerPage: 20,
  resultsPerGroup: 5,
  recentSearches: 7,
  recentSearchesBesideFavorites: 4,
  favoriteSearches: 10,
  snippetWords: 10,
  snippetWordsNarrow: 5,
  stallMs: 300,
  suggestions: 3,
} as const;

export const SEARCH_HOST = {
  connectMs: 1000,
  readMs: 2000,
  writeMs: 30_000,
  badStateMs: 120_000,
} as const;

export const INSIGHTS = { idsInGroup: 20, viewDebounceMs: 400 } as const;
