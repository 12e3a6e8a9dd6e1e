import { expect, it } from 'vitest';
import { sizeText } from './size-text.ts';

it('formats bytes with thousands separators', () => {
  expect([sizeText(0), sizeText(1456), sizeText(1_234_567)]).toEqual(['0 B', '1,456 B', '1,234,567 B']);
});
