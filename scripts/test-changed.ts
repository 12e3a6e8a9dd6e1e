// npm run test:changed [-- BASE]: tests what a change can break, in about a minute. It compares with the point where the
// branch left BASE (default: origin/main), or with the last commit if there is no origin/main. Uncommitted and untracked
// files are included.
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { planFor } from './changed/plan.ts';
import { endOnSignals, run } from './children.mjs';
import { finish, runSteps } from './run-steps.mjs';
import type { Step } from './run-steps.mjs';
import { orSentence } from './sentence.mjs';
import { WITHOUT_SERVER } from './steps.mjs';
import { engine, root, tool } from './tool.mjs';

async function git(...args: string[]): Promise<string[] | undefined> {
  const { code, output } = await run('git', args, { cwd: root, output: 'capture' });
  return code === 0 ? output.split('\n').filter(Boolean) : undefined;
}

async function changedFiles(asked: string | undefined): Promise<string[]> {
  const [base] = (await git('merge-base', 'HEAD', asked ?? 'origin/main')) ?? [];
  if (base === undefined && asked !== undefined)
    throw new Error(`git cannot find the commit ${asked}, or it shares no history with this branch.`);
  const known = await git('diff', '--name-only', base ?? 'HEAD');
  const added = await git('ls-files', '--others', '--exclude-standard');
  if (!known || !added)
    throw new Error('git could not list the changed files. Is this folder a git repository?');
  return [...new Set([...known, ...added])].toSorted();
}

endOnSignals();
await orSentence(async () => {
  const changed = await changedFiles(process.argv[2]);
  if (changed.length === 0) {
    console.log('Nothing has changed.');
    return;
  }
  const isFile = (file: string) => existsSync(path.join(root, file));
  const plan = planFor(changed, isFile);
  const step = (isWanted: boolean, name: string, command: () => ReturnType<typeof engine>): Step[] =>
    isWanted ? [{ name, command }] : [];
  const quick = [
    ...step(plan.format.length > 0, 'format', () => tool('oxfmt', 'oxfmt', ['--check', ...plan.format])),
    ...step(plan.lint.length > 0, 'lint', () => tool('oxlint', 'oxlint', plan.lint)),
    ...step(plan.types, 'types', () => tool('typescript', 'tsc', ['--noEmit'])),
    ...step(plan.pages, 'spelling and style', () => engine('prose')),
  ];
  const slow = [
    ...step(plan.related.length > 0, 'related unit tests', () =>
      tool('vitest', 'vitest', ['related', '--run', '--passWithNoTests', ...WITHOUT_SERVER, ...plan.related]),
    ),
    ...step(plan.unitTests.length > 0, 'unit tests that read files', () =>
      tool('vitest', 'vitest', ['run', ...plan.unitTests]),
    ),
    ...step(plan.examples, 'changed examples', () => [
      process.execPath,
      path.join(root, 'scripts/examples.mjs'),
      '--check',
    ]),
    ...step(plan.pages, 'build', () => engine('build')),
    ...step(plan.browserTests.length > 0, 'changed browser tests', () => [
      process.execPath,
      path.join(root, 'scripts/e2e.mjs'),
      ...plan.browserTests,
    ]),
  ];
  const results = await runSteps([...quick.map((one) => ({ ...one, cores: 1 })), ...slow]);
  if (results.length > 0) finish(results);
  if (plan.left.length > 0) console.log(`Only npm test covers ${plan.left.join(', ')}.`);
});
