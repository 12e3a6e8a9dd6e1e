import { expect, test } from 'vitest';
import { longestIn } from './longest-task.ts';
import { timesOf } from './recorded-messages.ts';
import { compare, longestTasks } from './results.ts';

const times = (ready: number, firstBuild: number, ...laterBuilds: number[]) => ({
  ready,
  firstBuild,
  laterBuilds,
});

test('compares medians, and later builds of all rounds together', () => {
  const rounds = {
    lab: [times(100, 10, 4, 6), times(300, 30, 8), times(200, 90, 100)],
    other: [times(50, 60, 2)],
  };
  expect(compare(rounds)).toEqual({
    lab: { ready: 200, firstBuild: 30, laterBuild: 7, labRatio: { ready: 1, firstBuild: 1, laterBuild: 1 } },
    other: {
      ready: 50,
      firstBuild: 60,
      laterBuild: 2,
      labRatio: { ready: 4, firstBuild: 0.5, laterBuild: 3.5 },
    },
  });
});

test('times each build from its request to its answer', () => {
  const passed = [
    { type: 'start', at: 10 },
    { type: 'ready', at: 25 },
    { type: 'build', at: 30 },
    { type: 'built', at: 37 },
    { type: 'build', at: 100 },
    { type: 'built', at: 102 },
  ] as const;
  expect(timesOf(passed)).toEqual(times(15, 7, 2));
  expect(() => timesOf(passed.slice(0, -1))).toThrow('2 builds were asked for, and 1 were answered');
});

test('finds the longest task on the main thread of the page, after the start', () => {
  const task = (pid: number, tid: number, ts: number, dur: number) => ({
    name: 'ThreadControllerImpl::RunTask',
    pid,
    tid,
    ts,
    dur,
    tdur: dur / 2,
  });
  const mark = { name: 'longest-task-starts', pid: 1, tid: 2, ts: 50 };
  const events = [
    task(1, 2, 10, 9000),
    mark,
    task(1, 2, 60, 4000),
    task(1, 3, 60, 8000),
    task(7, 2, 60, 8000),
  ];
  expect(longestIn(events)).toEqual({ wall: 4, cpu: 2 });
  expect(() => longestIn([task(1, 2, 60, 4000)])).toThrow('does not contain the page');
  expect(() => longestIn([mark])).toThrow('no task');
});

test('keeps the worst round beside the typical one', () => {
  const tasks = [
    { wall: 9, cpu: 8 },
    { wall: 90, cpu: 10 },
    { wall: 12, cpu: 9 },
  ];
  expect(longestTasks(tasks)).toEqual({ median: { wall: 12, cpu: 9 }, worst: { wall: 90, cpu: 10 } });
});
