import { mkdtemp, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCompileCache } from './compile-cache.ts';

let folder: string;
let file: string;
let times = 0;

const compile = async () => {
  times++;
  return { text: await readFile(file, 'utf8'), dependencies: [file] };
};

beforeEach(async () => {
  times = 0;
  folder = await mkdtemp(path.join(os.tmpdir(), 'cache-'));
  file = path.join(folder, 'page.mdx');
  await writeFile(file, 'First.');
  // Long enough after the last change that the cache trusts what it has read.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
});

afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

test('compiles a page once, and again after an edit', async () => {
  const get = createCompileCache(compile);
  await get({ file });
  expect((await get({ file })).text).toBe('First.');
  expect(times).toBe(1);
  await writeFile(file, 'Second.');
  expect((await get({ file })).text).toBe('Second.');
});

test('compiles a page again after an older file has replaced one of its files', async () => {
  const draft = path.join(folder, 'draft.mdx');
  await writeFile(draft, 'Older.');
  await utimes(draft, 1, 1);
  const newer = path.join(folder, 'part.mdx');
  await writeFile(newer, 'A part that has changed last.');
  const get = createCompileCache(async () => ({ ...(await compile()), dependencies: [file, newer] }));
  await get({ file });
  await rename(draft, file);
  expect((await get({ file })).text).toBe('Older.');
});

test('compiles a page again after one of its files was deleted, or one it looked for was added', async () => {
  const parts = ['a.mdx', 'b.mdx'].map((name) => path.join(folder, name));
  await writeFile(parts[0]!, 'A part.');
  await utimes(parts[0]!, 1, 1);
  const get = createCompileCache(async () => ({ ...(await compile()), dependencies: [file, ...parts] }));
  await get({ file });
  await rm(parts[0]!);
  await get({ file });
  expect(times).toBe(2);
  await writeFile(parts[1]!, 'Another part.');
  await utimes(parts[1]!, 1, 1);
  await get({ file });
  expect(times).toBe(3);
});

test('does not cache a page that was edited while it was compiled', async () => {
  vi.useRealTimers();
  const get = createCompileCache(async () => {
    const page = await compile();
    if (times === 1) await writeFile(file, 'Second.');
    return page;
  });
  expect((await get({ file })).text).toBe('First.');
  expect((await get({ file })).text).toBe('Second.');
});
