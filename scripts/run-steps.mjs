// Runs the steps of `npm test` and similar commands, several at a time where one leaves processors idle, and prints a
// summary with the time of each.
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { run } from './children.mjs';
import { CannotRun } from './ensure-program.mjs';
import { root } from './tool.mjs';

/**
 * @typedef {import('./tool.mjs').Command} Command
 *
 * @typedef {object} StepKind
 * @property {string} name
 * @property {number} [cores] how many it keeps busy, all by default. With others beside it, its output is held until it
 *   ends, and shown only if it fails
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
 * @typedef {object} Result
 * @property {string} name
 * @property {State} state
 * @property {number} seconds
 * @property {number} [processorSeconds] where it can be measured
 * @property {string} [note]
 * @property {string} [output] if it failed
 */

/**
 * Runs steps in order. While a core is idle, the next one that needs none of the running steps starts too.
 * @param {readonly Step[]} steps
 * @param {{ before?: readonly Result[], cores?: number }} [options]
 * @returns {Promise<Result[]>} in the order of the steps
 */
export async function runSteps(steps, { before = [], cores = availableParallelism() } = {}) {
  const waiting = [...steps];
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  /** @type {Map<Step, Result>} */
  const results = new Map();
  const coresOf = (/** @type {Step} */ { cores: own = cores }) => own;
  const isReady = (/** @type {Step} */ { needs = [] }) =>
    ![...waiting, ...running.keys()].some(({ name }) => needs.includes(name));
  while (waiting.length > 0 || running.size > 0) {
    const busy = [...running.keys()].reduce((sum, step) => sum + coresOf(step), 0);
    const step = busy < cores ? waiting.find(isReady) : undefined;
    if (step === undefined) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(step), 1);
    const begin = async () => {
      results.set(step, await runAndReport(step, [...before, ...results.values()], coresOf(step) < cores));
      running.delete(step);
    };
    running.set(step, begin());
  }
  return steps.flatMap((step) => results.get(step) ?? []);
}

/**
 * @param {Step} step
 * @param {readonly Result[]} known
 * @param {boolean} isHeld
 */
async function runAndReport(step, known, isHeld) {
  const skipped = skippedFor(step, known);
  if (skipped === undefined) console.log(`${isHeld ? '' : '\n'}▶ ${step.name}`);
  // In a terminal a step keeps its colors and progress, and one can scroll back to what it said.
  const result =
    skipped ?? (await runStep(step, isHeld ? 'capture' : process.stdout.isTTY ? 'inherit' : 'tee'));
  console.log(headline(result));
  if (isHeld && result.output) console.log(result.output);
  return result;
}

/**
 * Returns the result of a step that needs one that did not pass.
 * @param {Step} step
 * @param {readonly Result[]} before
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
    const { code, output: said, processorSeconds } = await run(command, args, { cwd: root, env, output });
    const ended = {
      ...done(code === 0 ? 'pass' : 'fail'),
      ...(processorSeconds !== undefined && { processorSeconds }),
    };
    return code === 0 ? ended : { ...ended, output: said.trimEnd() };
  } catch (error) {
    if (error instanceof CannotRun) return { ...done('skip'), note: `NOT TESTED: ${error.message}` };
    const message = error instanceof Error ? error.message : String(error);
    if (output !== 'capture') console.log(message);
    return { ...done('fail'), output: message };
  }
}

const SIGNS = { pass: '✔', fail: '✘', skip: '–' };

const inSeconds = (/** @type {number} */ seconds) => `${seconds.toFixed(1)} s`;

/** @param {Result} result */
function headline({ name, state, seconds, processorSeconds, note }) {
  if (state === 'skip') return `${SIGNS[state]} ${name} SKIPPED. ${note}`;
  const processor = processorSeconds === undefined ? '' : ` (processor time ${inSeconds(processorSeconds)})`;
  return `${SIGNS[state]} ${name} ${state === 'pass' ? 'passed' : 'FAILED'} in ${inSeconds(seconds)}${processor}`;
}

/**
 * How long a command took, and may take on two idle cores.
 * @typedef {{ seconds: number, limit: number }} Duration
 */

/**
 * Returns the table of steps and the line with the totals. The processor time is the second column, if it was measured.
 * Steps run beside each other, so their times do not add up to the whole.
 * @param {Result[]} results
 * @param {Duration} [whole]
 */
export function summaryOf(results, whole) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const isMeasured = results.some(({ processorSeconds }) => processorSeconds !== undefined);
  const lines = results.map(({ name, state, seconds, processorSeconds, note }) => {
    const time = (state === 'skip' ? '' : inSeconds(seconds)).padStart(8);
    const processor = isMeasured
      ? (processorSeconds === undefined ? '' : inSeconds(processorSeconds)).padStart(11)
      : '';
    return `  ${SIGNS[state]} ${state}  ${name.padEnd(width)}  ${time}${processor}${note === undefined ? '' : `  ${note}`}`.trimEnd();
  });
  const count = (/** @type {State} */ state) => results.filter((result) => result.state === state).length;
  const skipped = count('skip') > 0 ? `, ${count('skip')} skipped` : '';
  const processor = results.reduce((sum, { processorSeconds = 0 }) => sum + processorSeconds, 0);
  const head = isMeasured ? [`${' '.repeat(width + 10)}  ${'time'.padStart(8)}  processor`] : [];
  const total = isMeasured ? `. Processor time: ${inSeconds(processor)}` : '';
  const counts = `${count('pass')} passed, ${count('fail')} failed${skipped}${total}`;
  return [...head, ...lines, '', ...(whole ? [durationOf(whole)] : []), counts].join('\n');
}

const inMinutes = (/** @type {number} */ seconds) =>
  `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;

/** @param {Duration} whole */
function durationOf({ seconds, limit }) {
  const excess = seconds > limit ? ', which is too long unless the machine was busy' : '';
  return `${inMinutes(seconds)} in all${excess}. On two idle cores, at most ${limit / 60} min.`;
}

/** How many lines of a failed step are shown once more at the end. */
const REPEATED_LINES = 60;

/**
 * Prints the end of what failed steps said, the summary, and sets the exit code. A skipped step does not set it: if a
 * failed step caused the skip, that step does. The repetition is for logs of which one sees only the end.
 * @param {Result[]} results
 * @param {Duration} [whole]
 */
export function finish(results, whole) {
  for (const { name, output } of results)
    if (output) console.log(`\n✘ ${name}\n${output.split('\n').slice(-REPEATED_LINES).join('\n')}`);
  console.log(`\n${summaryOf(results, whole)}`);
  if (results.some(({ state }) => state === 'fail')) process.exitCode = 1;
}
