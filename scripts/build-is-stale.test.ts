import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildIsStale } from './build-is-stale.mjs';

let root = '';
const at = async (name: string, seconds: number) => utimes(path.join(root, name), seconds, seconds);
const write = async (name: string, seconds: number) => {
  await writeFile(path.join(root, name), '');
  await at(name, seconds);
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'stale-'));
  for (const folder of ['dist', 'docs/guide', 'src'])
    await mkdir(path.join(root, folder), { recursive: true });
  await write('docs/guide/page.mdx', 100);
  await write('src/app.ts', 100);
  await write('src/app.test.ts', 300);
  for (const folder of ['docs/guide', 'docs', 'src']) await at(folder, 100);
  await write('dist/_site.json', 200);
});
afterEach(() => rm(root, { recursive: true }));

test('a build newer than its sources is up to date, even if a test is newer', () => {
  expect(buildIsStale(root)).toBe(false);
});

test('a missing build is stale', async () => {
  await rm(path.join(root, 'dist/_site.json'));
  expect(buildIsStale(root)).toBe(true);
});

test.each(['docs/guide/page.mdx', 'src/app.ts', 'docs/guide'])(
  'a build older than %s is stale',
  async (name) => {
    await at(name, 300);
    expect(buildIsStale(root)).toBe(true);
  },
);

test('a build older than the configuration is stale', async () => {
  await write('site.config.ts', 300);
  expect(buildIsStale(root)).toBe(true);
});
