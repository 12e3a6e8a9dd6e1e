import { expect, it } from 'vitest';
import { nameMatch } from './name-match.ts';

/** What "path alias types" means. */
const meanings = {
  places: new Map([
    ['path', 1],
    ['paths', 1],
    ['alias', 2],
    ['types', 4],
  ]),
  count: 3,
};
const match = (...names: string[]) =>
  nameMatch(
    names.map((name) => name.split(' ').filter(Boolean)),
    meanings,
  );

it('is 1 for a name with the same words, in any order and form', () => {
  expect(match('types alias paths')).toBe(1);
});

it('is less if the name lacks words of the query, or has others', () => {
  expect(match('paths alias')).toBeCloseTo(2 / 3);
  expect(match('path alias types broken')).toBeCloseTo(3 / 4);
  expect(match('lamp path')).toBeCloseTo(1 / 6);
});

it('counts a word of the query once', () => {
  expect(match('path paths')).toBeCloseTo(1 / 3);
});

it('takes the nearest name, and never several as one', () => {
  expect(match('path lamp', 'alias types', 'types oven')).toBeCloseTo(2 / 3);
});

it('is 0 without a name that has a word of the query', () => {
  expect(match('lamp', '')).toBe(0);
  expect(match()).toBe(0);
});
