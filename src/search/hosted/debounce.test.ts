import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([undefined, null, 'text', 1, {}])('[V4] throws for a non-function: %j', (action) => {
  expect(() => debounce(action as never, 10)).toThrow(new TypeError('Expected a function'));
});

it('[V4] calls once after the delay, with the last arguments', () => {
  const action = vi.fn<(value: unknown) => void>();
  const debounced = debounce(action, 400);
  debounced('first');
  vi.advanceTimersByTime(399);
  debounced('second');
  vi.advanceTimersByTime(399);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(action.mock.calls).toEqual([['second']]);
  vi.runAllTimers();
  expect(action).toHaveBeenCalledTimes(1);
});

it('[V4] calls again for later calls', () => {
  const action = vi.fn<(value: unknown) => void>();
  const debounced = debounce(action, 400);
  debounced(1);
  vi.advanceTimersByTime(400);
  debounced(2);
  vi.advanceTimersByTime(400);
  expect(action.mock.calls).toEqual([[1], [2]]);
});
