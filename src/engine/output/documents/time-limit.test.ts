import { expect, test } from 'vitest';
import { EndlessError, withinTime } from './time-limit.ts';

/** Long enough for a machine that stands still. */
const A_WHILE = 30_000;

test('ends a loop that does not end, and runs the next as if nothing had been', () => {
  const loop = () => {
    for (;;);
  };
  expect(() => withinTime(50, loop)).toThrow(EndlessError);
  expect(withinTime(A_WHILE, () => ({ a: 1 }))).toEqual({ a: 1 });
});

test('a loop that catches everything is ended too', () => {
  const loop = () => {
    for (;;) {
      try {
        for (;;);
      } catch {
        // Goes on.
      }
    }
  };
  expect(() => withinTime(50, loop)).toThrow(EndlessError);
});

test('passes on what is thrown', () => {
  const error = new TypeError('Its own.');
  const fail = () => {
    throw error;
  };
  expect(() => withinTime(A_WHILE, fail)).toThrow(error);
});
