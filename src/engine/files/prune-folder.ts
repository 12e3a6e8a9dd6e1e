import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { compareText } from '../../model/problem.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface CacheLimits {
  unusedMs: number;
  bytes: number;
}

export const CACHE_LIMITS: CacheLimits = { unusedMs: 14 * DAY_MS, bytes: 256 * 1024 * 1024 };

/**
 * Deletes files that no build has used for a while, and the least recently used beyond the size limit. Using a file
 * updates its modification time.
 */
export async function pruneFolder(dir: string, limits: CacheLimits = CACHE_LIMITS): Promise<void> {
  const entries = await entriesOf(dir);
  entries.sort((a, b) => b.usedAt - a.usedAt || compareText(a.file, b.file));
  let total = 0;
  for (const entry of entries) {
    total += entry.size;
    const unused = Date.now() - entry.usedAt > limits.unusedMs;
    if (unused || total > limits.bytes) await rm(entry.file, { force: true });
  }
}

async function entriesOf(dir: string): Promise<{ file: string; size: number; usedAt: number }[]> {
  const names = await readdir(dir).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const file = path.join(dir, name);
      // Another build may have pruned it meanwhile.
      const stats = await stat(file).catch(() => undefined);
      return stats?.isFile() ? [{ file, size: stats.size, usedAt: stats.mtimeMs }] : [];
    }),
  );
  return found.flat();
}
