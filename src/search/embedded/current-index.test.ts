// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentIndex } from './current-index.ts';

const fetched = vi.fn<(url: URL, options: RequestInit) => Promise<unknown>>();
const named = (name: string) => ({ ok: true, json: () => Promise.resolve(name) });

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it('finds the index beside the file that names it, which is asked for once and never out of date', async () => {
  fetched.mockResolvedValue(named('assets/search-1.json'));
  const both = [currentIndex('/docs/search.en.json'), currentIndex('/docs/search.en.json')];
  const url = new URL('/docs/assets/search-1.json', location.href).href;
  expect(await Promise.all(both)).toEqual([url, url]);
  expect(fetched.mock.calls).toEqual([
    [new URL('/docs/search.en.json', location.href), { cache: 'no-cache' }],
  ]);
});

it('asks for the index of each language', async () => {
  fetched.mockResolvedValueOnce(named('a.json')).mockResolvedValueOnce(named('b.json'));
  expect(await currentIndex('/search.fr.json')).toMatch(/\/a\.json$/);
  expect(await currentIndex('/search.zh.json')).toMatch(/\/b\.json$/);
});

it('tries again after a failure', async () => {
  fetched.mockResolvedValueOnce({ ok: false, status: 500 }).mockResolvedValueOnce(named('a.json'));
  await expect(currentIndex('/search.en.json')).rejects.toThrow('/search.en.json answered 500');
  expect(await currentIndex('/search.en.json')).toMatch(/\/a\.json$/);
});
