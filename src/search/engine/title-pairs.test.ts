import { expect, it } from 'vitest';
import { titlePairs } from './title-pairs.ts';
import { tokensOf } from './tokenize.ts';

const places = new Map([
  ['path', 1],
  ['paths', 1],
  ['alias', 2],
  ['types', 4],
]);
const share = (titles: string, count = 3) => titlePairs(tokensOf(titles).terms, { places, count });

it('returns the share of adjacent words that are near each other, in any order', () => {
  expect(share('Paths and the alias')).toBe(0.5);
  expect(share('alias of a path')).toBe(0.5);
  expect(share('Types\npath alias')).toBe(1);
  expect(share('path of types')).toBe(0);
});

it('does not count words that are far from each other', () => {
  expect(share('path to the other alias')).toBe(0);
});

it('is 0 for a single word', () => {
  expect(share('path path', 1)).toBe(0);
});
