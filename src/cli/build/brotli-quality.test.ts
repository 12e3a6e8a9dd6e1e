import { expect, test } from 'vitest';
import { brotliQuality } from './brotli-quality.ts';

test('takes a quality that Brotli has, and nothing else', () => {
  expect([undefined, '1', '9', '11'].map(brotliQuality)).toEqual([undefined, 1, 9, 11]);
  for (const wrong of ['', '0', '12', '9.5', 'best', '-1'])
    expect(() => brotliQuality(wrong)).toThrow(`--brotli is ${wrong}. Use a whole number from 1 to 11.`);
});
