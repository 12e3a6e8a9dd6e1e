import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzz } from '../../tests/support/fuzz.ts';
import { coverOf } from './cover.ts';

const chosen = (items: string[], options: { costOf?: (item: string) => number } = {}) =>
  coverOf(items, { times: 1, idsOf: (item) => item.split(''), ...options });

test('chooses few items that have every id, in their order', () => {
  expect(chosen(['a', 'bc', 'ab', 'abd'])).toEqual(['bc', 'abd']);
});

test('chooses as many for each id as asked for, if there are so many', () => {
  const items = [['a'], ['a', 'c'], ['a'], ['b']];
  expect(coverOf(items, { times: 2, idsOf: (ids) => ids })).toEqual([['a'], ['a', 'c'], ['b']]);
});

test('prefers several cheap items to one that costs more than they do', () => {
  const costOf = (item: string) => (item === 'ab' ? 3 : 1);
  expect(chosen(['ab', 'a', 'b'], { costOf })).toEqual(['a', 'b']);
});

test('leaves out items without ids', () => {
  expect(chosen(['', 'a', ''])).toEqual(['a']);
});

test('has every id as often as asked for, whatever the items are', () => {
  const ids = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
  fc.assert(
    fc.property(fc.array(ids), fc.integer({ min: 1, max: 3 }), (items, times) => {
      const found = coverOf(items, { times, idsOf: (own) => own });
      const count = (all: readonly string[][], id: string) => all.filter((own) => own.includes(id)).length;
      for (const id of 'abcde')
        expect(count(found, id)).toBeGreaterThanOrEqual(Math.min(times, count(items, id)));
    }),
    fuzz(),
  );
});
