import { expect, it } from 'vitest';
import { decodeIndex, indexPartUrl } from '../../../model/search-index.ts';
import type { HeadingsFile, NamesFile, TextFile } from '../../../model/search-index.ts';
import { record } from '../../../search/engine/sample-records.ts';
import { siteConfigSchema } from '../../config/schema.ts';
import { indexFiles } from './index-files.ts';
import type { LocaleRecords } from './site-records.ts';

const locale = (title: string, content: string): LocaleRecords => ({
  lang: 'en',
  version: '',
  pages: [{ description: '', records: [record('/a', ['Guide', title], content)] }],
});

const configWith = (base: string, startPages: string[] = []) =>
  siteConfigSchema.parse({ title: 'T', base, search: { provider: 'embedded', startPages } });

it('names the pages to offer first, in the order of the setting, if the index has them', () => {
  const { files } = indexFiles(configWith('/docs/', ['/b', '/a']), locale('A', 'Text'));
  const { start } = JSON.parse(files[0]!.content) as NamesFile;
  expect(start).toEqual([[0, '/a', '']]);
});

it('writes three files, all found by the URL of the first, which a file of a fixed name has', () => {
  const { files, url } = indexFiles(configWith('/docs/'), locale('A', 'Text'));
  const read = (address: string) =>
    JSON.parse(files.find(({ name }) => `/docs/${name}` === address)!.content) as unknown;
  expect(url).toBe('/docs/search.en.json');
  const first = new URL(read(url) as string, `https://docs.example${url}`).pathname;
  const names = read(first) as NamesFile;
  const headings = read(indexPartUrl(first, 'headings')) as HeadingsFile;
  const text = read(indexPartUrl(first, 'text')) as TextFile;
  expect(files).toHaveLength(4);
  expect(decodeIndex(names, headings, text)).toMatchObject([
    { objectID: '/a', url: '/docs/a', content: 'Text' },
  ]);
});

it('has a file for each language and version', () => {
  const url = (lang: string, version: string) =>
    indexFiles(configWith('/'), { ...locale('A', 'Text'), lang, version }).url;
  expect([url('zh-CN', ''), url('en', 'v1.2')]).toEqual(['/search.zh-CN.json', '/search.v1.2.en.json']);
});

it('names files by the content of all of them, so they can be cached forever and fit together', () => {
  const names = (title: string, content: string) =>
    indexFiles(configWith('/'), locale(title, content))
      .files.slice(0, 3)
      .map(({ name }) => name);
  const before = names('A', 'Text');
  expect(before).toEqual([
    expect.stringMatching(/^assets\/search-[\w-]{8}\.json$/),
    expect.stringMatching(/^assets\/search-headings-[\w-]{8}\.json$/),
    expect.stringMatching(/^assets\/search-text-[\w-]{8}\.json$/),
  ]);
  expect(names('A', 'Text')).toEqual(before);
  for (const after of [names('A', 'Other'), names('B', 'Text')])
    expect(after.filter((name) => before.includes(name))).toEqual([]);
});
