// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fuzz } from '../../../tests/support/fuzz.ts';
import { HIERARCHY_LEVELS } from '../../model/search.ts';
import { record } from '../engine/sample-records.ts';
import { createSearchHistory, FAVORITES_KEY, RECENT_KEY } from './stored-searches.ts';
import type { StoredSearch } from './stored-searches.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const search = (url: string): StoredSearch => record(url, ['Guide', `Page ${url}`]);
const searches = (count: number) => Array.from({ length: count }, (_, index) => search(`/p${index}`));
const urls = (list: readonly StoredSearch[]) => list.map(({ url }) => url);

function historyWith(recentCount: number, settings: Parameters<typeof createSearchHistory>[0] = {}) {
  const history = createSearchHistory(settings);
  for (const one of searches(recentCount)) history.recent.add(one);
  return history;
}

describe('recent searches', () => {
  it('[K3] are the newest 7', () => {
    const { recent } = historyWith(9);
    expect(urls(recent.getAll())).toEqual(['/p8', '/p7', '/p6', '/p5', '/p4', '/p3', '/p2']);
    expect(JSON.parse(localStorage.getItem(RECENT_KEY)!)).toHaveLength(7);
  });

  it('[K3] are 4 if favorites exist, and more again without them', () => {
    const { recent, favorites } = historyWith(7);
    favorites.add(search('/f'));
    expect(recent.getAll()).toHaveLength(4);
    favorites.remove(search('/f'));
    expect(recent.getAll()).toHaveLength(7);
  });

  it('[K3] are 5 if the site says so, also next to favorites', () => {
    const { recent, favorites } = historyWith(9, { recentSearches: 5 });
    expect(recent.getAll()).toHaveLength(5);
    favorites.add(search('/f'));
    expect(recent.getAll()).toHaveLength(5);
    expect(historyWith(3, { recentSearches: 0 }).recent.getAll()).toEqual([]);
  });

  it('contain each search once, moved to the front when chosen again', () => {
    const { recent } = historyWith(3);
    recent.add({ ...search('/p0'), type: 'lvl1' });
    expect(urls(recent.getAll())).toEqual(['/p0', '/p2', '/p1']);
  });

  it('[E9] store only what they need of a hit and survive a reload', () => {
    const hit = { ...record('/a', ['Guide', 'A'], 'Long text', 'code'), highlight: {}, snippet: [] };
    historyWith(0).recent.add(hit);
    const { objectID, url, type, hierarchy } = hit;
    expect(JSON.parse(localStorage.getItem(RECENT_KEY)!)).toEqual([{ objectID, url, type, hierarchy }]);
    expect(createSearchHistory({}).recent.getAll()).toEqual([{ objectID, url, type, hierarchy }]);
  });
});

it('[K3] favorites are the newest 10, or as many as the site says', () => {
  const { favorites } = createSearchHistory({});
  for (const one of searches(12)) favorites.add(one);
  expect(favorites.getAll()).toHaveLength(10);
  expect(createSearchHistory({ favoriteSearches: 2 }).favorites.getAll()).toHaveLength(2);
});

it('[S5] a recent search can be removed or made a favorite, and a favorite removed', () => {
  const { recent, favorites } = historyWith(3);
  recent.remove(search('/p1'));
  expect(urls(recent.getAll())).toEqual(['/p2', '/p0']);
  favorites.add(search('/p2'));
  recent.remove(search('/p2'));
  expect([urls(recent.getAll()), urls(favorites.getAll())]).toEqual([['/p0'], ['/p2']]);
  favorites.remove(search('/p2'));
  expect(favorites.getAll()).toEqual([]);
  expect(localStorage.getItem(FAVORITES_KEY)).toBe('[]');
});

describe('unusable storage', () => {
  it.each([
    ['is missing', () => undefined],
    [
      'is blocked',
      () => ({
        getItem: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
        setItem: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    ],
    [
      'is full',
      () => ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
    ],
  ])('[E9] keeps searches as long as the page when it %s', (_, storage) => {
    vi.stubGlobal('localStorage', storage());
    const { recent, favorites } = historyWith(9);
    expect(recent.getAll()).toHaveLength(7);
    recent.remove(search('/p8'));
    favorites.add(search('/f'));
    expect(urls(recent.getAll())).toEqual(['/p7', '/p6', '/p5', '/p4']);
    expect(urls(favorites.getAll())).toEqual(['/f']);
    expect(createSearchHistory({}).recent.getAll()).toEqual([]);
  });
});

describe('stored data', () => {
  const HERE = 'https://docs.example/guide/';
  // Deeper values find nothing more and take seconds to generate.
  const anything = fc.anything({ maxDepth: 1, maxKeys: 4 });

  /** Checks for the right shape and a URL on this site. */
  function isValid(stored: StoredSearch) {
    const { objectID, url, type, hierarchy } = stored;
    return (
      Object.keys(stored).length === 4 &&
      typeof objectID === 'string' &&
      /^(?:lvl[1-6]|content)$/.test(type) &&
      Object.keys(hierarchy).join() === HIERARCHY_LEVELS.join() &&
      Object.values(hierarchy).every((title) => title === null || typeof title === 'string') &&
      new URL(url, HERE).origin === new URL(HERE).origin
    );
  }

  function storedAs(text: string) {
    localStorage.setItem(RECENT_KEY, text);
    localStorage.setItem(FAVORITES_KEY, text);
    const { recent, favorites } = createSearchHistory({});
    return [...recent.getAll(), ...favorites.getAll()];
  }

  it('[E9] yields only valid searches for any JSON or text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.json(),
      anything.map((value) => JSON.stringify(value) ?? ''),
      fc.array(anything, { maxLength: 5 }).map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(text, (stored) => {
        expect(storedAs(stored).filter((one) => !isValid(one))).toEqual([]);
      }),
      fuzz(),
    );
  });

  it('[E9] yields only valid searches for almost valid data', () => {
    const mostly = (valid: fc.Arbitrary<unknown>) =>
      fc.oneof({ arbitrary: valid, weight: 9 }, { arbitrary: anything, weight: 1 });
    const start = fc.constantFrom('', '', '/', '/\\', '/\t', '/\n\\', 'javascript:', 'https:', '\\', ' ');
    const path = fc
      .array(fc.constantFrom('/', 'a', '.', ':', '\\', '?b', '#c', '\t'))
      .map((parts) => `/${parts.join('')}`);
    const almost = fc.record({
      objectID: mostly(fc.string()),
      url: mostly(fc.tuple(start, path).map((parts) => parts.join(''))),
      type: mostly(fc.constantFrom('lvl0', 'lvl1', 'lvl6', 'lvl7', 'content')),
      hierarchy: mostly(fc.dictionary(fc.constantFrom(...HIERARCHY_LEVELS), mostly(fc.string()))),
    });
    let found = 0;
    fc.assert(
      fc.property(fc.array(almost, { maxLength: 5 }), (list) => {
        const stored = storedAs(JSON.stringify(list));
        expect(stored.filter((one) => !isValid(one))).toEqual([]);
        found += stored.length;
      }),
      fuzz(),
    );
    expect(found).toBeGreaterThan(0);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '//evil.example/a',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\r\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'guide/cli',
    '',
  ])('[E9] is dropped if its URL leads elsewhere: %j', (url) => {
    expect(storedAs(JSON.stringify([{ ...search('/a'), url }]))).toEqual([]);
  });

  it.each([
    { hierarchy: null },
    { hierarchy: 'A' },
    { hierarchy: { lvl1: 7 } },
    { type: 'lvl0' },
    { type: 7 },
    { objectID: 7 },
    { url: null },
  ])('[E9] is dropped if it has another shape: %j', (wrong) => {
    expect(storedAs(JSON.stringify([{ ...search('/a'), ...wrong }]))).toEqual([]);
  });

  it('[E9] keeps valid entries next to invalid ones, also with missing titles', () => {
    const right = { objectID: 'a', url: '/a?b#c', type: 'lvl2', hierarchy: { lvl1: 'A' } };
    const found = storedAs(JSON.stringify([null, 7, right, [], { ...right, type: 'lvl0' }]));
    expect(urls(found)).toEqual(['/a?b#c', '/a?b#c']);
    expect(found[0]?.hierarchy).toMatchObject({ lvl0: null, lvl1: 'A', lvl2: null });
  });

  it('[E9] does not prevent adding a new search', () => {
    localStorage.setItem(RECENT_KEY, '{"not":"a list"}');
    const { recent } = historyWith(1);
    expect(urls(recent.getAll())).toEqual(['/p0']);
  });
});
