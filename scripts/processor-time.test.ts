import process from 'node:process';
import { expect, test } from 'vitest';
import { run } from './children.mjs';
import { follow, readingOf, totalOf } from './processor-time.mjs';
import type { Followed, Reading } from './processor-time.mjs';

const reading = (pid: number, parent: number, own: number, others: Partial<Reading> = {}): Reading => ({
  pid,
  parent,
  own,
  waited: 0,
  begun: pid,
  ...others,
});

/** Returns the total of process 1 after each of the readings in turn. */
function totals(...readings: Reading[][]): number[] {
  const first: Followed = { ...reading(1, 0, 0), children: [], hasEnded: false };
  const followed = new Map([[1, first]]);
  return readings.map((now) => {
    follow(followed, now);
    return totalOf(first);
  });
}

test('reads the time of a process whose name has spaces and parentheses', () => {
  const stat = `42 (a) b (c) S 7 42 42 0 -1 4194560 9 0 0 0 150 50 1000 25 20 0 1 0 987 5 6`;
  expect(readingOf(stat)).toEqual({ pid: 42, parent: 7, own: 2, waited: 10.25, begun: 987 });
});

test('adds up running processes, and no others of the machine', () => {
  expect(totals([reading(1, 0, 1), reading(2, 1, 2), reading(3, 2, 4), reading(9, 8, 100)])).toEqual([7]);
});

test('keeps the time of an ended process, once, whether it was waited for or not', () => {
  const before = [reading(1, 0, 1), reading(2, 1, 2)];
  expect(totals(before, [reading(1, 0, 1)])).toEqual([3, 3]);
  expect(totals(before, [reading(1, 0, 1, { waited: 2 })])).toEqual([3, 3]);
});

test('counts short-lived processes that only the one that waited for them knows', () => {
  expect(totals([reading(1, 0, 1, { waited: 5 })])).toEqual([6]);
});

test('keeps following a process whose parent has ended', () => {
  const later = [reading(1, 0, 1), reading(3, 999, 6), reading(4, 3, 8)];
  expect(totals([reading(1, 0, 1), reading(2, 1, 2), reading(3, 2, 4)], later)).toEqual([7, 17]);
});

test('does not take a new process for the ended one whose id it has', () => {
  const reused = [reading(1, 0, 1), reading(2, 77, 50, { begun: 3 })];
  expect(totals([reading(1, 0, 1), reading(2, 1, 2)], reused)).toEqual([3, 3]);
});

test.runIf(process.platform === 'linux')('measures a child that nothing waits for', async () => {
  const busy = 'const end = Date.now() + 1500; while (Date.now() < end); setInterval(() => {}, 1000)';
  const parent = `
    const child = require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(busy)}], { stdio: 'ignore' });
    setTimeout(() => { child.kill('SIGKILL'); process.exit(); }, 2500);
  `;
  const { processorSeconds } = await run(process.execPath, ['-e', parent]);
  expect(processorSeconds).toBeGreaterThan(0.3);
  expect(processorSeconds).toBeLessThan(4);
});
