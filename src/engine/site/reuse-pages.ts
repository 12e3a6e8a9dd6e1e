import { createHash } from 'node:crypto';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { SourceFile } from '../content/scan.ts';
import { createEntryCache } from '../files/entry-cache.ts';
import { areSame, createDigests, type Origins, originsOf, type StateOf } from '../files/file-states.ts';
import type { CompiledPage } from '../page/compile-page.ts';
import { pageBasis } from './page-basis.ts';
import type { RunningCode } from './page-basis.ts';
import type { ScannedSite } from './scan-site.ts';

export type Compile = (source: SourceFile) => Promise<CompiledPage>;

/** Folder below the engine's cache. */
const PAGE_CACHE = 'pages';

export interface ReuseOptions {
  /** The engine's cache. */
  cacheDir: string;
  code: RunningCode;
  /** Knows the digests of files that were read before. */
  digestOf?: StateOf;
  /** When the build started to read pages, in milliseconds. */
  startedAt: number;
  compile: Compile;
}

export interface PageReuse {
  /** Reuses the page of an earlier build if everything it was made from is the same, and compiles it otherwise. */
  pageOf: Compile;
  reused(): number;
  /** Waits until compiled pages are written, and deletes those that no build has used for a while. */
  finish(): Promise<void>;
}

/** A compiled page as it is kept, with the digests of its dependencies at that time. */
interface Kept {
  origins: Origins;
  page: Omit<CompiledPage, 'source'>;
}

/**
 * Reuses compiled pages by content. Everything that is known before a page is compiled is in the name of its entry; the
 * other files it was made from are compared with those of the entry. A page with problems is compiled every time.
 */
export function reusePages(
  site: ScannedSite,
  { cacheDir, code, digestOf = createDigests(), startedAt, compile }: ReuseOptions,
): PageReuse {
  const basis = pageBasis(site, code, digestOf);
  const cache = createEntryCache(path.join(cacheDir, PAGE_CACHE));
  const writes: Promise<void>[] = [];
  let reused = 0;

  async function read(key: string): Promise<Kept['page'] | undefined> {
    const entry = await cache.read(key);
    if (entry === undefined) return undefined;
    const { origins, page } = deserialize(entry) as Kept;
    return areSame(origins, digestOf) ? page : undefined;
  }

  async function keep(key: string, { source: _source, ...page }: CompiledPage): Promise<void> {
    if (!page.isRepeatable || page.problems.length > 0) return;
    const origins = originsOf(page.dependencies, digestOf, startedAt);
    const entry = origins && entryOf({ origins, page });
    if (entry) await cache.write(key, entry);
  }

  return {
    async pageOf(source) {
      if (basis === undefined) return compile(source);
      const parts = [basis, source.relativePath, digestOf(source.file)];
      const key = createHash('sha256').update(parts.join('\0')).digest('hex');
      const known = await read(key);
      if (known) {
        reused += 1;
        return { source, ...known };
      }
      const page = await compile(source);
      // Written while the next pages are compiled.
      const written = keep(key, page);
      // Dev goes on without ever asking; `finish` reports it.
      written.catch(() => undefined);
      writes.push(written);
      return page;
    },
    reused: () => reused,
    async finish() {
      await Promise.all(writes);
      await cache.prune();
    },
  };
}

/** Undefined for a page that contains a function, which no file can hold. */
function entryOf(kept: Kept): Buffer | undefined {
  try {
    return serialize(kept);
  } catch {
    return undefined;
  }
}
