import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dynamicSteps } from './steps.mjs';
import { root, tool } from './tool.mjs';

test('unit tests that run git are only in the step that ensures git', async () => {
  const filesOf = (project: string) => {
    const [command, ...args] = tool('vitest', 'vitest', ['list', '--filesOnly', '--project', project]);
    const listed = execFileSync(command, args, { cwd: root, encoding: 'utf8' });
    return [...listed.matchAll(/\S+\.test\.\w+/g)].map(([file]) => file);
  };
  const runsGit = (file: string) => /\w\('git'/.test(readFileSync(path.join(root, file), 'utf8'));
  const argsOf = async (name: string) =>
    (await dynamicSteps.find((step) => step.name === name)?.command?.())?.slice(-2);
  expect(await argsOf('unit tests')).toEqual(['--project', '!with git']);
  const others = filesOf('!with git');
  expect(others.length).toBeGreaterThan(300);
  expect(others.filter(runsGit)).toEqual([]);
  const withGit = filesOf('with git');
  expect(withGit).not.toEqual([]);
  expect(withGit.filter((file) => !runsGit(file))).toEqual([]);
});
