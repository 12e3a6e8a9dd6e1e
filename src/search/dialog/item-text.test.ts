import { expect, it } from 'vitest';
import { record } from '../engine/sample-records.ts';
import { ownLevel, ownTitle, titlesAbove } from './item-text.ts';

it('names an item by its own heading and lists the titles above it', () => {
  const deep = record('/a#d', ['Config', 'lib.dts', 'dts.bundle', 'packages']);
  expect([ownLevel(deep), ownTitle(deep), titlesAbove(deep)]).toEqual([
    'lvl3',
    'packages',
    ['lib.dts', 'dts.bundle'],
  ]);
  const page = record('/a', ['Config', 'lib.dts']);
  expect([ownTitle(page), titlesAbove(page)]).toEqual(['lib.dts', []]);
});

it('skips missing levels', () => {
  const item = record('/a#b', ['Config', 'A', 'B', 'C', 'D']);
  item.hierarchy.lvl2 = null;
  expect(titlesAbove(item)).toEqual(['A', 'C']);
});

it('names text without a heading by its page, and an item without titles by its URL', () => {
  const text = { ...record('/a', ['Config', 'A']), type: 'content' as const };
  expect([ownLevel(text), ownTitle(text)]).toEqual(['lvl1', 'A']);
  expect(ownTitle({ ...text, type: 'lvl4' })).toBe('A');
  expect(ownTitle({ ...text, hierarchy: record('/a', []).hierarchy })).toBe('/a');
});
