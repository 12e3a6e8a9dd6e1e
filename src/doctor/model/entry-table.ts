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
  const names = [...pkg.files.keys()];
  const matched = new Map<string, boolean>();
  /** Asked once for all consumers: a package may have thousands of patterns, and of files. */
  const isMatched = (target: string) => {
    const known = matched.get(target) ?? matchesFile(target, names);
    matched.set(target, known);
    return known;
  };
  return entryPoints(pkg).map((entry) => {
    const programs = Object.entries(LOADERS).flatMap(([consumer, loader]) => {
      const file = entry.includes('*')
        ? patternTarget(pkg, entry, loader, isMatched)
        : resolveEntry(pkg, entry, loader);
      return file === undefined ? [] : [[consumer, file]];
    });
    const readers = Object.entries(types.get(entry) ?? {}).map(([way, file]) => [`typescript-${way}`, file]);
    return { entry, files: Object.fromEntries([...programs, ...readers]) };
  });
}

/** The target of a pattern, with its `*`, if at least one file matches. */
function patternTarget(
  { manifest }: Package,
  entry: string,
  loader: Loader,
  isMatched: (target: string) => boolean,
): string | undefined {
  const target = targetOf(manifest['exports'], entry, loader.conditions);
  if (target === undefined) return undefined;
  const name = fileName(target);
  return isMatched(name) ? name : undefined;
}

function matchesFile(target: string, names: readonly string[]): boolean {
  const [before = '', ...after] = target.split('*');
  const end = after.at(-1) ?? '';
  return names.some(
    (name) => name.startsWith(before) && name.endsWith(end) && name.length > before.length + end.length,
  );
}
