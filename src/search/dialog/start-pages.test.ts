import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encodeIndex } from '../../model/search-index.ts';
import { record } from '../engine/sample-records.ts';
import { currentIndex } from '../embedded/current-index.ts';
import { loadStartPages } from './start-pages.ts';

const { names } = encodeIndex(
  '/docs/',
  [
    { description: '', records: [record('/other', ['Guide', 'Other'])] },
    { description: 'How to start', records: [record('/start', ['Guide', 'Start'], 'How to start')] },
  ],
  ['/gone', '/start'],
);
vi.mock('../embedded/current-index.ts');

const fetched = vi.fn<(url: string) => Promise<unknown>>();
const settings = { index: '/search.en.json', hasStartPages: true };

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({ ok: true, json: () => Promise.resolve(names) });
  vi.mocked(currentIndex).mockReset().mockResolvedValue('/assets/search-1.json');
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it('reads the pages and their descriptions from the index', async () => {
  const pages = await loadStartPages(settings);
  expect(currentIndex).toHaveBeenCalledExactlyOnceWith('/search.en.json');
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/assets/search-1.json');
  expect(pages).toMatchObject([
    {
      objectID: '/start',
      url: '/docs/start',
      type: 'lvl1',
      hierarchy: { lvl0: 'Guide', lvl1: 'Start', lvl2: null },
      snippet: [{ text: 'How to start', isMatch: false }],
    },
  ]);
});

it('loads nothing if the site has no start pages', async () => {
  expect(await loadStartPages({ index: '/search.json' })).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

it('has no pages if the index cannot be loaded', async () => {
  fetched.mockResolvedValueOnce({ ok: false });
  expect(await loadStartPages(settings)).toEqual([]);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await loadStartPages(settings)).toEqual([]);
});
