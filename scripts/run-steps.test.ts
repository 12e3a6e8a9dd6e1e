import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CannotRun } from './ensure-program.mjs';
import { finish, runSteps, summaryOf } from './run-steps.mjs';
import type { Result, Step } from './run-steps.mjs';
import type { Command } from './tool.mjs';

const node = (code: string) => (): Command => [process.execPath, '-e', code];
let printed: string[] = [];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
});

const statesOf = (results: Result[]) => results.map(({ name, state }) => `${name}: ${state}`);

describe('steps in order', () => {
  test('skip those that need a failed one, and run the others', async () => {
    const results = await runSteps(
      [
        { name: 'build', command: node('process.exit(1)') },
        { name: 'budgets', command: node(''), needs: ['build'] },
        { name: 'report', command: node(''), needs: ['budgets'] },
        { name: 'other', command: node(''), needs: ['browser'] },
      ],
      { before: [{ name: 'browser', state: 'pass', seconds: 0 }] },
    );
    expect(statesOf(results)).toEqual(['build: fail', 'budgets: skip', 'report: skip', 'other: pass']);
  });

  test('run a function instead of a command, and print the error it throws', async () => {
    const results = await runSteps([
      { name: 'fine', work: async () => {} },
      { name: 'broken', work: () => Promise.reject(new Error('No browser was found.')) },
    ]);
    expect(statesOf(results)).toEqual(['fine: pass', 'broken: fail']);
    expect(printed).toContain('No browser was found.');
  });

  test('skip one that cannot run here, and give the reason in place and in the summary', async () => {
    const results = await runSteps([
      { name: 'lint', command: node('') },
      { name: 'firefox', command: () => Promise.reject(new CannotRun('Firefox was not found.')) },
    ]);
    expect(statesOf(results)).toEqual(['lint: pass', 'firefox: skip']);
    expect(printed).toContain('– firefox SKIPPED. NOT TESTED: Firefox was not found.');
    expect(summaryOf(results)).toMatch(/– skip {2}firefox .* {2}NOT TESTED: Firefox was not found\.\n/);
  });

  test('skip those that need a skipped one', async () => {
    const results = await runSteps([
      { name: 'browser', work: () => Promise.reject(new CannotRun('No Chromium was found.')) },
      { name: 'browser tests', command: node('process.exit(1)'), needs: ['browser'] },
    ]);
    expect(statesOf(results)).toEqual(['browser: skip', 'browser tests: skip']);
    expect(summaryOf(results)).toMatch(/\n0 passed, 0 failed, 2 skipped$/);
  });
});

describe('steps beside each other', () => {
  /** Steps that end when the test says so, with the names of those that have started. */
  function controlled(...steps: (Omit<Step, 'work' | 'command'> & { fails?: boolean })[]) {
    const started: string[] = [];
    const ends = new Map<string, () => void>();
    return {
      started,
      end: async (name: string) => {
        ends.get(name)?.();
        await setImmediate();
      },
      steps: steps.map(({ fails, ...step }): Step => ({
        ...step,
        work: () => {
          started.push(step.name);
          return new Promise((resolve, reject) =>
            ends.set(step.name, fails ? () => reject(new Error('no')) : resolve),
          );
        },
      })),
    };
  }

  test('start while a core is idle, the first that is ready first', async () => {
    const { started, end, steps } = controlled(
      { name: 'build', cores: 1 },
      { name: 'budgets', cores: 1, needs: ['build'] },
      { name: 'lint', cores: 1 },
      { name: 'unit tests' },
      { name: 'prose', cores: 1 },
    );
    const results = runSteps(steps, { cores: 2 });
    expect(started).toEqual(['build', 'lint']);
    // With one core idle, a step that could use both does not wait for the other.
    await end('lint');
    expect(started).toEqual(['build', 'lint', 'unit tests']);
    await end('unit tests');
    expect(started.at(-1)).toBe('prose');
    await end('build');
    expect(started.at(-1)).toBe('budgets');
    await end('prose');
    await end('budgets');
    expect(statesOf(await results)).toEqual(steps.map(({ name }) => `${name}: pass`));
  });

  test('wait for a running one that they need, and are skipped if it fails', async () => {
    const { started, end, steps } = controlled(
      { name: 'build', cores: 1, fails: true },
      { name: 'budgets', cores: 1, needs: ['build'] },
    );
    const results = runSteps(steps, { cores: 8 });
    expect(started).toEqual(['build']);
    await end('build');
    expect(statesOf(await results)).toEqual(['build: fail', 'budgets: skip']);
  });

  test('show their output only if they fail', async () => {
    const results = await runSteps(
      [
        { name: 'good', cores: 1, command: node('console.log("chatter")') },
        {
          name: 'bad',
          cores: 1,
          command: node('console.log("to stdout"); console.error("to stderr"); process.exit(3)'),
        },
      ],
      { cores: 2 },
    );
    expect(statesOf(results)).toEqual(['good: pass', 'bad: fail']);
    const text = printed.join('\n');
    expect(text).toMatch(/✘ bad FAILED in \d+\.\d s.*\nto stdout\nto stderr/);
    expect(text).toMatch(/✔ good passed in \d+\.\d s/);
    expect(text).not.toContain('chatter');
  });

  test('a missing tool fails only its own step', async () => {
    const results = await runSteps(
      [
        { name: 'gone', cores: 1, command: () => ['/no/such/tool'] },
        { name: 'good', cores: 1, command: node('') },
      ],
      { cores: 2 },
    );
    expect(statesOf(results)).toEqual(['gone: fail', 'good: pass']);
    expect(printed.join('\n')).toContain('/no/such/tool');
  });
});

describe('the end', () => {
  const before = process.exitCode;
  afterEach(() => (process.exitCode = before));

  test('repeats the last lines of a failed step before the summary', async () => {
    const results = await runSteps([
      { name: 'good', command: node('console.log("chatter")') },
      {
        name: 'bad',
        command: node('for (let i = 1; i <= 100; i++) console.log("line " + i); process.exit(1)'),
      },
    ]);
    printed = [];
    finish(results);
    const text = printed.join('\n');
    expect(text).toMatch(/^\n✘ bad\nline 41\n[^]*\nline 100\n[^]*1 passed, 1 failed.*$/);
    expect(text).not.toContain('chatter');
  });

  test.each([
    ['fail', 1],
    ['skip', before],
    ['pass', before],
  ] as const)('the exit code after a step with state %s is %s', (state, code) => {
    finish([
      { name: 'lint', state: 'pass', seconds: 1 },
      { name: 'firefox', state, seconds: 1, note: 'a reason' },
    ]);
    expect(process.exitCode).toBe(code);
  });
});

test('the summary lists and counts the steps', () => {
  const summary = summaryOf([
    { name: 'lint', state: 'pass', seconds: 1.234 },
    { name: 'build', state: 'fail', seconds: 12 },
    { name: 'budgets', state: 'skip', seconds: 0, note: 'needs: build' },
  ]);
  expect(summary.split('\n')).toEqual([
    '  ✔ pass  lint        1.2 s',
    '  ✘ fail  build      12.0 s',
    '  – skip  budgets            needs: build',
    '',
    '1 passed, 1 failed, 1 skipped',
  ]);
  expect(summaryOf([{ name: 'lint', state: 'pass', seconds: 1 }])).toMatch(/\n1 passed, 0 failed$/);
});

test('the summary has the processor time of each step, and the sum, where it was measured', () => {
  const summary = summaryOf([
    { name: 'lint', state: 'pass', seconds: 1.234, processorSeconds: 2.04 },
    { name: 'build', state: 'fail', seconds: 12, processorSeconds: 20 },
    { name: 'budgets', state: 'skip', seconds: 0, note: 'needs: build' },
  ]);
  expect(summary.split('\n')).toEqual([
    '                       time  processor',
    '  ✔ pass  lint        1.2 s      2.0 s',
    '  ✘ fail  build      12.0 s     20.0 s',
    '  – skip  budgets                       needs: build',
    '',
    '1 passed, 1 failed, 1 skipped. Processor time: 22.0 s',
  ]);
});

test.each([
  [595, '9 min 55 s in all. On two idle cores, at most 10 min.'],
  [
    661,
    '11 min 1 s in all, which is too long unless the machine was busy. On two idle cores, at most 10 min.',
  ],
])('the summary of a command with a limit says how long it took: %s s', (seconds, sentence) => {
  const lint = { name: 'lint', state: 'pass', seconds: 1 } as const;
  expect(summaryOf([lint], { seconds, limit: 600 }).split('\n').slice(-3)).toEqual([
    '',
    sentence,
    '1 passed, 0 failed',
  ]);
});
