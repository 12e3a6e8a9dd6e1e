import { expect, test } from 'vitest';
import { record } from '../../src/search/engine/sample-records.ts';
import { pagesWithoutQuery } from './answered-pages.ts';

const records = [
  record('/lamp/', ['Guide', 'Lamp']),
  record('/lamp/#bulb', ['Guide', 'Lamp', 'Bulb']),
  record('/desk', ['Guide', 'Desk']),
  record('/', ['', 'Home']),
];
const asked = (query: string, ...expected: string[]) => ({ kind: 'concept', query, expect: expected });

test('a page is answered if a query that means it finds it, or any of its sections', () => {
  const queries = [asked('bulb', '/lamp#bulb'), asked('home', '/'), asked('desk', '/desk')];
  expect(pagesWithoutQuery(records, queries, ({ query }) => [query === 'home' ? '/' : '/lamp/'])).toEqual([
    '/desk',
  ]);
});

test('a page that is only another answer of a query has none of its own', () => {
  const queries = [asked('bulb', '/lamp', '/desk')];
  expect(pagesWithoutQuery(records, queries, () => ['/desk', '/lamp'])).toEqual(['/desk', '/']);
});
