import { describe, expect, test } from 'vitest';
import { record } from '../../src/search/engine/sample-records.ts';
import { answerable, ask, score } from './measure.ts';
import { allQueries, halfOf, queries } from './queries.ts';

const wanted = (expected: string) => [{ kind: 'option', query: 'dts', expect: [expected] }];
const placeOf = (expected: string, hits: string[]): number | undefined =>
  ask(wanted(expected), () => hits)[0]?.place;

describe('a hit', () => {
  test('for a route is any section of that page', () => {
    expect(placeOf('/config/dts', ['/config/other', '/config/dts#bundle'])).toBe(2);
    expect(placeOf('/config/', ['/config#x'])).toBe(1);
  });

  test('for a section is only that section', () => {
    expect(placeOf('/config/dts#bundle', ['/config/dts', '/config/dts#bundle'])).toBe(2);
    expect(placeOf('/config/dts#bundle', ['/config/dts'])).toBe(0);
  });

  test('after the fifth place does not count', () => {
    expect(placeOf('/a', ['/1', '/2', '/3', '/4', '/5', '/a'])).toBe(0);
  });
});

test('scores are averages over the queries', () => {
  const [one] = ask(wanted('/a'), () => ['/a']);
  const places = [1, 2, 0, 1].map((place) => ({ ...one!, place }));
  expect(score(places)).toEqual({ count: 4, mrr: 0.625, first: 0.5, found: 0.75 });
});

test('queries whose page does not exist are set aside', () => {
  const { asked, waiting } = answerable([record('/config/lib/umd-name', ['Config', 'lib.umdName'])]);
  expect(asked.map(({ query }) => query)).toContain('umd name');
  expect(waiting.map(({ query }) => query)).toContain('--watch');
  expect(asked.length + waiting.length).toBe(queries.length);
});

test('there are many queries, in about equal halves', () => {
  expect(queries.length).toBeGreaterThanOrEqual(120);
  const report = queries.filter(({ query }) => halfOf(query) === 'report').length;
  expect(report / queries.length).toBeGreaterThan(0.4);
  expect(report / queries.length).toBeLessThan(0.6);
});

test('a query in several tables counts once', () => {
  const texts = allQueries.map(({ query }) => query);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBeGreaterThan(queries.length);
});
