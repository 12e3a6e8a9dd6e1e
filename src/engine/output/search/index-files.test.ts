import { expect, it } from 'vitest';
import { decodeIndex, decodeStartPages } from '../../../model/search-index.ts';
import type { TextFile, TitlesFile } from '../../../model/search-index.ts';
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
  expect(decodeStartPages(JSON.parse(files[1]!.content) as TitlesFile)).toMatchObject([
    { objectID: '/a', url: '/docs/a', type: 'lvl1', hierarchy: { lvl0: 'Guide', lvl1: 'A' } },
  ]);
});

it('writes two files, the first of which names the second', () => {
  const { files, url } = indexFiles(configWith('/docs/'), locale('A', 'Text'));
  const byUrl = new Map(files.map(({ name, content }) => [`/docs/${name}`, content]));
  const titles = JSON.parse(byUrl.get(url)!) as TitlesFile;
  const text = JSON.parse(byUrl.get(titles.textUrl)!) as TextFile;
  expect(files).toHaveLength(2);
  expect(decodeIndex(titles, text)).toMatchObject([{ objectID: '/a', url: '/docs/a', content: 'Text' }]);
});

it('names files by their content, so they can be cached forever', () => {
  const names = (title: string, content: string) =>
    indexFiles(configWith('/'), locale(title, content)).files.map(({ name }) => name);
  const [text, titles] = names('A', 'Text');
  expect(text).toMatch(/^assets\/search-text-[\w-]{8}\.json$/);
  expect(titles).toMatch(/^assets\/search-[\w-]{8}\.json$/);
  expect(names('A', 'Text')).toEqual([text, titles]);
  // Changed text changes the name of the second file, which the first contains.
  expect(names('A', 'Other')).not.toContain(text);
  expect(names('A', 'Other')).not.toContain(titles);
  expect(names('B', 'Text')[0]).toBe(text);
  expect(names('B', 'Text')[1]).not.toBe(titles);
});
