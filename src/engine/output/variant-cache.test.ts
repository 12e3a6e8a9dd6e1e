import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CACHE_LIMITS } from '../files/prune-folder.ts';
import { createVariantCache } from './variant-cache.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'variants-'));
});
afterEach(() => rm(dir, { recursive: true }));

const variants = { br: Buffer.from('brotli'), gz: Buffer.from('a gzip variant') };

test('returns what was written, even without one of the variants', async () => {
  const cache = createVariantCache(dir);
  for (const [key, value] of Object.entries({
    both: variants,
    onlyBrotli: { br: variants.br, gz: undefined },
    onlyGzip: { br: undefined, gz: variants.gz },
    none: { br: undefined, gz: undefined },
  })) {
    await cache.write(key, value);
    expect(await cache.read(key)).toEqual(value);
  }
  expect(await cache.read('unknown')).toBeUndefined();
});

test('drops the least recently used entries beyond the size limit', async () => {
  const entryBytes = 32 + 4 + variants.br.length + variants.gz.length;
  const cache = createVariantCache(dir, { ...CACHE_LIMITS, bytes: 2 * entryBytes });
  for (const [minutesAgo, key] of ['newest', 'middle', 'oldest', 'used-again'].entries()) {
    await cache.write(key, variants);
    const usedAt = Date.now() / 1000 - 60 - minutesAgo * 60;
    await utimes(path.join(dir, key), usedAt, usedAt);
  }
  await cache.read('used-again');
  await cache.prune();
  expect((await readdir(dir)).sort()).toEqual(['newest', 'used-again']);
});

test('leaves no temporary files', async () => {
  await createVariantCache(dir).write('key', variants);
  expect(await readdir(dir)).toEqual(['key']);
});
