import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
  const before = new Date(Date.now() - 60_000);
  await utimes(file, before, before);
});

afterEach(() => rm(folder, { recursive: true }));

test('compiles a page once, and again after an edit', async () => {
  const get = createCompileCache(compile);
  await get({ file });
  expect((await get({ file })).text).toBe('First.');
  expect(times).toBe(1);
  await writeFile(file, 'Second.');
  expect((await get({ file })).text).toBe('Second.');
});

test('does not cache a page that was edited while it was compiled', async () => {
  const get = createCompileCache(async () => {
    const page = await compile();
    if (times === 1) await writeFile(file, 'Second.');
    return page;
  });
  expect((await get({ file })).text).toBe('First.');
  expect((await get({ file })).text).toBe('Second.');
});
