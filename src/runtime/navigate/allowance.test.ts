// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { ALLOWANCE } from '../../model/constants.ts';
import { createAllowance } from './allowance.ts';
import type { PageSnapshot } from '../page/page-snapshot.ts';
import type { PageLoader } from './page-loader.ts';

let bytes = 14_000;
let fetched: string[] = [];

beforeEach(() => {
  history.replaceState(null, '', '/here');
  bytes = 14_000;
  fetched = [];
  vi.spyOn(performance, 'getEntriesByName').mockImplementation(
    () => [{ startTime: Infinity, encodedBodySize: bytes, workerStart: 0 }] as never,
  );
});

/** Fetches pages whose text has a size. */
function allowance(size = 76_000) {
  const load = vi.fn<PageLoader['load']>((pathname, options) => {
    fetched.push(pathname);
    return options?.signal?.aborted
      ? Promise.reject(new Error('canceled'))
      : Promise.resolve({ size } as PageSnapshot);
  });
  return createAllowance({ load, has: (pathname) => fetched.includes(pathname), keep: () => {} });
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
  ['of which a service worker hides the size', [{ encodedBodySize: 0, workerStart: 1 }]],
  ['of which browsers report the size of the text', [{ encodedBodySize: 76_000, workerStart: 1 }]],
  ['of which browsers keep no sizes anymore', []],
])('estimates a page %s from its text', async (_, entries) => {
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue(
    entries.map((entry) => ({ startTime: Infinity, ...entry })) as never,
  );
  const fetchAhead = allowance();
  for (const link of links) await fetchAhead(link, ALLOWANCE.pointed);
  // 6 × 15,200 bytes.
  expect(fetched).toHaveLength(6);
});

it('counts a page of unknown size as the room that it was given', async () => {
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([]);
  const fetchAhead = allowance(0);
  for (const link of links) await fetchAhead(link, ALLOWANCE.pointed);
  expect(fetched).toHaveLength(5);
});

it('does not fetch or count a page that is there', async () => {
  const fetchAhead = allowance();
  for (let time = 1; time <= 8; time++) await fetchAhead('/same', ALLOWANCE.pointed);
  for (const link of links) await fetchAhead(link, ALLOWANCE.pointed);
  expect(fetched).toEqual(['/same', ...links.slice(0, 5)]);
});

it('does not count what was canceled before anything came', async () => {
  bytes = 0;
  const fetchAhead = allowance();
  const signal = AbortSignal.abort();
  for (const link of links.slice(0, 6)) await fetchAhead(link, ALLOWANCE.pointed, { signal });
  expect(fetched).toHaveLength(6);
  bytes = 14_000;
  await fetchAhead('/last', ALLOWANCE.likely);
  expect(fetched.at(-1)).toBe('/last');
});

it('starts from zero on the next page', async () => {
  const fetchAhead = allowance();
  for (const link of links) await fetchAhead(link, ALLOWANCE.pointed);
  history.replaceState(null, '', '/there');
  await fetchAhead('/last', ALLOWANCE.likely);
  expect(fetched.at(-1)).toBe('/last');
});

it('does not count what arrives late as fetched by the next page', async () => {
  vi.spyOn(performance, 'getEntriesByName').mockImplementation(
    (name) =>
      [
        {
          startTime: Infinity,
          encodedBodySize: name.endsWith('/late') ? 90_000 : bytes,
          workerStart: 0,
        },
      ] as never,
  );
  const fetchAhead = allowance();
  const late = fetchAhead('/late', ALLOWANCE.pointed);
  history.replaceState(null, '', '/there');
  await Promise.all([late, fetchAhead('/first', ALLOWANCE.likely)]);
  await fetchAhead('/second', ALLOWANCE.likely);
  expect(fetched).toEqual(['/late', '/first', '/second']);
});
