// The steps of `npm test`, `npm run test:all` and `npm run check`.
import path from 'node:path';
import process from 'node:process';
import { ensureFirefox, ensureWebKit } from './find-engines.mjs';
import { ensureGit } from './find-git.mjs';
import { ensureNginx } from './find-nginx.mjs';
import { nodeOfExamples } from './node-of-examples.mjs';
import { engine, root, tool } from './tool.mjs';

/** @typedef {import('./run-steps.mjs').Step} Step */

/** Steps that only read files and take seconds. @type {Step[]} */
export const staticSteps = [
  { name: 'lint', command: () => tool('oxlint', 'oxlint', []) },
  { name: 'types', command: () => tool('typescript', 'tsc', ['--noEmit']) },
  { name: 'spelling and style', command: () => engine('prose') },
  { name: 'unused code', command: () => tool('knip', 'knip', ['--no-progress']) },
  // With --production, use by tests does not count.
  { name: 'code used only by tests', command: () => tool('knip', 'knip', ['--no-progress', '--production']) },
  { name: 'licenses', command: () => engine('licenses') },
  { name: 'format', command: () => tool('oxfmt', 'oxfmt', ['--check', '.']) },
].map(onOneCore);

/** The project of vitest.config.ts with the tests that run git. They are a separate step, because not every machine has git. */
const WITH_GIT = 'with git';

/** The steps after them. @type {Step[]} */
export const dynamicSteps = [
  { name: 'unit tests', command: () => vitest('--project', `!${WITH_GIT}`) },
  ...[
    {
      name: 'unit tests with git',
      command: async () => {
        await ensureGit();
        return vitest('--project', WITH_GIT);
      },
    },
    { name: 'build', command: () => engine('build') },
    { name: 'search quality', command: () => engine('scripts/search-quality.ts') },
    { name: 'explorers', command: () => engine('explorers', ['--check']) },
    { name: 'option contract', command: () => engine('contract') },
  ].map(onOneCore),
  {
    name: 'examples',
    command: async () => {
      await nodeOfExamples();
      return [process.execPath, path.join(root, 'scripts/examples.mjs')];
    },
  },
  { name: 'browser tests', command: () => playwright('chromium'), needs: ['build', 'browser'] },
  ...[
    { name: 'budgets', command: () => engine('budgets'), needs: ['build'] },
    {
      name: 'lab against the native Rslib',
      command: () => engine('scripts/lab-verify.ts', ['--sample', '20']),
      needs: ['build', 'browser'],
    },
    {
      name: 'nginx rules',
      command: async () => {
        await ensureNginx();
        return playwright('nginx', '--workers=1');
      },
      needs: ['build', 'browser'],
    },
  ].map(onOneCore),
];

/** Steps that test the site in engines other than Chromium. @type {Step[]} */
export const engineSteps = [
  {
    name: 'smoke test in WebKit',
    command: async () => {
      await ensureWebKit();
      return playwright('webkit-gtk', '--workers=1');
    },
    needs: ['build'],
  },
  {
    name: 'journeys in Firefox',
    command: async () => {
      await ensureFirefox();
      return playwright('firefox', '--workers=1');
    },
    needs: ['build'],
  },
].map(onOneCore);

/** @param {Step} step @returns {Step} */
function onOneCore(step) {
  return { ...step, cores: 1 };
}

/** @param {string[]} args */
function vitest(...args) {
  return tool('vitest', 'vitest', ['run', ...args]);
}

/** @param {string} project @param {string[]} args */
function playwright(project, ...args) {
  return tool('@playwright/test', 'playwright', ['test', `--project=${project}`, ...args]);
}
