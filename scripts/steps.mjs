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
/** The one with the tests of the packed server, which is made of the built site. */
const WITH_SERVER = 'with the server';
/** For Vitest, where nothing may have been built. */
export const WITHOUT_SERVER = ['--project', `!${WITH_SERVER}`];

/** @type {Step[]} */
const unitSteps = [
  { name: 'unit tests', command: () => vitest('--project', '!with *') },
  onOneCore({
    name: 'unit tests with git',
    command: async () => {
      await ensureGit();
      return vitest('--project', WITH_GIT);
    },
  }),
];

/**
 * Most of a build from scratch is compression, and 9 takes a fifteenth of the time of the best, which
 * `tests/site/build-command.test.ts` compares. Budgets compress at 11 themselves.
 */
const buildStep = onOneCore({ name: 'build', command: () => engine('build', ['--compress', '9']) });

/** What pages and their data say. @type {Step[]} */
const contentSteps = [
  // Reuses the pages that the build has compiled.
  { name: 'search quality', command: () => engine('scripts/search-quality.ts'), needs: ['build'] },
  { name: 'option contract', command: () => engine('contract') },
].map(onOneCore);

/** @param {string[]} args @returns {Step} */
const explorersStep = (...args) =>
  onOneCore({ name: 'explorers', command: () => engine('explorers', ['--check', ...args]) });

/** @param {string} part an option of `npm run examples` @returns {Step} */
const examplesStep = (part) => ({
  name: 'examples',
  command: async () => {
    await nodeOfExamples();
    return [process.execPath, path.join(root, 'scripts/examples.mjs'), part];
  },
});

/** Builds projects of the starter, without options for every pair of answers. @param {string[]} args @returns {Step} */
const starterStep = (...args) =>
  onOneCore({ name: 'starter', command: () => engine('scripts/check-starter.ts', args) });

/** @param {string[]} args @returns {Step} */
const convertedStep = (...args) =>
  onOneCore({
    name: 'converted configurations',
    command: () => engine('scripts/desk-verify.ts', args),
    // Which installs what both tools need.
    needs: ['examples'],
  });

/** Builds every answer of the lessons. @param {string[]} args @returns {Step} */
const lessonsStep = (...args) =>
  onOneCore({
    name: 'lessons',
    command: () => engine('scripts/learn-verify.ts', args),
    // Which installs the Rslib that builds them.
    needs: ['examples'],
  });

/** Builds examples that could be published, and examines the packages. @param {string[]} args @returns {Step} */
const examinedStep = (...args) =>
  onOneCore({
    name: 'examined examples',
    command: () => engine('scripts/doctor-examples.ts', args),
    needs: ['examples'],
  });

const BUILT = ['build', 'browser'];

/**
 * Grades the solutions that come with the tasks for assistants: right ones have to pass, and all others to fail.
 * @param {string[]} args @returns {Step}
 */
const gradedStep = (...args) =>
  onOneCore({
    name: 'tasks for assistants',
    command: () => engine('bench/agents/run.ts', ['--prove', ...args]),
    needs: ['examples'],
  });

/** @param {number} builds how many are compared @returns {Step} */
const labStep = (builds) =>
  onOneCore({
    name: 'lab against the native Rslib',
    command: () => engine('scripts/lab-verify.ts', ['--sample', String(builds)]),
    needs: BUILT,
  });

/** @param {string[]} args for Vitest @returns {Step} */
const serverStep = (...args) =>
  onOneCore({
    name: 'server for assistants',
    command: () => vitest('--project', WITH_SERVER, ...args),
    // Which installs the Rslib that projects of the tests build with.
    needs: ['build', 'examples'],
  });

const budgetsStep = onOneCore({ name: 'budgets', command: () => engine('budgets'), needs: ['build'] });

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

/** Chooses the browser tests of `npm test`, and checks that they have every row and every type of page. */
const choiceStep = onOneCore({ name: CHOICE, command: () => engine('scripts/choose-browser-tests.ts') });

/** @param {Step} step @returns {Step} */
const withChoice = (step) => ({ ...step, needs: [...(step.needs ?? []), CHOICE] });

/** @param {string} project */
const chosen = (project) => `--test-list=${chosenListOf(project)}`;

/** `npm test`: every kind of check. Its limit is in seconds, on two idle cores. */
export const SHORT = {
  limit: 600,
  /** @type {Step[]} */
  steps: [
    ...staticSteps,
    choiceStep,
    ...unitSteps,
    buildStep,
    ...contentSteps,
    explorersStep('--sample'),
    examplesStep('--sample'),
    starterStep('--answers'),
    convertedStep('--sample'),
    examinedStep('--sample', '3'),
    lessonsStep('--quarter'),
    withChoice({
      name: 'browser tests',
      command: () => playwright('chromium', chosen('chromium')),
      needs: BUILT,
    }),
    labStep(3),
    serverStep('--exclude', 'tests/mcp/build.test.ts'),
    gradedStep('--only', 'minify'),
    budgetsStep,
    withChoice(nginxStep(chosen('nginx'))),
    withChoice(firefoxStep('a journey in Firefox', chosen('firefox'))),
  ],
};

/** `npm run test:all`. */
export const ALL = {
  limit: 1500,
  /** @type {Step[]} */
  steps: [
    ...staticSteps,
    choiceStep,
    ...unitSteps,
    buildStep,
    ...contentSteps,
    explorersStep(),
    examplesStep('--rotate'),
    starterStep(),
    convertedStep('--rotate'),
    examinedStep('--rotate'),
    lessonsStep(),
    { name: 'browser tests', command: () => playwright('chromium'), needs: BUILT },
    ...engineSteps,
    nginxStep(),
    labStep(20),
    serverStep(),
    gradedStep(),
    budgetsStep,
  ],
};

/**
 * What `npm run test:all` adds to steps of `npm test`, or in steps of its own.
 * @type {Readonly<Record<string, (counts: { leftIn: (project: string) => string }) => string>>}
 */
export const ADDED = {
  explorers: () => 'every combination of the explorers',
  examples: () => 'all examples that run Rslib alone, and a tenth of those that run other tools',
  starter: () => 'a project of the starter for every pair of answers',
  'converted configurations': () => 'a tenth of the configurations of other tools',
  'examined examples': () => 'packages of examples that changed, and a tenth of the others',
  lessons: () => 'all lessons',
  'browser tests': ({ leftIn }) => `all browser tests in Chromium${leftIn('chromium')}`,
  'nginx rules': ({ leftIn }) => `with nginx${leftIn('nginx')}`,
  'journeys in Firefox': ({ leftIn }) => `and in Firefox${leftIn('firefox')}`,
  'smoke test in WebKit': () => 'a smoke test in WebKit',
  'lab against the native Rslib': () => 'more builds in the lab',
  'server for assistants': () => 'builds by the server, also ones that never end',
  'tasks for assistants': () => 'the solutions of all tasks for assistants',
};

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
