import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { SourceFile } from '../content/scan.ts';
import { createEntryCache } from '../files/entry-cache.ts';
import { areSame, createDigests, type Origins, originsOf } from '../files/file-states.ts';
import type { CompiledPage } from '../page/compile-page.ts';
import { pageBasis } from './page-basis.ts';
import type { RunningCode } from './page-basis.ts';
import type { ScannedSite } from './scan-site.ts';

export type Compile = (source: SourceFile) => Promise<CompiledPage>;

export interface ReuseOptions {
  cacheDir: string;
  code: RunningCode;
  /** When the build started to read pages, in milliseconds. */
  startedAt: number;
  compile: Compile;
}

export interface PageReuse {
  /** Returns the page of an earlier build if everything it was made from is the same, and compiles it otherwise. */
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
  { cacheDir, code, startedAt, compile }: ReuseOptions,
): PageReuse {
  const digestOf = createDigests();
  const basis = pageBasis(site, code, digestOf);
  const cache = createEntryCache(cacheDir);
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
      writes.push(keep(key, page));
      return page;
    },
    reused: () => reused,
    async finish() {
      await Promise.all(writes);
      await cache.prune();
    },
  };
}

/** Returns undefined for a page that contains a function, which no file can hold. */
function entryOf(kept: Kept): Buffer | undefined {
  try {
    return serialize(kept);
  } catch {
    return undefined;
  }
}
