import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { CACHE_LIMITS, pruneFolder } from './prune-folder.ts';
import type { CacheLimits } from './prune-folder.ts';

export interface EntryCache {
  /** Undefined for an entry that is missing or damaged. */
  read(key: string): Promise<Buffer | undefined>;
  write(key: string, content: Buffer): Promise<void>;
  /** Deletes entries that no build has used for a while, and the least recently used beyond the size limit. */
  prune(): Promise<void>;
}

const CHECKSUM_BYTES = 32;

/**
 * Creates a cache with one file per key: checksum, content. The checksum turns a torn or damaged entry into a miss
 * instead of a broken page. Each use updates the modification time, which is all that pruning looks at.
 */
export function createEntryCache(dir: string, limits: CacheLimits = CACHE_LIMITS): EntryCache {
  const fileOf = (key: string) => path.join(dir, key);
  let folder: Promise<unknown> | undefined;
  const touch = (file: string) => utimes(file, Date.now() / 1000, Date.now() / 1000);

  return {
    async read(key) {
      try {
        const entry = await readFile(fileOf(key));
        const content = entry.subarray(CHECKSUM_BYTES);
        if (!checksumOf(content).equals(entry.subarray(0, CHECKSUM_BYTES))) return undefined;
        await touch(fileOf(key));
        return content;
      } catch {
        // Missing or unreadable; either way the content is made again.
        return undefined;
      }
    },

    async write(key, content) {
      // Write a temporary file and rename it, so a concurrent build never reads a partial entry.
      const draft = fileOf(`${key}.${process.pid}.tmp`);
      try {
        await (folder ??= mkdir(dir, { recursive: true }));
        await writeFile(draft, [checksumOf(content), content]);
        await rename(draft, fileOf(key));
      } catch {
        // A cache that cannot be written only slows down the next build.
        await rm(draft, { force: true }).catch(() => {});
      }
    },

    prune: () => pruneFolder(dir, limits),
  };
}

function checksumOf(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}
