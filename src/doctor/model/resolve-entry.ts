import { folderManifest } from './folder-entries.ts';
import { MOST_LEVELS } from './limits.ts';
import { fileName, isRecord, pathFrom } from './package.ts';
import type { Manifest, Package, PackageFiles } from './package.ts';

/** How a program loads an entry point: the conditions that it sets, and the fields that it reads without `exports`. */
export interface Loader {
  conditions: readonly string[];
  /** In order of preference. */
  fields: readonly string[];
  /** Tries extensions and `index.js`, as `require` and bundlers do for packages without `exports`. */
  guesses: boolean;
}

export const LOADERS = {
  import: { conditions: ['node', 'import', 'module-sync'], fields: ['main'], guesses: false },
  require: { conditions: ['node', 'require', 'module-sync'], fields: ['main'], guesses: true },
  bundler: {
    conditions: ['browser', 'import', 'module'],
    fields: ['browser', 'module', 'main'],
    guesses: true,
  },
} as const satisfies Record<string, Loader>;

/** The file that a loader gets for an entry point; undefined if it gets none. */
export function resolveEntry(pkg: Package, entry: string, loader: Loader): string | undefined {
  const { exports } = pkg.manifest;
  if (exports === undefined || exports === null) return withoutExports(pkg, entry, loader);
  const target = targetOf(exports, entry, loader.conditions);
  if (target === undefined || !target.startsWith('./')) return undefined;
  const name = fileName(target);
  return pkg.files.has(name) && !target.split('/').includes('..') ? name : undefined;
}

/** The target in `exports` of an entry point under conditions, whether or not the file exists. */
export function targetOf(exports: unknown, entry: string, conditions: readonly string[]): string | undefined {
  // Asked first: listing ten thousand keys for each of them takes seconds.
  const isOwn = isRecord(exports) && entry.startsWith('.') && Object.hasOwn(exports, entry);
  if (isOwn && starsIn(entry) < 2)
    // A pattern is also the longest that matches itself.
    return targetUnder(exports[entry], conditions, entry.includes('*') ? '*' : '', MOST_LEVELS) ?? undefined;
  if (!isRecord(exports) || !hasEntries(exports))
    return entry === '.' ? (targetUnder(exports, conditions, '', MOST_LEVELS) ?? undefined) : undefined;
  const pattern = patternsIn(exports).find((key) => matched(key, entry) !== undefined);
  if (pattern === undefined) return undefined;
  return targetUnder(exports[pattern], conditions, matched(pattern, entry) ?? '', MOST_LEVELS) ?? undefined;
}

const starsIn = (key: string): number => key.split('*').length - 1;

/** The patterns of each `exports`, because sorting thousands of them for each entry point takes seconds. */
const patterns = new WeakMap<object, readonly string[]>();

function patternsIn(exports: Readonly<Record<string, unknown>>): readonly string[] {
  const known =
    patterns.get(exports) ??
    Object.keys(exports)
      .filter((key) => starsIn(key) === 1)
      .sort(longestFirst);
  patterns.set(exports, known);
  return known;
}

/** Says whether the keys of `exports` are entry points; otherwise they are conditions. */
export function hasEntries(exports: unknown): exports is Record<string, unknown> {
  return isRecord(exports) && Object.keys(exports)[0]?.startsWith('.') === true;
}

/** What the `*` of a pattern matches in an entry point. */
function matched(pattern: string, entry: string): string | undefined {
  const [before = '', after = ''] = pattern.split('*');
  const fits = entry.startsWith(before) && entry.endsWith(after) && entry.length > pattern.length - 1;
  return fits ? entry.slice(before.length, entry.length - after.length) : undefined;
}

/** The longest part before `*` wins, then the longest pattern. */
function longestFirst(a: string, b: string): number {
  return b.indexOf('*') - a.indexOf('*') || b.length - a.length;
}

/** `null` closes an entry point; undefined goes on to the next condition. */
function targetUnder(
  target: unknown,
  conditions: readonly string[],
  star: string,
  levels: number,
): string | null | undefined {
  if (typeof target === 'string') return target.replaceAll('*', () => star);
  if (target === null || levels === 0) return null;
  if (Array.isArray(target)) {
    // The first that Node.js can parse, whether or not the file exists.
    for (const each of target) {
      const found = targetUnder(each, conditions, star, levels - 1);
      if (typeof found === 'string' && found.startsWith('./')) return found;
    }
    return null;
  }
  if (!isRecord(target)) return null;
  for (const [condition, inner] of Object.entries(target)) {
    if (condition !== 'default' && !conditions.includes(condition)) continue;
    const found = targetUnder(inner, conditions, star, levels - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function withoutExports(pkg: Package, entry: string, loader: Loader): string | undefined {
  const { files, manifest } = pkg;
  if (entry === '.') return namedFile(files, manifest, '', loader) ?? existing(files, 'index.js', AS_IT_IS);
  const folder = fileName(entry);
  if (!loader.guesses) return existing(files, folder, AS_IT_IS);
  const inner = folderManifest(files, folder);
  return (
    existing(files, folder, FILE_ENDS) ??
    (inner && namedFile(files, inner, folder, loader)) ??
    existing(files, folder, INDEX_ENDS)
  );
}

/** The file that the first usable field of a package.json names, which may be that of a folder. */
function namedFile(
  files: PackageFiles,
  manifest: Manifest,
  folder: string,
  { fields }: Loader,
): string | undefined {
  for (const field of fields) {
    const value = manifest[field];
    if (typeof value !== 'string' || value === '') continue;
    // Also `import` guesses for `main`, for packages from before ES modules.
    const found = existing(
      files,
      folder === '' ? fileName(value) : pathFrom(folder.split('/'), value),
      ALL_ENDS,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

const AS_IT_IS = [''];
const FILE_ENDS = ['', '.js', '.json', '.node'];
const INDEX_ENDS = ['/index.js', '/index.json', '/index.node'];
const ALL_ENDS = [...FILE_ENDS, ...INDEX_ENDS];

function existing(files: PackageFiles, name: string, ends: readonly string[]): string | undefined {
  return ends.map((end) => name + end).find((each) => files.has(each));
}
