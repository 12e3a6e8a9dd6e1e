// Runs the steps of `npm test` and `npm run check`, times each, and prints a summary.
import path from 'node:path';
import process from 'node:process';
import { run } from './children.mjs';
import { CannotRun } from './ensure-program.mjs';
import { ensureFirefox, ensureWebKit } from './find-engines.mjs';
import { ensureGit } from './find-git.mjs';
import { ensureNginx } from './find-nginx.mjs';
import { nodeOfExamples } from './node-of-examples.mjs';
import { engine, root, tool } from './tool.mjs';

/**
 * @typedef {import('./tool.mjs').Command} Command
 *
 * @typedef {object} StepKind
 * @property {string} name
 * @property {NodeJS.ProcessEnv} [env] added to the environment of this process
 * @property {string[]} [needs] steps that have to pass first; otherwise this one is skipped
 *
 * @typedef {object} CommandStep
 * @property {() => Command | Promise<Command>} command a function, because the tools exist only after the installation;
 *   throws `CannotRun` to skip the step
 * @property {undefined} [work]
 *
 * @typedef {object} WorkStep
 * @property {() => Promise<void>} work instead of a command; the message of a thrown error is its output
 * @property {undefined} [command]
 *
 * @typedef {StepKind & (CommandStep | WorkStep)} Step
 *
 * @typedef {'pass' | 'fail' | 'skip'} State
 * @typedef {{ name: string, state: State, seconds: number, note?: string, output?: string }} Result `output` if it failed
 */

/** Steps that only read files and take seconds. They run side by side, with their output held until they end. @type {Step[]} */
export const staticSteps = [
  { name: 'format', command: () => tool('oxfmt', 'oxfmt', ['--check', '.']) },
  { name: 'lint', command: () => tool('oxlint', 'oxlint', []) },
  { name: 'types', command: () => tool('typescript', 'tsc', ['--noEmit']) },
  { name: 'spelling and style', command: () => engine('prose') },
  { name: 'licenses', command: () => engine('licenses') },
  { name: 'unused code', command: () => tool('knip', 'knip', ['--no-progress']) },
  // With --production, use by tests does not count.
  { name: 'code used only by tests', command: () => tool('knip', 'knip', ['--no-progress', '--production']) },
];

/** The project of vitest.config.ts with the tests that run git. They are a separate step, because not every machine has git. */
const WITH_GIT = 'with git';

/** The steps after them, in order. Those in a list use one core each, so they run side by side. @type {(Step | Step[])[]} */
export const dynamicSteps = [
  { name: 'unit tests', command: () => vitest('--project', `!${WITH_GIT}`) },
  {
    name: 'unit tests with git',
    command: async () => {
      await ensureGit();
      return vitest('--project', WITH_GIT);
    },
  },
  {
    name: 'examples',
    command: async () => {
      await nodeOfExamples();
      return [process.execPath, path.join(root, 'scripts/examples.mjs')];
    },
  },
  [
    { name: 'build', command: () => engine('build') },
    { name: 'option contract', command: () => engine('contract') },
    { name: 'explorers', command: () => engine('explorers', ['--check']) },
    { name: 'search quality', command: () => engine('scripts/search-quality.ts') },
  ],
  { name: 'browser tests', command: () => playwright('chromium'), needs: ['build', 'browser'] },
  [
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
        return playwright('nginx');
      },
      needs: ['build', 'browser'],
    },
  ],
];

/** Steps that test the site in engines other than Chromium. @type {Step[]} */
export const engineSteps = [
  {
    name: 'journeys in Firefox',
    command: async () => {
      await ensureFirefox();
      return playwright('firefox');
    },
    needs: ['build'],
  },
  {
    name: 'smoke test in WebKit',
    command: async () => {
      await ensureWebKit();
      return playwright('webkit-gtk');
    },
    needs: ['build'],
  },
];

/** @param {string[]} args */
const vitest = (...args) => tool('vitest', 'vitest', ['run', ...args]);

/** @param {string} project */
function playwright(project) {
  return tool('@playwright/test', 'playwright', ['test', `--project=${project}`]);
}

/**
 * Runs steps at the same time, with the output of each held until it ends, and shown only if it fails.
 * @param {Step[]} steps
 * @param {Result[]} [before]
 * @returns {Promise<Result[]>}
 */
export async function runSideBySide(steps, before = []) {
  console.log(`\n▶ ${steps.map(({ name }) => name).join(', ')}`);
  return Promise.all(
    steps.map(async (step) => {
      const result = skippedFor(step, before) ?? (await runStep(step, 'capture'));
      console.log(headline(result));
      if (result.output !== undefined) console.log(result.output);
      return result;
    }),
  );
}

/**
 * Runs steps one after the other, with live output; those in a list side by side.
 * @param {(Step | Step[])[]} steps
 * @param {Result[]} [before]
 * @returns {Promise<Result[]>}
 */
export async function runInOrder(steps, before = []) {
  /** @type {Result[]} */
  const results = [];
  for (const step of steps) {
    const known = [...before, ...results];
    if (Array.isArray(step)) {
      results.push(...(await runSideBySide(step, known)));
      continue;
    }
    const skipped = skippedFor(step, known);
    if (skipped === undefined) console.log(`\n▶ ${step.name}`);
    // In a terminal a step keeps its colors and progress, and one can scroll back to what it said.
    const result = skipped ?? (await runStep(step, process.stdout.isTTY ? 'inherit' : 'tee'));
    console.log(headline(result));
    results.push(result);
  }
  return results;
}

/**
 * Returns the result of a step that needs one that did not pass.
 * @param {Step} step
 * @param {Result[]} before
 * @returns {Result | undefined}
 */
function skippedFor({ name, needs = [] }, before) {
  const missing = needs.find((need) => before.some((one) => one.name === need && one.state !== 'pass'));
  return missing === undefined ? undefined : { name, state: 'skip', seconds: 0, note: `needs: ${missing}` };
}

/** @param {Step} step @param {'inherit' | 'capture' | 'tee'} output @returns {Promise<Result>} */
async function runStep(step, output) {
  const begun = performance.now();
  /** @param {State} state */
  const done = (state) => ({ name: step.name, state, seconds: (performance.now() - begun) / 1000 });
  try {
    if (step.work !== undefined) {
      await step.work();
      return done('pass');
    }
    const [command, ...args] = await step.command();
    const env = { ...process.env, ...step.env };
    const { code, output: said } = await run(command, args, { cwd: root, env, output });
    return code === 0 ? done('pass') : { ...done('fail'), output: said.trimEnd() };
  } catch (error) {
    if (error instanceof CannotRun) return { ...done('skip'), note: `NOT TESTED: ${error.message}` };
    const message = error instanceof Error ? error.message : String(error);
    if (output !== 'capture') console.log(message);
    return { ...done('fail'), output: message };
  }
}

const SIGNS = { pass: '✔', fail: '✘', skip: '–' };

/** @param {Result} result */
function headline({ name, state, seconds, note }) {
  if (state === 'skip') return `${SIGNS[state]} ${name} SKIPPED. ${note}`;
  return `${SIGNS[state]} ${name} ${state === 'pass' ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`;
}

/** Returns the table of steps and the line with the totals. @param {Result[]} results */
export function summaryOf(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const lines = results.map(({ name, state, seconds, note }) => {
    const time = state === 'skip' ? '' : `${seconds.toFixed(1)} s`;
    return `  ${SIGNS[state]} ${state}  ${name.padEnd(width)}  ${time.padStart(8)}${note === undefined ? '' : `  ${note}`}`.trimEnd();
  });
  const count = (/** @type {State} */ state) => results.filter((result) => result.state === state).length;
  const skipped = count('skip') > 0 ? `, ${count('skip')} skipped` : '';
  return [...lines, '', `${count('pass')} passed, ${count('fail')} failed${skipped}`].join('\n');
}

/** How many lines of a failed step are shown once more at the end. */
const REPEATED_LINES = 60;

/**
 * Prints the end of what failed steps said, the summary, and sets the exit code. A skipped step does not set it: if a
 * failed step caused the skip, that step does. The repetition is for logs of which one sees only the end.
 * @param {Result[]} results
 */
export function finish(results) {
  for (const { name, output } of results)
    if (output) console.log(`\n✘ ${name}\n${output.split('\n').slice(-REPEATED_LINES).join('\n')}`);
  console.log(`\n${summaryOf(results)}`);
  if (results.some(({ state }) => state === 'fail')) process.exitCode = 1;
}
