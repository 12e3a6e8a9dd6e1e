import { SEARCH } from '../../model/constants.ts';
import { HIERARCHY_LEVELS } from '../../model/search.ts';
import type { Hierarchy, SearchHit } from '../../model/search.ts';
import { readStoredJson, writeStoredJson } from '../../runtime/storage/storage.ts';

/** The stored part of a chosen hit. */
export type StoredSearch = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'hierarchy'>;

export interface StoredSearches {
  /** Newest first. */
  getAll(): StoredSearch[];
  /** True if adding another one would push out the oldest. */
  isFull(): boolean;
  add(search: StoredSearch): void;
  remove(search: StoredSearch): void;
}

export interface SearchHistory {
  recent: StoredSearches;
  favorites: StoredSearches;
}

export const RECENT_KEY = 'recent-searches';
export const FAVORITES_KEY = 'favorite-searches';

interface Limits {
  recentSearches?: number | undefined;
  favoriteSearches?: number | undefined;
}

export function createSearchHistory({ recentSearches, favoriteSearches }: Limits): SearchHistory {
  const favorites = createStoredSearches(FAVORITES_KEY, () => favoriteSearches ?? SEARCH.favoriteSearches);
  const recent = createStoredSearches(RECENT_KEY, () => {
    if (recentSearches !== undefined) return recentSearches;
    return favorites.getAll().length > 0 ? SEARCH.recentSearchesBesideFavorites : SEARCH.recentSearches;
  });
  return { recent, favorites };
}

/** Creates a list in local storage, or in memory if storage is unavailable. */
function createStoredSearches(key: string, limit: () => number): StoredSearches {
  /** Set only while storage rejects writes. */
  let inMemory: StoredSearch[] | undefined;

  const read = () => (inMemory ?? readStoredJson(key, isList) ?? []).filter(isStoredSearch).map(toStored);
  const write = (searches: StoredSearch[]) => {
    inMemory = writeStoredJson(key, searches) ? undefined : searches;
  };
  const without = ({ objectID }: StoredSearch) => read().filter((one) => one.objectID !== objectID);

  return {
    getAll: () => read().slice(0, limit()),
    isFull: () => read().length >= limit(),
    add: (search) => write([toStored(search), ...without(search)].slice(0, limit())),
    remove: (search) => write(without(search)),
  };
}

function toStored({ objectID, url, type, hierarchy }: StoredSearch): StoredSearch {
  const titles = Object.fromEntries(HIERARCHY_LEVELS.map((level) => [level, hierarchy[level] ?? null]));
  return { objectID, url, type, hierarchy: titles as Hierarchy };
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/**
 * Validates a stored value. Storage may contain anything: data of another version or another site on this
 * host, or manual edits.
 */
function isStoredSearch(value: unknown): value is StoredSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { objectID, url, type, hierarchy } = value as Record<string, unknown>;
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    // Accept only paths of this site, so a stored `javascript:` never becomes a link. Browsers ignore tabs
    // and line breaks in URLs.
    /^\/(?![\t\n\r]*[/\\])/.test(url) &&
    typeof type === 'string' &&
    /^(?:lvl[1-6]|content)$/.test(type) &&
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    HIERARCHY_LEVELS.every(
      (level) => typeof ((hierarchy as Record<string, unknown>)[level] ?? '') === 'string',
    )
  );
}
