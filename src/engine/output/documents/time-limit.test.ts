import { expect, test } from 'vitest';
import { EndlessError } from '../../files/load-in-time.ts';
import { withinTime } from './time-limit.ts';

/** Enough for a stalled machine. */
const A_WHILE = 30_000;

test('stops an endless loop and can run other code afterwards', () => {
  const loop = () => {
    for (;;);
  };
  expect(() => withinTime(50, loop)).toThrow(EndlessError);
  expect(withinTime(A_WHILE, () => ({ a: 1 }))).toEqual({ a: 1 });
});

test('stops a loop that catches every error', () => {
  const loop = () => {
    for (;;) {
      try {
        for (;;);
      } catch {
        // Continue the loop.
      }
    }
  };
  expect(() => withinTime(50, loop)).toThrow(EndlessError);
});

test('rethrows errors', () => {
  const error = new TypeError('Its own.');
  const fail = () => {
    throw error;
  };
  expect(() => withinTime(A_WHILE, fail)).toThrow(error);
});
