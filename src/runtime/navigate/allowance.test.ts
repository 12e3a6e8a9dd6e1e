// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { ALLOWANCE, createAllowance } from './allowance.ts';
import type { PageLoader } from './page-loader.ts';

let bytes = 14_000;
let fetched: string[] = [];

beforeEach(() => {
  history.replaceState(null, '', '/here');
  bytes = 14_000;
  fetched = [];
  vi.spyOn(performance, 'getEntriesByName').mockImplementation(
    () => [{ startTime: Infinity, encodedBodySize: bytes }] as never,
  );
});

function allowance() {
  const load = vi.fn<PageLoader['load']>((pathname) => {
    fetched.push(pathname);
    return Promise.reject(new Error('offline'));
  });
  return createAllowance({ load } as unknown as PageLoader);
}

const links = Array.from({ length: 12 }, (_, index) => `/${index}`);

it('fetches only some of the links that a pointer rests on one after the other', async () => {
  const fetchAhead = allowance();
  for (const link of links) await fetchAhead(link, ALLOWANCE.pointed);
  // 6 × 14,000 bytes; one more page might be too much.
  expect(fetched).toEqual(links.slice(0, 6));
});

it('is shared: what was guessed leaves less for links that the reader points at', async () => {
  const fetchAhead = allowance();
  for (const link of links.slice(0, 5)) await fetchAhead(link, ALLOWANCE.likely);
  expect(fetched).toHaveLength(3);
  for (const link of links.slice(5)) await fetchAhead(link, ALLOWANCE.pointed);
  expect(fetched).toHaveLength(6);
});

it('counts pages that are fetched at the same time', () => {
  const fetchAhead = allowance();
  for (const link of links) void fetchAhead(link, ALLOWANCE.pointed);
  expect(fetched).toHaveLength(5);
});

it.each([
  ['none', { encodedBodySize: 0 }, 5],
  ['that of the text', { encodedBodySize: 76_000, workerStart: 1 }, 6],
])('estimates a size that a service worker hides, whether browsers report %s', async (_, entry, count) => {
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ startTime: Infinity, ...entry }] as never);
  const fetchAhead = allowance();
  for (const link of links) await fetchAhead(link, ALLOWANCE.pointed);
  expect(fetched).toHaveLength(count);
});

it('does not count a page that was there before', async () => {
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([]);
  const fetchAhead = allowance();
  for (const link of links) await fetchAhead(link, ALLOWANCE.pointed);
  expect(fetched).toEqual(links);
});

it('counts anew on the next page', async () => {
  const fetchAhead = allowance();
  for (const link of links) await fetchAhead(link, ALLOWANCE.pointed);
  history.replaceState(null, '', '/there');
  await fetchAhead('/last', ALLOWANCE.likely);
  expect(fetched.at(-1)).toBe('/last');
});

it('does not count what arrives late as fetched by the next page', async () => {
  vi.spyOn(performance, 'getEntriesByName').mockImplementation(
    (name) => [{ startTime: Infinity, encodedBodySize: name.endsWith('/late') ? 90_000 : bytes }] as never,
  );
  const fetchAhead = allowance();
  const late = fetchAhead('/late', ALLOWANCE.pointed);
  history.replaceState(null, '', '/there');
  await Promise.all([late, fetchAhead('/first', ALLOWANCE.likely)]);
  await fetchAhead('/second', ALLOWANCE.likely);
  expect(fetched).toEqual(['/late', '/first', '/second']);
});
