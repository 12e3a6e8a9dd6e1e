import { expect, test } from 'vitest';
import { timeLimitMs } from '../../engine/files/load-in-time.ts';
import { limitTime, readQuality } from './number-options.ts';

test('takes a quality that Brotli has, and nothing else', () => {
  const read = (given?: string) => readQuality('--brotli', given);
  expect([undefined, '1', '9', '11'].map(read)).toEqual([undefined, 1, 9, 11]);
  for (const wrong of ['', '0', '12', '9.5', 'best', '-1'])
    expect(() => read(wrong)).toThrow(`--brotli is ${wrong}. Use a whole number from 1 to 11.`);
});

test('limits how long code may take, and keeps the limit without the option', () => {
  const usual = timeLimitMs();
  limitTime(undefined);
  expect(timeLimitMs()).toBe(usual);
  limitTime('30');
  expect(timeLimitMs()).toBe(30_000);
  limitTime(String(usual / 1000));
  for (const wrong of ['0', '1.5', '3601', 'long'])
    expect(() => limitTime(wrong)).toThrow(`--time-limit is ${wrong}. Use a whole number from 1 to 3600.`);
  expect(timeLimitMs()).toBe(usual);
});
