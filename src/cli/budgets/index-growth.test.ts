import { describe, expect, it } from 'vitest';
import type { NamesFile } from '../../model/search-index.ts';
import { indexGrowth, PLANNED_PAGES } from './index-growth.ts';
import { brotliSize } from './measure.ts';

const WORDS =
  'alias banner chunk define entry format glob hash import json kind layer minify node output path'.split(
    ' ',
  );

function indexOf(pageCount: number, names: number): string {
  const word = (seed: number) => WORDS[(seed * seed + seed) % WORDS.length]! + (seed % 7);
  const pages = Array.from({ length: pageCount }, (_, page): NamesFile['pages'][0] => [
    `/${word(page)}/${word(page + 3)}`,
    0,
    `lib.${word(page)}`,
    ...Array.from({ length: names }, (__, name): [number, string] => [
      2,
      `${word(page * 5 + name)}.${word(name)}`,
    ]),
  ]);
  return JSON.stringify({ base: '/', sections: ['Config'], pages } satisfies NamesFile);
}

describe('the growth of the index', () => {
  it('is the weight of a page whose words are new, however often a page like it exists', () => {
    const [page] = (JSON.parse(indexOf(1, 8)) as NamesFile).pages;
    const repeated = JSON.stringify({
      base: '/',
      sections: [],
      pages: Array.from({ length: 20 }, () => page),
    });
    const { perPage } = indexGrowth(indexOf(20, 8));
    expect(indexGrowth(repeated).perPage).toBeLessThan(perPage);
    expect(perPage * 20).toBeGreaterThan(0.7 * brotliSize(indexOf(20, 8)));
  });

  it('is more if pages have more names', () => {
    expect(indexGrowth(indexOf(20, 8)).perPage).toBeGreaterThan(indexGrowth(indexOf(20, 1)).perPage);
  });

  it('is expected up to the planned number of pages, and no further', () => {
    expect(indexGrowth(indexOf(20, 3)).planned).toBeGreaterThan(brotliSize(indexOf(60, 3)));
    const beyond = indexOf(PLANNED_PAGES + 5, 3);
    expect(indexGrowth(beyond).planned).toBe(brotliSize(beyond));
  });
});
