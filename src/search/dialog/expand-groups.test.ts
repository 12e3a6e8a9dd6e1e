import { describe, expect, it } from 'vitest';
import type { SearchAnswer, SearchHit, SearchQuery } from '../../model/search.ts';
import { query, record } from '../engine/sample-records.ts';
import { bestFirst, searchGroups } from './expand-groups.ts';
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

describe('groups are shortened', () => {
  /** Returns the hits that are left of one per letter: `g` is the Guide, `c` Config, `a` API. */
  const left = (order: string) =>
    bestFirst(Array.from(order, (letter) => hit(`/${letter}`, letter)))
      .map(({ url }) => url.slice(1))
      .join('');

  it('[S2] so that the five best hits are the first five rows', () => {
    expect(left('ggcgcgga')).toBe('ggcgca');
    expect(left('gcaggcca')).toBe('gcagga');
  });

  it('[S2] unless the best hits are all in one group, or no other group follows with one', () => {
    expect(left('gggggggcc')).toBe('gggggggcc');
    expect(left('gcccccgg')).toBe('gccccc');
    expect(left('')).toBe('');
  });

  it('[K2] and say how many hits that hides', async () => {
    const mixed = [...GUIDE.slice(0, 3), CONFIG[0]!, GUIDE[3]!, GUIDE[4]!, CONFIG[1]!, CONFIG[2]!];
    const answering = {
      search: () =>
        Promise.resolve({
          hits: mixed,
          total: 8,
          sections: [
            { name: 'Guide', count: 5 },
            { name: 'Config', count: 3 },
          ],
        }),
    } as unknown as DialogProvider;
    const { hits, more } = await searchGroups(answering, query('a'), []);
    expect(hits.map(({ url }) => url)).toEqual(['/g/0', '/g/1', '/g/2', '/c/0', '/g/3', '/c/1', '/c/2']);
    expect(more).toEqual({ Guide: 1, Config: 0 });
  });
});
