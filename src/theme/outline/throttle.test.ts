import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs at once, then at most once per interval, and never drops the last call', () => {
  const action = vi.fn<() => void>();
  const throttled = throttle(action, 100);
  throttled();
  expect(action).toHaveBeenCalledTimes(1);
  throttled();
  throttled();
  vi.advanceTimersByTime(99);
  expect(action).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(action).toHaveBeenCalledTimes(2);
  throttled();
  expect(action).toHaveBeenCalledTimes(3);
});
