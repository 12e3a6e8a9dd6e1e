import { expect, test } from 'vitest';
import { heaviest } from './heaviest.ts';
import { brotliSize } from './measure.ts';

/** Texts that compress about as well as pages, from short to long. */
const texts = Array.from({ length: 40 }, (_, at) =>
  Array.from({ length: 50 + at * 20 }, (__, word) => `<p>${(word * 7919 + at * 31).toString(36)}</p>`).join(
    '\n',
  ),
);

test('finds the page that weighs most, with what is loaded with it', () => {
  const candidates = texts.map((text, at) => ({
    page: `${at}.html`,
    text,
    beside: at === 20 ? 100_000 : at,
  }));
  const weights = candidates.map(({ page, text, beside }) => ({ page, bytes: brotliSize(text) + beside }));
  expect(heaviest(candidates)).toEqual(weights[20]);
  expect(heaviest(candidates.toSpliced(20, 1))).toEqual(weights[39]);
  expect(heaviest([])).toBeUndefined();
});

test('compresses only what may weigh most, and a text that many pages have only once', () => {
  const runs: number[] = [];
  const repeated = [...texts, ...texts, ...texts].map((text, at) => ({ page: `${at}.html`, text }));
  heaviest(repeated, (text, quality = 11) => {
    runs.push(quality);
    return brotliSize(text, quality);
  });
  expect(runs.filter((quality) => quality < 11)).toHaveLength(texts.length);
  expect(runs.filter((quality) => quality === 11).length).toBeLessThan(8);
});
