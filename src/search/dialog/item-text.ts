import { HIERARCHY_LEVELS } from '../../model/search.ts';
import type { HierarchyLevel } from '../../model/search.ts';
import type { StoredSearch } from './stored-searches.ts';

/** The level whose title names an item. */
export function ownLevel({ type }: StoredSearch): HierarchyLevel {
  return type === 'content' ? 'lvl1' : type;
}

export function ownTitle(item: StoredSearch): string {
  return item.hierarchy[ownLevel(item)] ?? item.hierarchy.lvl1 ?? item.url;
}

/** The titles above an item's own, starting with the page: `page › section`. */
export function titlesAbove(item: StoredSearch): string[] {
  const own = HIERARCHY_LEVELS.indexOf(ownLevel(item));
  return HIERARCHY_LEVELS.slice(1, own).flatMap((level) => item.hierarchy[level] ?? []);
}
