import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CannotRun } from './ensure-program.mjs';
import { dynamicSteps, finish, runInOrder, runSideBySide, summaryOf } from './steps.mjs';
import type { Result } from './steps.mjs';
import { root, tool } from './tool.mjs';
import type { Command } from './tool.mjs';

const node = (code: string) => (): Command => [process.execPath, '-e', code];
let printed: string[] = [];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
});

const statesOf = (results: Result[]) => results.map(({ name, state }) => `${name}: ${state}`);

describe('side by side', () => {
  test('prints the output of a failing step, and only the name of a passing one', async () => {
    const results = await runSideBySide([
      { name: 'good', command: node('console.log("chatter")') },
      { name: 'bad', command: node('console.log("to stdout"); console.error("to stderr"); process.exit(3)') },
    ]);
    expect(statesOf(results)).toEqual(['good: pass', 'bad: fail']);
    const text = printed.join('\n');
    expect(text).toMatch(/✘ bad FAILED in \d+\.\d s\nto stdout\nto stderr/);
    expect(text).toMatch(/✔ good passed in \d+\.\d s/);
    expect(text).not.toContain('chatter');
  });

  test('a missing tool fails only its own step', async () => {
    const results = await runSideBySide([
      { name: 'gone', command: () => ['/no/such/tool'] },
      { name: 'good', command: node('') },
    ]);
    expect(statesOf(results)).toEqual(['gone: fail', 'good: pass']);
    expect(printed.join('\n')).toContain('/no/such/tool');
  });
});

describe('in order', () => {
  test('skips steps that need a failed one, and runs the others', async () => {
    const results = await runInOrder(
      [
        { name: 'build', command: node('process.exit(1)') },
        { name: 'budgets', command: node(''), needs: ['build'] },
        { name: 'report', command: node(''), needs: ['budgets'] },
        { name: 'other', command: node(''), needs: ['browser'] },
      ],
      [{ name: 'browser', state: 'pass', seconds: 0 }],
    );
    expect(statesOf(results)).toEqual(['build: fail', 'budgets: skip', 'report: skip', 'other: pass']);
  });

  test('runs the steps of a list side by side, and skips those that need a failed one', async () => {
    const results = await runInOrder([
      { name: 'build', command: node('process.exit(1)') },
      [
        { name: 'budgets', command: node(''), needs: ['build'] },
        { name: 'contract', command: node('') },
      ],
      { name: 'report', command: node(''), needs: ['contract'] },
    ]);
    expect(statesOf(results)).toEqual(['build: fail', 'budgets: skip', 'contract: pass', 'report: pass']);
    expect(printed).toContain('\n▶ budgets, contract');
  });

  test('runs a function instead of a command, and prints the error it throws', async () => {
    const results = await runInOrder([
      { name: 'fine', work: async () => {} },
      { name: 'broken', work: () => Promise.reject(new Error('No browser was found.')) },
    ]);
    expect(statesOf(results)).toEqual(['fine: pass', 'broken: fail']);
    expect(printed).toContain('No browser was found.');
  });

  test('skips a step that cannot run here, and gives the reason in place and in the summary', async () => {
    const results = await runInOrder([
      { name: 'lint', command: node('') },
      { name: 'firefox', command: () => Promise.reject(new CannotRun('Firefox was not found.')) },
    ]);
    expect(statesOf(results)).toEqual(['lint: pass', 'firefox: skip']);
    expect(printed).toContain('– firefox SKIPPED. NOT TESTED: Firefox was not found.');
    expect(summaryOf(results)).toMatch(/– skip {2}firefox +NOT TESTED: Firefox was not found\.\n/);
  });

  test('skips steps that need a skipped one', async () => {
    const results = await runInOrder([
      { name: 'browser', work: () => Promise.reject(new CannotRun('No Chromium was found.')) },
      { name: 'browser tests', command: node('process.exit(1)'), needs: ['browser'] },
    ]);
    expect(statesOf(results)).toEqual(['browser: skip', 'browser tests: skip']);
    expect(summaryOf(results)).toMatch(/\n0 passed, 0 failed, 2 skipped$/);
  });
});

describe('the end', () => {
  const before = process.exitCode;
  afterEach(() => (process.exitCode = before));

  test('repeats the last lines of a failed step before the summary', async () => {
    const results = await runInOrder([
      { name: 'good', command: node('console.log("chatter")') },
      {
        name: 'bad',
        command: node('for (let i = 1; i <= 100; i++) console.log("line " + i); process.exit(1)'),
      },
    ]);
    printed = [];
    finish(results);
    const text = printed.join('\n');
    expect(text).toMatch(/^\n✘ bad\nline 41\n[^]*\nline 100\n[^]*1 passed, 1 failed$/);
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

test('unit tests that run git are only in the step that ensures git', async () => {
  const filesOf = (project: string) => {
    const [command, ...args] = tool('vitest', 'vitest', ['list', '--filesOnly', '--project', project]);
    const listed = execFileSync(command, args, { cwd: root, encoding: 'utf8' });
    return [...listed.matchAll(/\S+\.test\.\w+/g)].map(([file]) => file);
  };
  const runsGit = (file: string) => /\w\('git'/.test(readFileSync(path.join(root, file), 'utf8'));
  const argsOf = async (name: string) =>
    (
      await dynamicSteps
        .flat()
        .find((step) => step.name === name)
        ?.command?.()
    )?.slice(-2);
  expect(await argsOf('unit tests')).toEqual(['--project', '!with git']);
  const others = filesOf('!with git');
  expect(others.length).toBeGreaterThan(300);
  expect(others.filter(runsGit)).toEqual([]);
  const withGit = filesOf('with git');
  expect(withGit).not.toEqual([]);
  expect(withGit.filter((file) => !runsGit(file))).toEqual([]);
});
