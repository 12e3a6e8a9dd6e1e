import { expect, it } from 'vitest';
import type { SearchAnswer, SearchHit, SearchQuery } from '../../model/search.ts';
import { query, record } from '../engine/sample-records.ts';
import { searchGroups } from './expand-groups.ts';
import type { DialogProvider } from './provider.ts';

const hit = (url: string, section: string): SearchHit => ({
  ...record(url, [section, 'Page']),
  highlight: {},
  snippet: [],
});
const GUIDE = Array.from({ length: 9 }, (_, index) => hit(`/g/${index}`, 'Guide'));
const CONFIG = Array.from({ length: 3 }, (_, index) => hit(`/c/${index}`, 'Config'));

/** Answers like an index with two hits per group. */
const provider = {
  search: ({ section, hitsPerPage }: SearchQuery): Promise<SearchAnswer> =>
    Promise.resolve({
      hits: section === 'Guide' ? GUIDE.slice(0, hitsPerPage) : [...GUIDE.slice(0, 2), ...CONFIG.slice(0, 2)],
      total: section === 'Guide' ? 9 : 12,
      sections: [
        { name: 'Guide', count: 9 },
        { name: 'Config', count: 3 },
      ],
      suggestions: [],
    }),
} as DialogProvider;

const search = async (expanded: string[], more: Partial<SearchQuery> = {}) => {
  const answer = await searchGroups(provider, { ...query('a'), hitsPerPage: 6, ...more }, expanded);
  return { urls: answer.hits.map(({ url }) => url), more: answer.more, total: answer.total };
};

it('[K2] counts what each group hides, up to a page of results', async () => {
  expect(await search([])).toEqual({
    urls: ['/g/0', '/g/1', '/c/0', '/c/1'],
    more: { Guide: 4, Config: 1 },
    total: 12,
  });
});

it('[K2] shows a page of results in an expanded group and keeps the other groups', async () => {
  expect(await search(['Guide'])).toEqual({
    urls: ['/g/0', '/g/1', '/g/2', '/g/3', '/g/4', '/g/5', '/c/0', '/c/1'],
    more: { Guide: 0, Config: 1 },
    total: 12,
  });
});

it('hides nothing of a chosen section', async () => {
  expect((await search([], { section: 'Guide' })).more).toEqual({});
});
