import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Step } from './run-steps.mjs';
import { ADDED, ALL, SHORT } from './steps.mjs';
import { root, tool } from './tool.mjs';

const nameOf = ({ name }: Step) => name;

test('npm test has the same kinds of checks as npm run test:all, except WebKit', () => {
  const kinds = (steps: readonly Step[]) =>
    steps.map(({ name }) => name.replace(/^(?:a journey|journeys) in/, 'in'));
  expect(kinds(ALL.steps).filter((name) => !kinds(SHORT.steps).includes(name))).toEqual([
    'smoke test in WebKit',
  ]);
  expect(kinds(SHORT.steps).filter((name) => !kinds(ALL.steps).includes(name))).toEqual([]);
});

test('npm test ends by saying what npm run test:all adds to each step', () => {
  const others = ALL.steps.filter((step) => !SHORT.steps.includes(step)).map(nameOf);
  expect(Object.keys(ADDED).toSorted()).toEqual(others.toSorted());
});

test.each([
  ['npm test', SHORT],
  ['npm run test:all', ALL],
])('the steps of %s come after those that they need', (_, { steps }) => {
  const names = ['browser', ...steps.map(nameOf)];
  expect(new Set(names).size).toBe(names.length);
  for (const { name, needs = [] } of steps)
    for (const need of needs) {
      expect(names).toContain(need);
      expect(names.indexOf(need)).toBeLessThan(names.indexOf(name));
    }
});

/** The files of a project of vitest.config.ts. */
function filesOf(project: string): string[] {
  const [command, ...args] = tool('vitest', 'vitest', ['list', '--filesOnly', '--project', project]);
  const listed = execFileSync(command, args, { cwd: root, encoding: 'utf8' });
  return [...listed.matchAll(/\S+\.test\.\w+/g)].map(([file]) => file);
}

const codeOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('unit tests of the build side, which share their modules, need no window', () => {
  const files = filesOf('build side');
  expect(files.length).toBeGreaterThan(200);
  // This one only parses XML with it.
  const known = 'src/engine/output/machines/lists.test.ts';
  expect(files.filter((file) => /^\/\/ @vitest-environment happy-dom/m.test(codeOf(file)))).toEqual([known]);
});

test('unit tests that run git are only in the step that ensures git', async () => {
  const runsGit = (file: string) => /\w\('git'/.test(codeOf(file));
  const argsOf = async (name: string) =>
    (await ALL.steps.find((step) => step.name === name)?.command?.())?.slice(-2);
  expect(await argsOf('unit tests')).toEqual(['--project', '!with *']);
  const others = filesOf('!with *');
  expect(others.length).toBeGreaterThan(300);
  expect(others.filter(runsGit)).toEqual([]);
  const withGit = filesOf('with git');
  expect(withGit).not.toEqual([]);
  expect(withGit.filter((file) => !runsGit(file))).toEqual([]);
});
