import { expect, it } from 'vitest';
import { megabytes, sizeText } from './size-text.ts';

it('formats bytes with thousands separators', () => {
  expect([sizeText(0), sizeText(1456), sizeText(1_234_567)]).toEqual(['0 B', '1,456 B', '1,234,567 B']);
});

it('rounds what has to be loaded to a tenth of a megabyte', () => {
  expect([megabytes(7_860_000), megabytes(912_345)]).toEqual(['7.9 MB', '0.9 MB']);
});
