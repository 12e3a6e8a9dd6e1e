import type { HostedSearch } from './site.ts';

/**
 * Types of the search. The build writes records; the embedded engine and the hosted service answer with hits.
 */

export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/**
 * `lvl0` is the top-level section (Guide, Config, Blog), `lvl1` the page title, the rest the headings above
 * the text.
 */
export type Hierarchy = Record<HierarchyLevel, string | null>;

export function toHierarchy(titles: readonly (string | null)[]): Hierarchy {
  return Object.fromEntries(
    HIERARCHY_LEVELS.map((level, depth) => [level, titles[depth] ?? null]),
  ) as Hierarchy;
}

/** One section of a page: a heading and the text below it up to the next heading. */
export interface SearchRecord {
  /** Unique in the index: the URL path without the site's base. */
  objectID: string;
  /** Path with the site's base, and the heading's id after a `#`. */
  url: string;
  /** Level of the section's own heading, or `content` if it has none. */
  type: RecordType;
  hierarchy: Hierarchy;
  /** The section's text without code blocks. A page's first section starts with its description. */
  content: string | null;
  /** Identifiers, flags and messages from the section's code blocks, each once, separated by spaces. */
  code: string;
  /** Command-line flags that a table in the section explains, separated by spaces. */
  flags: string;
  /** Other names of the page or section, which are shown nowhere. */
  aliases?: readonly string[];
}

/** A piece of text; all parts joined give the whole. Only ever shown as text. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

export interface SearchHit extends Omit<SearchRecord, 'code' | 'flags' | 'aliases'> {
  /** Titles split at matches; a level without a match may be missing. */
  highlight: Partial<Record<HierarchyLevel, TextPart[]>>;
  /** A few words of the content around the match; empty without content. */
  snippet: TextPart[];
  /** The hit for the page itself, if it is listed above this one. */
  parent?: SearchHit | undefined;
}

/** A failed search. The dialog suggests checking the connection unless the error knows better. */
export interface SearchError extends Error {
  advice?: string | undefined;
}

export interface SearchAnswer {
  hits: SearchHit[];
  /** Number of all hits, shown or not. */
  total: number;
  /** Top-level sections with hits for the filter, the one with the best hit first. */
  sections: { name: string; count: number }[];
  /** The first hit surely contains every word of the query, which is not a question. A hosted service does not say. */
  hasAllWords?: boolean | undefined;
  /** Only part of the index has answered: a better answer follows, and the first hit may not be the best. */
  isTentative?: boolean | undefined;
  /** The query has words of a script that the pages do not use, such as Chinese. A hosted service does not say. */
  isOtherScript?: boolean | undefined;
  /** Up to 3 queries to try instead, if nothing or hardly anything was found. */
  suggestions: string[];
  /** Identifies this answer in events. */
  queryId?: string | undefined;
}

export interface SearchQuery {
  text: string;
  /** Limits hits to this top-level section. */
  section?: string | undefined;
  hitsPerPage: number;
  /** Maximum number of hits per top-level section. */
  resultsPerGroup: number;
  snippetWords: number;
}

/** Source of answers. A rejection is shown as an error; nothing else is. */
export interface SearchProvider {
  search(query: SearchQuery): Promise<SearchAnswer>;
  /** Calls the listener when newly loaded data could improve the last answers. */
  onMore?(listener: () => void): void;
  /** Releases resources; no more queries follow. */
  close?(): void;
}

/** Settings that the document passes to the dialog. */
export interface SearchSettings {
  /** URL of the file that names the embedded index, if the build created one. */
  index?: string | undefined;
  hosted?: HostedSearch | undefined;
  /** Filters for a hosted index with several languages and versions. */
  filters?: Record<string, string> | undefined;
  placeholder?: string | undefined;
  maxQueryLength?: number | undefined;
  hitsPerPage?: number | undefined;
  resultsPerGroup?: number | undefined;
  recentSearches?: number | undefined;
  favoriteSearches?: number | undefined;
  /** Searches are not stored. */
  isImpersonal?: boolean | undefined;
  /** The list stays closed until something is typed. */
  isClosedOnFocus?: boolean | undefined;
  /** The embedded index names pages to offer before anything is typed. */
  hasStartPages?: boolean | undefined;
  /** URL for reporting a missing result; `{query}` is replaced with the query. */
  missingResultsUrl?: string | undefined;
}
