import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEntryCache } from './entry-cache.ts';
import { CACHE_LIMITS } from './prune-folder.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'entries-'));
});
afterEach(() => rm(dir, { recursive: true }));

const content = Buffer.from('what was made');

test('returns what was written, even if it is empty', async () => {
  const cache = createEntryCache(dir);
  await cache.write('full', content);
  await cache.write('empty', Buffer.alloc(0));
  expect(await cache.read('full')).toEqual(content);
  expect(await cache.read('empty')).toEqual(Buffer.alloc(0));
  expect(await cache.read('unknown')).toBeUndefined();
});

test('ignores an entry that was damaged or cut short, and replaces it', async () => {
  const cache = createEntryCache(dir);
  const file = path.join(dir, 'key');
  await cache.write('key', content);
  const whole = await readFile(file);
  const changed = Buffer.from(whole);
  changed[40]! ^= 1;
  for (const damaged of [changed, whole.subarray(0, -1), whole.subarray(0, 20), Buffer.alloc(0)]) {
    await writeFile(file, damaged);
    expect(await cache.read('key')).toBeUndefined();
  }
  await cache.write('key', content);
  expect(await cache.read('key')).toEqual(content);
});

test('drops the least recently used entries beyond the size limit', async () => {
  const cache = createEntryCache(dir, { ...CACHE_LIMITS, bytes: 2 * (32 + content.length) });
  for (const [minutesAgo, key] of ['newest', 'middle', 'oldest', 'used-again'].entries()) {
    await cache.write(key, content);
    const usedAt = Date.now() / 1000 - 60 - minutesAgo * 60;
    await utimes(path.join(dir, key), usedAt, usedAt);
  }
  await cache.read('used-again');
  await cache.prune();
  expect((await readdir(dir)).sort()).toEqual(['newest', 'used-again']);
});

test('leaves no temporary files, and does without a folder that cannot be written', async () => {
  await createEntryCache(dir).write('key', content);
  expect(await readdir(dir)).toEqual(['key']);
  const blocked = createEntryCache(path.join(dir, 'key', 'folder'));
  await blocked.write('key', content);
  expect(await blocked.read('key')).toBeUndefined();
});
