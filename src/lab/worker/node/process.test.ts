import { spawnSync } from 'node:child_process';
import nodeProcess from 'node:process';
import { expect, test } from 'vitest';
import { createProcess, ProcessExit } from './process.ts';

function started() {
  const written: string[] = [];
  const exits: number[] = [];
  const process = createProcess({
    cwd: '/home/project',
    onWrite: (text) => written.push(text),
    onExit: (code) => exits.push(code),
  });
  return { process, written, exits };
}

/** Values that are not set, or that only a terminal has. */
const WITHOUT_COUNTERPART = new Set(['exitCode', 'stdin', 'stdout', 'stderr']);

test('has only what Node has, of the same kind', () => {
  const { process } = started();
  for (const [name, value] of Object.entries(process).filter(([key]) => !WITHOUT_COUNTERPART.has(key)))
    expect([name, typeof value]).toEqual([name, typeof Reflect.get(nodeProcess, name)]);
});

test('runs a version of Node that Rslib supports, in the folder of the project', () => {
  const { process } = started();
  const [, major, minor] = /^v(\d+)\.(\d+)\.\d+$/.exec(process.version) ?? [];
  expect(`${major}.${minor}`).toBe('20.19');
  expect(process.versions.node).toBe(process.version.slice(1));
  expect(process.cwd()).toBe('/home/project');
});

test('writes what is printed, and says that it is not a terminal', () => {
  const { process, written } = started();
  expect(process.stdout.write('a')).toBe(true);
  process.stderr.write('b');
  expect(written).toEqual(['a', 'b']);
  expect([process.stdout.isTTY, process.stdin.isTTY]).toEqual([false, false]);
});

test.each([
  { set: undefined, given: [] },
  { set: undefined, given: [3] },
  { set: 2, given: [] },
  { set: 2, given: [0] },
])('ends with the same code as Node: $set is set before, and $given are the arguments', ({ set, given }) => {
  const { process, exits } = started();
  process.exitCode = set;
  expect(() => process.exit(...given)).toThrow(ProcessExit);
  const code = `process.exitCode = ${set}; process.exit(${given.join()})`;
  expect(exits).toEqual([spawnSync(nodeProcess.execPath, ['-e', code]).status]);
});

test('measures time in seconds and nanoseconds, and the difference to an earlier time', () => {
  const { process } = started();
  for (const hrtime of [nodeProcess.hrtime, process.hrtime]) {
    const before = hrtime();
    const [seconds, nanoseconds] = hrtime(before);
    expect(seconds).toBe(0);
    expect(nanoseconds).toBeGreaterThanOrEqual(0);
    const [borrowed, rest] = hrtime([before[0] - 1, 999_999_999]);
    expect(borrowed).toBe(0);
    expect(rest).toBeLessThan(1e9);
    expect(hrtime.bigint()).toBeTypeOf('bigint');
  }
});

test('calls a function before the next timer, with its arguments', async () => {
  for (const { nextTick } of [nodeProcess, started().process]) {
    const calls: unknown[] = [];
    const later = new Promise((resolve) => {
      setTimeout(() => resolve(calls.push('timer')), 0);
    });
    nextTick((...args: unknown[]) => calls.push(...args), 'a', 1);
    calls.push('same task');
    await later;
    expect(calls).toEqual(['same task', 'a', 1, 'timer']);
  }
});

test('is an emitter, which Rsbuild listens to until the end', () => {
  const { process } = started();
  const codes: unknown[] = [];
  process.once('exit', (code) => codes.push(code));
  process.emit('exit', 1);
  process.emit('exit', 2);
  expect(codes).toEqual([1]);
  expect(process.listeners('exit')).toEqual([]);
});
