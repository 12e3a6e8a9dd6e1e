// The steps of `npm test`, `npm run test:all`, `npm run test:engines` and `npm run check`.
import path from 'node:path';
import process from 'node:process';
import { chosenListOf } from './chosen/lists.mjs';
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

/** @type {Step[]} */
const unitSteps = [
  { name: 'unit tests', command: () => vitest('--project', `!${WITH_GIT}`) },
  onOneCore({
    name: 'unit tests with git',
    command: async () => {
      await ensureGit();
      return vitest('--project', WITH_GIT);
    },
  }),
];

/** @type {Step[]} */
const buildSteps = [
  { name: 'build', command: () => engine('build') },
  { name: 'search quality', command: () => engine('scripts/search-quality.ts') },
  { name: 'explorers', command: () => engine('explorers', ['--check']) },
  { name: 'option contract', command: () => engine('contract') },
].map(onOneCore);

/** @param {string} part an option of `npm run examples` @returns {Step} */
const examplesStep = (part) => ({
  name: 'examples',
  command: async () => {
    await nodeOfExamples();
    return [process.execPath, path.join(root, 'scripts/examples.mjs'), part];
  },
});

/** Builds a project for every pair of answers of the starter. */
const starterStep = onOneCore({ name: 'starter', command: () => engine('scripts/check-starter.ts') });

/** @param {string[]} args @returns {Step} */
const convertedStep = (...args) =>
  onOneCore({
    name: 'converted configurations',
    command: () => engine('scripts/desk-verify.ts', args),
    // Which installs what both tools need.
    needs: ['examples'],
  });

const BUILT = ['build', 'browser'];

/** Steps with the built site that use one core. @param {{ labBuilds: number }} extent @returns {Step[]} */
const siteSteps = ({ labBuilds }) =>
  [
    {
      name: 'lab against the native Rslib',
      command: () => engine('scripts/lab-verify.ts', ['--sample', String(labBuilds)]),
      needs: BUILT,
    },
    { name: 'budgets', command: () => engine('budgets'), needs: ['build'] },
  ].map(onOneCore);

/** @param {string[]} args for Playwright @returns {Step} */
const nginxStep = (...args) =>
  onOneCore({
    name: 'nginx rules',
    command: async () => {
      await ensureNginx();
      return playwright('nginx', '--workers=1', ...args);
    },
    needs: BUILT,
  });

/** @param {string} name @param {string[]} args for Playwright @returns {Step} */
const firefoxStep = (name, ...args) =>
  onOneCore({
    name,
    command: async () => {
      await ensureFirefox();
      return playwright('firefox', '--workers=1', ...args);
    },
    needs: ['build'],
  });

/** Steps that test the site in engines other than Chromium. @type {Step[]} */
export const engineSteps = [
  onOneCore({
    name: 'smoke test in WebKit',
    command: async () => {
      await ensureWebKit();
      return playwright('webkit-gtk', '--workers=1');
    },
    needs: ['build'],
  }),
  firefoxStep('journeys in Firefox'),
];

export const CHOICE = 'choice of browser tests';

/** @param {Step} step @returns {Step} */
const withChoice = (step) => ({ ...step, needs: [...(step.needs ?? []), CHOICE] });

/** @param {string} project */
const chosen = (project) => `--test-list=${chosenListOf(project)}`;

/** `npm test`: every kind of check. @type {Step[]} */
export const shortSteps = [
  ...staticSteps,
  onOneCore({ name: CHOICE, command: () => engine('scripts/choose-browser-tests.ts') }),
  ...unitSteps,
  ...buildSteps,
  examplesStep('--sample'),
  starterStep,
  convertedStep('--sample'),
  withChoice({
    name: 'browser tests',
    command: () => playwright('chromium', chosen('chromium')),
    needs: BUILT,
  }),
  ...siteSteps({ labBuilds: 3 }),
  withChoice(nginxStep(chosen('nginx'))),
  withChoice(firefoxStep('a journey in Firefox', chosen('firefox'))),
];

/** `npm run test:all`. @type {Step[]} */
export const allSteps = [
  ...staticSteps,
  ...unitSteps,
  ...buildSteps,
  examplesStep('--rotate'),
  starterStep,
  convertedStep(),
  { name: 'browser tests', command: () => playwright('chromium'), needs: BUILT },
  ...engineSteps,
  nginxStep(),
  ...siteSteps({ labBuilds: 20 }),
];

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
  // Playwright empties the folder of its results, and two projects may run at the same time.
  const own = [`--project=${project}`, `--output=test-results/${project}`];
  return tool('@playwright/test', 'playwright', ['test', ...own, ...args]);
}
