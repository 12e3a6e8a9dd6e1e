import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
