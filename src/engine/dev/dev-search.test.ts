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
  expect(url).toBe('/@search/v1/zh/search-dev.json');
  const read = async (address: string) => JSON.parse((await devIndexFile(devSite, address))!) as unknown;
  const records = decodeIndex(
    (await read(url!)) as NamesFile,
    (await read(indexPartUrl(url!, 'headings'))) as HeadingsFile,
    (await read(indexPartUrl(url!, 'text'))) as TextFile,
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
  const url = devIndexUrl(await devSite.scan(), { lang: 'en', version: '' });
  const names = JSON.parse((await devIndexFile(devSite, url!))!) as NamesFile;
  expect(names.pages.map(([route]) => route)).toEqual(['/']);
  expect(await devIndexFile(devSite, indexPartUrl(url!, 'text'))).toBeDefined();
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
