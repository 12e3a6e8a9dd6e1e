import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PROGRESS } from '../../model/constants.ts';
import { createProgress } from './progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function bar() {
  const shown: (number | undefined)[] = [];
  return { shown, progress: createProgress((share) => shown.push(share)) };
}

it('[K7] has the numbers of the specification', () => {
  expect(PROGRESS).toEqual({
    minimum: 0.08,
    trickleRate: 0.02,
    trickleSpeedMs: 800,
    speedMs: 200,
    showDelayMs: 200,
  });
});

it('[S12] shows nothing for 199 ms and starts at 0.08 after 200', () => {
  const { shown, progress } = bar();
  progress.start('page');
  vi.advanceTimersByTime(199);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([0.08]);
});

it('[S12] shows nothing if it is done before it appears', () => {
  const { shown, progress } = bar();
  progress.start('page');
  vi.advanceTimersByTime(199);
  progress.done('page');
  vi.runAllTimers();
  expect(shown).toEqual([]);
});

it('[S12][K7] advances every 800 ms by 0.02 of what is left', () => {
  const { shown, progress } = bar();
  progress.start('page');
  vi.advanceTimersByTime(200 + 799);
  expect(shown).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown).toHaveLength(2);
  expect(shown[1]).toBeCloseTo(0.08 + 0.92 * 0.02, 10);
  vi.advanceTimersByTime(800);
  expect(shown[2]).toBeCloseTo(0.0984 + 0.9016 * 0.02, 10);
});

it('[S12] never completes by itself', () => {
  const { shown, progress } = bar();
  progress.start('page');
  vi.advanceTimersByTime(800 * 1000);
  expect(Math.max(...shown.map(Number))).toBeLessThan(1);
});

it('[S12][K7] fills when done and disappears 200 ms later', () => {
  const { shown, progress } = bar();
  progress.start('page');
  vi.advanceTimersByTime(200);
  progress.done('page');
  expect(shown).toEqual([0.08, 1]);
  vi.advanceTimersByTime(199);
  expect(shown).toEqual([0.08, 1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([0.08, 1, undefined]);
  vi.runAllTimers();
  expect(shown).toHaveLength(3);
});

it('[S12] continues from its position when another page is requested', () => {
  const { shown, progress } = bar();
  progress.start('page');
  vi.advanceTimersByTime(200 + 800);
  progress.start('page');
  vi.advanceTimersByTime(200);
  expect(shown.at(-1)).toBeCloseTo(0.0984, 10);
});

it('[S12] removes a full bar at once when the next page is requested and leaves none behind', () => {
  const { shown, progress } = bar();
  progress.start('page');
  vi.advanceTimersByTime(200);
  progress.done('page');
  progress.start('page');
  expect(shown.at(-1)).toBeUndefined();
  progress.done('page');
  vi.runAllTimers();
  expect(shown).toEqual([0.08, 1, undefined]);
});

it('[S12] disappears once if the same wait is started and ended twice', () => {
  const { shown, progress } = bar();
  progress.start('search');
  vi.advanceTimersByTime(200);
  progress.start('search');
  progress.done('search');
  progress.done('search');
  vi.runAllTimers();
  expect(shown).toEqual([0.08, 1, undefined]);
});

it('[S12] stays for a page that is still loading when the search is ready, and vice versa', () => {
  for (const [first, last] of [
    ['search', 'page'],
    ['page', 'search'],
  ] as const) {
    const { shown, progress } = bar();
    progress.start(first);
    vi.advanceTimersByTime(200);
    progress.start(last);
    progress.done(first);
    vi.advanceTimersByTime(799);
    expect(shown).toEqual([0.08]);
    progress.done(last);
    vi.runAllTimers();
    expect(shown).toEqual([0.08, 1, undefined]);
  }
});
