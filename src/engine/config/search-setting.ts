import { z } from 'zod';
import { SEARCH } from '../../model/constants.ts';
import { httpUrl } from './setting-parts.ts';

/** More than this is no query but a document. */
const LONGEST_QUERY = 512;
const MOST_HITS = 100;
const MOST_STORED = 50;

const dialog = {
  /** Text of the empty input. */
  placeholder: z.string().min(1).default(SEARCH.placeholder),
  /** Characters a query may have; what is longer is cut. */
  maxQueryLength: z.int().min(1).max(LONGEST_QUERY).default(SEARCH.maxQueryLength),
  /** Results asked for. */
  hitsPerPage: z.int().min(1).max(MOST_HITS).default(SEARCH.hitsPerPage),
  /** Results shown of one top-level section. */
  resultsPerGroup: z.int().min(1).max(MOST_HITS).default(SEARCH.resultsPerGroup),
  /** Recent searches kept; 7, or 4 beside favorites, by default. */
  recentSearches: z.int().min(0).max(MOST_STORED).optional(),
  /** Favorite searches kept. */
  favoriteSearches: z.int().min(0).max(MOST_STORED).default(SEARCH.favoriteSearches),
  /** Remember what a reader chose, in their browser alone. */
  personalization: z.boolean().default(true),
  /** Show recent and favorite searches as soon as the input has the focus. */
  openOnFocus: z.boolean().default(true),
  /** Where a missing result can be told; `{query}` stands for the query. */
  missingResultsUrl: httpUrl.optional(),
};

const embedded = z.strictObject({
  /** An index shipped with the site; works offline. */
  provider: z.literal('embedded'),
  ...dialog,
});

const hosted = z.strictObject({
  /** A hosted index. */
  provider: z.literal('algolia'),
  /** Application id; public. */
  appId: z.string().min(1),
  /** The search-only key; public. */
  apiKey: z.string().min(1),
  /** Name of the index. */
  indexName: z.string().min(1),
  /** Another host to ask, for a proxy. */
  host: httpUrl.optional(),
  /** Hosts asked in this order after `host`; the service's own where neither is given. */
  hosts: z.array(httpUrl).min(1).optional(),
  /** Tell the service what readers see and choose. */
  insights: z.boolean().default(false),
  /** Another host for those events. */
  insightsHost: httpUrl.optional(),
  /** Offer titles of trending pages where nothing was found. */
  recommendations: z.boolean().default(false),
  /** Also ship the embedded index, for when the service cannot be reached. */
  embeddedFallback: z.boolean().default(true),
  ...dialog,
});

export const search = z.union([z.literal(false), z.discriminatedUnion('provider', [embedded, hosted])]);
