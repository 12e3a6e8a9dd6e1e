import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import type * as files from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compressSite } from './compress.ts';

/** Called with each file after it was read. */
let afterRead: ((file: string) => Promise<void>) | undefined;
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof files>();
  const readAndTell = async (file: string) => {
    const content = await real.readFile(file);
    await afterRead?.(file);
    return content;
  };
  return { ...real, readFile: readAndTell };
});

let folder = '';
let site = '';
let cacheDir = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
  site = path.join(folder, 'dist');
  cacheDir = path.join(folder, 'cache');
  await mkdir(path.join(site, 'guide'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const put = (name: string, content: string | Buffer) => writeFile(path.join(site, name), content);
const read = (name: string) => readFile(path.join(site, name));
const list = async () => (await readdir(site, { recursive: true })).sort();
const page = '<p>All work and no play makes a dull page.</p>\n'.repeat(40);

describe('compressSite', () => {
  test('writes variants that decompress to the file, for every text format', async () => {
    const names = ['html', 'js', 'css', 'svg', 'json', 'xml', 'txt', 'md', 'webmanifest'].map(
      (ext) => `a.${ext}`,
    );
    for (const name of [...names, 'guide/deep.html']) await put(name, page + name);

    const result = await compressSite(site, { cacheDir });

    expect(result).toMatchObject({ files: 10, fromCache: 0 });
    for (const name of [...names, 'guide/deep.html']) {
      expect(zlib.brotliDecompressSync(await read(`${name}.br`)).toString()).toBe(page + name);
      expect(zlib.gunzipSync(await read(`${name}.gz`)).toString()).toBe(page + name);
    }
    const sizes = await Promise.all(
      (await list()).filter((name) => /\.(br|gz)$/.test(name)).map((name) => stat(path.join(site, name))),
    );
    expect(result.bytes).toBe(sizes.reduce((sum, { size }) => sum + size, 0));
  });

  test('skips small files, other formats and the site manifest', async () => {
    await put('tiny.html', 'x'.repeat(512));
    await put('photo.png', Buffer.alloc(4000));
    await put('_site.json', JSON.stringify({ filler: page }));
    expect(await compressSite(site, { cacheDir })).toEqual({ files: 0, bytes: 0, fromCache: 0 });
    expect(await list()).toEqual(['_site.json', 'guide', 'photo.png', 'tiny.html']);
  });

  test('writes no variant that is not smaller, and removes an old one', async () => {
    await put('noise.txt', randomBytes(2000));
    await put('noise.txt.br', 'stale');
    await put('now-tiny.html', 'small');
    await put('now-tiny.html.gz', 'stale');
    expect(await compressSite(site, { cacheDir })).toMatchObject({ files: 1, bytes: 0 });
    expect(await list()).toEqual(['guide', 'noise.txt', 'now-tiny.html']);
    expect(await compressSite(site, { cacheDir })).toMatchObject({ files: 1, bytes: 0, fromCache: 1 });
    expect(await list()).toEqual(['guide', 'noise.txt', 'now-tiny.html']);
  });

  test('produces the same bytes with and without the cache', async () => {
    await put('a.html', page);
    await compressSite(site, { cacheDir });
    const first = [await read('a.html.br'), await read('a.html.gz')];
    expect(await compressSite(site, { cacheDir })).toMatchObject({ files: 1, fromCache: 1 });
    expect([await read('a.html.br'), await read('a.html.gz')]).toEqual(first);
    expect(await compressSite(site, { cacheDir: path.join(folder, 'other') })).toMatchObject({
      fromCache: 0,
    });
    expect([await read('a.html.br'), await read('a.html.gz')]).toEqual(first);
  });

  test('keeps the operating system out of the gzip header', async () => {
    await put('a.html', page);
    await compressSite(site, { cacheDir });
    expect((await read('a.html.gz'))[9]).toBe(255);
  });

  test.each([
    ['that is truncated', (entry: Buffer) => entry.subarray(0, entry.length - 3)],
    [
      'with a flipped bit',
      (entry: Buffer) => Buffer.from(entry.map((byte, at) => (at === 60 ? byte ^ 1 : byte))),
    ],
    ['emptied', () => Buffer.alloc(0)],
  ])('ignores a cache entry %s', async (_, damage) => {
    await put('a.html', page);
    await compressSite(site, { cacheDir });
    const [entry] = await readdir(cacheDir);
    const file = path.join(cacheDir, entry ?? '');
    await writeFile(file, damage(await readFile(file)));
    expect(await compressSite(site, { cacheDir })).toMatchObject({ fromCache: 0 });
    expect(zlib.brotliDecompressSync(await read('a.html.br')).toString()).toBe(page);
    expect(await compressSite(site, { cacheDir })).toMatchObject({ fromCache: 1 });
  });

  test('deletes entries that no build has used for weeks, and keeps the others', async () => {
    await put('a.html', page);
    await put('b.html', `${page}b`);
    await compressSite(site, { cacheDir });
    const longAgo = Date.now() / 1000 - 20 * 24 * 3600;
    for (const entry of await readdir(cacheDir)) await utimes(path.join(cacheDir, entry), longAgo, longAgo);
    await rm(path.join(site, 'b.html'));
    expect(await compressSite(site, { cacheDir })).toMatchObject({ fromCache: 1 });
    expect(await readdir(cacheDir)).toHaveLength(1);
  });

  test('works with a cache that cannot be written', async () => {
    await put('a.html', page);
    await writeFile(cacheDir, 'a file where the folder should be');
    expect(await compressSite(site, { cacheDir })).toMatchObject({ files: 1, fromCache: 0 });
    expect(zlib.brotliDecompressSync(await read('a.html.br')).toString()).toBe(page);
  });

  test('compresses less if asked to, but uses the best variants that an earlier build has made', async () => {
    await put('a.html', page);
    const size = async (quality?: number) => {
      await compressSite(site, { cacheDir, quality });
      return (await read('a.html.br')).length;
    };
    const fast = await size(1);
    const best = await size();
    expect(best).toBeLessThan(fast);
    expect(await size(1)).toBe(best);
    expect(await compressSite(site, { cacheDir, quality: 1 })).toMatchObject({ fromCache: 1 });
  });

  test('leaves no variant beside a file that another build has replaced in the meantime', async () => {
    await put('a.html', page);
    afterRead = async (file) => {
      if (file.endsWith('a.html')) await put('a.html', `${page}new`);
    };
    await compressSite(site, { cacheDir });
    afterRead = undefined;
    expect(await list()).toEqual(['a.html', 'guide']);
  });

  test('ends after the current file when it is told to', async () => {
    for (const name of ['a.html', 'b.html', 'c.html']) await put(name, page + name);
    const ended = new AbortController();
    const { signal } = ended;
    await compressSite(site, { cacheDir, signal, lanes: 1, onProgress: () => ended.abort() });
    expect(await list()).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'b.html', 'c.html', 'guide']);
  });

  test('reports progress up to the last file', async () => {
    for (const name of ['a.html', 'b.html', 'c.html']) await put(name, page + name);
    const seen: string[] = [];
    await compressSite(site, { cacheDir, onProgress: (done, total) => seen.push(`${done}/${total}`) });
    expect(seen).toEqual(['1/3', '2/3', '3/3']);
  });
});
