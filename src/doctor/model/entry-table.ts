import { entryPoints } from './entry-points.ts';
import { fileName } from './package.ts';
import type { Package } from './package.ts';
import type { Resolution } from './profiles.ts';
import { LOADERS, resolveEntry, targetOf } from './resolve-entry.ts';
import type { Loader } from './resolve-entry.ts';

/** Who loads a package: programs that run it, and the ways of TypeScript to read its types. */
export type Consumer = keyof typeof LOADERS | `typescript-${Resolution}`;

/** An entry point with the file that each consumer gets; a consumer that gets none is missing. */
export interface EntryRow {
  entry: string;
  files: Partial<Record<Consumer, string>>;
}

/** Lists every entry point against those who load it. */
export function entryTable(
  pkg: Package,
  types: ReadonlyMap<string, Partial<Record<Resolution, string>>>,
): EntryRow[] {
  return entryPoints(pkg).map((entry) => {
    const programs = Object.entries(LOADERS).flatMap(([consumer, loader]) => {
      const file = entry.includes('*') ? patternTarget(pkg, entry, loader) : resolveEntry(pkg, entry, loader);
      return file === undefined ? [] : [[consumer, file]];
    });
    const readers = Object.entries(types.get(entry) ?? {}).map(([way, file]) => [`typescript-${way}`, file]);
    return { entry, files: Object.fromEntries([...programs, ...readers]) };
  });
}

/** The target of a pattern, with its `*`, if at least one file matches. */
function patternTarget({ manifest, files }: Package, entry: string, loader: Loader): string | undefined {
  const target = targetOf(manifest['exports'], entry, loader.conditions);
  if (target === undefined) return undefined;
  const [before = '', ...after] = fileName(target).split('*');
  const end = after.at(-1) ?? '';
  const isMatched = [...files.keys()].some(
    (name) => name.startsWith(before) && name.endsWith(end) && name.length > before.length + end.length,
  );
  return isMatched ? fileName(target) : undefined;
}
