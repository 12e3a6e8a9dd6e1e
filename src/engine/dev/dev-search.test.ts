import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { decodeIndex, indexPartUrl } from '../../model/search-index.ts';
import type { HeadingsFile, NamesFile, TextFile } from '../../model/search-index.ts';
import { createHighlighter } from '../page/code/highlighter.ts';
import { devIndexFile, devIndexUrl } from './dev-search.ts';
import { DevSite } from './dev-site.ts';

declare const __ENGINE_ROOT__: string;

const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'dev-search-'));
afterAll(() => rmSync(cacheDir, { recursive: true }));
const highlighter = createHighlighter();

const fixture = (name: string) =>
  new DevSite({ siteDir: path.join(__ENGINE_ROOT__, 'tests/fixtures', name), cacheDir }, highlighter);

it('serves an index for each language and version, built on request', async () => {
  const devSite = fixture('two-locales');
  const url = devIndexUrl(await devSite.scan(), { lang: 'zh', version: 'v1' });
  expect(url).toBe('/@search/v1/zh/current.json');
  const read = async (address: string) => JSON.parse((await devIndexFile(devSite, address))!) as unknown;
  const names = new URL((await read(url!)) as string, `http://dev.example${url}`).pathname;
  const records = decodeIndex(
    (await read(names)) as NamesFile,
    (await read(indexPartUrl(names, 'headings'))) as HeadingsFile,
    (await read(indexPartUrl(names, 'text'))) as TextFile,
  );
  expect(records.map(({ url: address }) => address).sort()).toEqual([
    '/v1/zh/',
    '/v1/zh/guide/start',
    '/v1/zh/guide/start#安装',
  ]);
  expect(records.some(({ content }) => content?.includes('只有英文'))).toBe(true);
});

it('serves one for a single language and version', async () => {
  const devSite = fixture('hosted-search');
  expect(devIndexUrl(await devSite.scan(), { lang: 'en', version: '' })).toBe('/@search//en/current.json');
  const names = '/@search//en/search-dev.json';
  const { pages } = JSON.parse((await devIndexFile(devSite, names))!) as NamesFile;
  expect(pages.map(([route]) => route)).toEqual(['/']);
  expect(await devIndexFile(devSite, indexPartUrl(names, 'text'))).toBeDefined();
});

it.each([
  '/guide/start',
  '/@search/v1/zh/search-other-dev.json',
  '/@search/v1/fr/search-dev.json',
  '/@search/v9/en/search-dev.json',
  '/@search/search-dev.json',
])('serves nothing at %s', async (pathname) => {
  expect(await devIndexFile(fixture('two-locales'), pathname)).toBeUndefined();
});

it('serves none without an embedded search', async () => {
  const site = await fixture('two-locales').scan();
  const config = { ...site.config, search: false as const };
  expect(devIndexUrl({ ...site, config }, { lang: 'en', version: 'v2' })).toBeUndefined();
});
