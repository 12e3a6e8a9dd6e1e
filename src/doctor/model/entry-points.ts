import { folderEntries } from './folder-entries.ts';
import { MOST_LEVELS } from './limits.ts';
import type { Package } from './package.ts';
import { hasEntries } from './resolve-entry.ts';

/**
 * The entry points of a package, patterns included. Without `exports`, every file could be one: only the root counts, and
 * folders that say so themselves.
 */
export function entryPoints(pkg: Package): string[] {
  const { exports } = pkg.manifest;
  if (!hasEntries(exports)) return ['.', ...folderEntries(pkg).map(({ entry }) => entry)];
  return Object.keys(exports).filter((key) => key.startsWith('.') && targetsIn(exports[key]).length > 0);
}

/** Every string in a field, such as all files that `exports` names, down to a depth that nobody writes. */
export function targetsIn(value: unknown, levels = MOST_LEVELS): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || levels === 0) return [];
  return Object.values(value).flatMap((inner) => targetsIn(inner, levels - 1));
}
