import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { SourceFile } from '../content/scan.ts';
import { createEntryCache } from '../files/entry-cache.ts';
import { createFileDigests } from '../files/file-digests.ts';
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

/** A compiled page as it is kept, with the content of its dependencies at that time. */
interface Kept {
  dependencies: [file: string, digest: string][];
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
  const files = createFileDigests();
  const basis = pageBasis(site, code, files);
  const cache = createEntryCache(cacheDir);
  const writes: Promise<void>[] = [];
  let reused = 0;

  async function read(key: string): Promise<Kept['page'] | undefined> {
    const entry = await cache.read(key);
    if (entry === undefined) return undefined;
    const { dependencies, page } = deserialize(entry) as Kept;
    return dependencies.every(([file, digest]) => files.of(file) === digest) ? page : undefined;
  }

  async function keep(key: string, { source: _source, ...page }: CompiledPage): Promise<void> {
    const dependencies = [...page.dependencies];
    if (!page.isRepeatable || page.problems.length > 0) return;
    const digests = dependencies.map((file): [string, string] => [file, files.of(file)]);
    // Nobody knows whether the page was compiled from a file before or after its change.
    if (!dependencies.every((file) => files.isSettled(file, startedAt))) return;
    const entry = entryOf({ dependencies: digests, page });
    if (entry) await cache.write(key, entry);
  }

  return {
    async pageOf(source) {
      if (basis === undefined) return compile(source);
      const parts = [basis, source.relativePath, files.of(source.file)];
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
