import type { HostedSearch } from './site.ts';

/** What search is made of. The build writes records; the embedded engine and the hosted service answer with hits. */

export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** `lvl0` is the top-level section (Guide, Config, Blog), `lvl1` the page's title, the rest the headings above the text. */
export type Hierarchy = Record<HierarchyLevel, string | null>;

export function toHierarchy(titles: readonly (string | null)[]): Hierarchy {
  return Object.fromEntries(
    HIERARCHY_LEVELS.map((level, depth) => [level, titles[depth] ?? null]),
  ) as Hierarchy;
}

/** One section of a page: a heading and the text below it up to the next heading. */
export interface SearchRecord {
  /** Unique in the index: the address without the site's base. */
  objectID: string;
  /** Path from the site's root with its base, and the heading's id behind a `#`. */
  url: string;
  /** Level of the section's own heading; `content` where the text has none. */
  type: RecordType;
  hierarchy: Hierarchy;
  /** The section's text without code blocks; a page's description stands in front of its first one. */
  content: string | null;
  /** Identifiers, flags and messages of the section's code blocks, each once, with spaces between. */
  code: string;
  /** Command-line flags that a table of the section explains, with spaces between. */
  flags: string;
}

/** A stretch of text; joined they give the whole. Only ever shown as text. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

export interface SearchHit extends Omit<SearchRecord, 'code' | 'flags'> {
  /** The titles with what was found in them; a level without a match may be missing. */
  highlight: Partial<Record<HierarchyLevel, TextPart[]>>;
  /** A few words of the content around what was found; empty when there is no content. */
  snippet: TextPart[];
  /** The hit of the same page that stands above this one in the list. */
  parent?: SearchHit | undefined;
}

export interface SearchAnswer {
  hits: SearchHit[];
  /** How many there are in all, shown or not. */
  total: number;
  /** Top-level sections with hits, for the filter, the one with the best hit first. */
  sections: { name: string; count: number }[];
  /** Queries to try instead, at most 3; only when nothing was found. */
  suggestions: string[];
  /** Names this answer in events. */
  queryId?: string | undefined;
}

export interface SearchQuery {
  text: string;
  /** Only hits of this top-level section. */
  section?: string | undefined;
  hitsPerPage: number;
  /** At most this many hits of one top-level section. */
  resultsPerGroup: number;
  snippetWords: number;
}

/** Where answers come from. Any rejection is shown as an error; nothing else is. */
export interface SearchProvider {
  search(query: SearchQuery): Promise<SearchAnswer>;
  /** Calls when it has learnt more than its last answers knew. */
  onMore?(listener: () => void): void;
  /** Nobody will ask any more. */
  close?(): void;
}

/** What the dialog is told by the document. */
export interface SearchSettings {
  /** Address of the embedded index, where the build made one. */
  index?: string | undefined;
  hosted?: HostedSearch | undefined;
  /** For a hosted index that holds all languages and versions. */
  filters?: Record<string, string> | undefined;
  placeholder?: string | undefined;
  maxQueryLength?: number | undefined;
  hitsPerPage?: number | undefined;
  resultsPerGroup?: number | undefined;
  recentSearches?: number | undefined;
  favoriteSearches?: number | undefined;
  /** Searches are not remembered. */
  isImpersonal?: boolean | undefined;
  /** The list stays closed until something is typed. */
  isClosedOnFocus?: boolean | undefined;
  /** Where a missing result can be told; `{query}` stands for the query. */
  missingResultsUrl?: string | undefined;
}
