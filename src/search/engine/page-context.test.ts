import { expect, it } from 'vitest';
import { coverageOnPages } from './page-context.ts';
import { rank } from './rank.ts';
import { indexOf, record } from './sample-records.ts';

/** Two pages with a section each. */
const PAGES = [0, 0, 2, 2];
const bitCount = (bits: number): number => bits.toString(2).replaceAll('0', '').length;

it('counts some of the words that are elsewhere on the page, but none for its start, or for a section without any', () => {
  const coverage = coverageOnPages(PAGES, [0b10, 0b01, 0b01, 0], bitCount);
  expect(coverage[1]).toBeGreaterThan(1);
  expect(coverage[1]).toBeLessThan(2);
  expect(coverage[0]).toBe(1);
  expect(coverage.slice(2)).toEqual(Float64Array.of(1, 0));
});

it('ranks the section of a page about the subject first', () => {
  const index = indexOf([
    record('/lamp', ['Guide', 'Lamp'], 'light'),
    record('/lamp#bulb', ['Guide', 'Lamp', 'Repair'], 'a broken switch'),
    record('/oven', ['Guide', 'Oven'], 'heat, and a fan'),
    record('/oven#door', ['Guide', 'Oven', 'Repair'], 'a broken switch'),
  ]);
  expect(rank(index, 'broken switch and the fan').order[0]?.position).toBe(3);
});
