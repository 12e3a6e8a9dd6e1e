import { MOST_LEVELS } from './limits.ts';
import type { Package } from './package.ts';
import { hasEntries } from './resolve-entry.ts';

/** The entry points of a package, patterns included. Without `exports`, only the root: every file could be one. */
export function entryPoints({ manifest }: Package): string[] {
  const { exports } = manifest;
  if (!hasEntries(exports)) return ['.'];
  return Object.keys(exports).filter((key) => key.startsWith('.') && targetsIn(exports[key]).length > 0);
}

/** Every string in a field, such as all files that `exports` names, down to a depth that nobody writes. */
export function targetsIn(value: unknown, levels = MOST_LEVELS): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || levels === 0) return [];
  return Object.values(value).flatMap((inner) => targetsIn(inner, levels - 1));
}
