import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { CACHE_LIMITS, pruneFolder } from '../files/prune-folder.ts';
import type { CacheLimits } from '../files/prune-folder.ts';

/** Compressed forms of a file; missing if compression gains nothing. */
export interface Variants {
  br: Buffer | undefined;
  gz: Buffer | undefined;
}

export interface VariantCache {
  read(key: string): Promise<Variants | undefined>;
  write(key: string, variants: Variants): Promise<void>;
  /** Deletes entries that no build has used for a while, and the least recently used beyond the size limit. */
  prune(): Promise<void>;
}

const CHECKSUM_BYTES = 32;
const LENGTH_BYTES = 4;

/**
 * Creates a cache with one file per key: checksum, length of the brotli variant, brotli, gzip. The checksum turns a
 * torn or damaged entry into a miss instead of a broken page. Each use updates the modification time, which is all that
 * pruning looks at.
 */
export function createVariantCache(dir: string, limits: CacheLimits = CACHE_LIMITS): VariantCache {
  const fileOf = (key: string) => path.join(dir, key);
  const touch = (file: string) => utimes(file, Date.now() / 1000, Date.now() / 1000);

  return {
    async read(key) {
      try {
        const variants = decode(await readFile(fileOf(key)));
        if (variants !== undefined) await touch(fileOf(key));
        return variants;
      } catch {
        // Missing or unreadable; either way the file is compressed again.
        return undefined;
      }
    },

    async write(key, variants) {
      // Write a temporary file and rename it, so a concurrent build never reads a partial entry.
      const draft = fileOf(`${key}.${process.pid}.tmp`);
      try {
        await mkdir(dir, { recursive: true });
        await writeFile(draft, encode(variants));
        await rename(draft, fileOf(key));
      } catch {
        // A cache that cannot be written only slows down the next build.
        await rm(draft, { force: true }).catch(() => {});
      }
    },

    prune: () => pruneFolder(dir, limits),
  };
}

function encode({ br, gz }: Variants): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(br?.length ?? 0);
  const payload = Buffer.concat([length, br ?? Buffer.alloc(0), gz ?? Buffer.alloc(0)]);
  return Buffer.concat([checksumOf(payload), payload]);
}

function decode(entry: Buffer): Variants | undefined {
  if (entry.length < CHECKSUM_BYTES + LENGTH_BYTES) return undefined;
  const payload = entry.subarray(CHECKSUM_BYTES);
  if (!checksumOf(payload).equals(entry.subarray(0, CHECKSUM_BYTES))) return undefined;
  const split = LENGTH_BYTES + payload.readUInt32LE(0);
  const orNothing = (part: Buffer) => (part.length > 0 ? part : undefined);
  return { br: orNothing(payload.subarray(LENGTH_BYTES, split)), gz: orNothing(payload.subarray(split)) };
}

function checksumOf(payload: Buffer): Buffer {
  return createHash('sha256').update(payload).digest();
}
