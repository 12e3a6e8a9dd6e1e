import { expect, test } from 'vitest';
import { readQuality } from './quality.ts';

test('takes a quality that Brotli has, and nothing else', () => {
  const read = (given?: string) => readQuality('--brotli', given);
  expect([undefined, '1', '9', '11'].map(read)).toEqual([undefined, 1, 9, 11]);
  for (const wrong of ['', '0', '12', '9.5', 'best', '-1'])
    expect(() => read(wrong)).toThrow(`--brotli is ${wrong}. Use a whole number from 1 to 11.`);
});
