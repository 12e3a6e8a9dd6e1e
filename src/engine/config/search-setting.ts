import { z } from 'zod';
import { SEARCH } from '../../model/constants.ts';
import { httpUrl } from './setting-parts.ts';

/** Anything longer is not a query. */
const LONGEST_QUERY = 512;
const MOST_HITS = 100;
const MOST_STORED = 50;

const dialog = {
  /** Placeholder of the input. */
  placeholder: z.string().min(1).default(SEARCH.placeholder),
  /** Maximum length of a query; longer ones are truncated. */
  maxQueryLength: z.int().min(1).max(LONGEST_QUERY).default(SEARCH.maxQueryLength),
  /** Number of results to request. */
  hitsPerPage: z.int().min(1).max(MOST_HITS).default(SEARCH.hitsPerPage),
  /** Number of results to show per top-level section. */
  resultsPerGroup: z.int().min(1).max(MOST_HITS).default(SEARCH.resultsPerGroup),
  /** Number of recent searches to keep. Defaults to 7, or 4 when there are favorites. */
  recentSearches: z.int().min(0).max(MOST_STORED).optional(),
  /** Number of favorite searches to keep. */
  favoriteSearches: z.int().min(0).max(MOST_STORED).default(SEARCH.favoriteSearches),
  /** Remember what a reader selected, only in their browser. */
  personalization: z.boolean().default(true),
  /** Show recent and favorite searches as soon as the input has focus. */
  openOnFocus: z.boolean().default(true),
  /** Routes of pages to offer before anything is typed, if the embedded index has them. */
  startPages: z.array(z.string().normalize()).default([]),
  /** URL for reporting a missing result; `{query}` is replaced by the query. */
  missingResultsUrl: httpUrl.optional(),
};

const embedded = z.strictObject({
  /** `embedded` is an index that ships with the site and works offline, `algolia` a hosted one. */
  provider: z.literal('embedded'),
  ...dialog,
});

const hosted = z.strictObject({
  /** A hosted index. */
  provider: z.literal('algolia'),
  /** Public application ID. */
  appId: z.string().min(1),
  /** Public search-only key. */
  apiKey: z.string().min(1),
  /** Name of the index. */
  indexName: z.string().min(1),
  /** Another host to query, such as a proxy. */
  host: httpUrl.optional(),
  /** Hosts to query in this order after `host`. Defaults to the service's own hosts. */
  hosts: z.array(httpUrl).min(1).optional(),
  /** Send the service what readers see and select. */
  insights: z.boolean().default(false),
  /** Another host for these events. */
  insightsHost: httpUrl.optional(),
  /** Suggest trending pages when nothing was found. */
  recommendations: z.boolean().default(false),
  /** Also ship the embedded index, in case the service is unreachable. */
  embeddedFallback: z.boolean().default(true),
  ...dialog,
});

export const search = z.union([z.literal(false), z.discriminatedUnion('provider', [embedded, hosted])]);

/** Checks whether the build creates an embedded index. */
export function hasEmbeddedIndex({ search: one }: { search: z.output<typeof search> }): boolean {
  return one !== false && (one.provider === 'embedded' || one.embeddedFallback);
}
