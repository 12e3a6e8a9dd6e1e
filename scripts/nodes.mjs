// npm run test:nodes [-- 26 build start]: runs the build, the unit tests and `npm start` on every supported major version of
// Node, downloaded from npm into the cache. Arguments select versions and steps; `package` is only the packed engine.
import path from 'node:path';
import process from 'node:process';
import { endOnSignals, run } from './children.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { binaryOf, fetchNode, pathWith } from './fetch-node.mjs';
import { startPreview } from './preview.mjs';
import { finish, runSteps } from './run-steps.mjs';
import { orSentence } from './sentence.mjs';
import { engine, root, tool } from './tool.mjs';

const MAJORS = ['20', '22', '24', '26'];
const STEPS = /** @type {const} */ (['build', 'unit tests', 'package', 'start']);

/**
 * Packs the engine, installs it and builds a site with it, all with the Node that runs the test. It is one of the unit tests, so
 * the step runs only if it is chosen.
 */
const PACKAGE_TEST = 'tests/site/engine-package.test.ts';

/**
 * @typedef {(typeof STEPS)[number]} StepName
 * @typedef {import('./tool.mjs').Command} Command
 */

/**
 * @param {string} major
 * @param {readonly StepName[]} wanted
 * @returns {import('./run-steps.mjs').Step[]}
 */
function stepsOf(major, wanted) {
  const binary = binaryOf(major);
  const env = { PATH: pathWith(binary) };
  /** @type {(command: Command) => Command} */
  const onIt = ([, ...args]) => [binary, ...args];
  const how = {
    build: { command: () => onIt(engine('build')) },
    'unit tests': { command: () => onIt(tool('vitest', 'vitest', ['run'])) },
    package: { command: () => onIt(tool('vitest', 'vitest', ['run', PACKAGE_TEST])) },
    start: { work: () => answersFrom([binary, path.join(root, 'scripts/start.mjs')], env) },
  };
  const fetched = `Node ${major}`;
  return [
    { name: fetched, work: async () => void (await run(await fetchNode(major), ['--version'])) },
    ...wanted.map((name) => ({ name: `${fetched}: ${name}`, env, needs: [fetched], ...how[name] })),
  ];
}

/**
 * Throws unless `npm start` serves a page with a heading.
 * @param {Command} command
 * @param {NodeJS.ProcessEnv} env
 */
async function answersFrom(command, env) {
  const { address, stop } = await startPreview({ command, env });
  try {
    const answer = await fetch(address);
    if (!answer.ok || !(await answer.text()).includes('<h1'))
      throw new Error(`${address} returned ${answer.status}, or a page without a heading.`);
  } finally {
    await stop();
  }
}

endOnSignals();
await orSentence(async () => {
  const args = process.argv.slice(2);
  const known = [...MAJORS, ...STEPS];
  const unknown = args.find((arg) => !known.includes(arg));
  if (unknown !== undefined)
    throw new Error(
      `Unknown argument '${unknown}'. Use any of ${known.map((name) => `'${name}'`).join(', ')}.`,
    );
  /** @type {<T extends string>(all: readonly T[]) => readonly T[]} */
  const chosen = (all) =>
    all.some((one) => args.includes(one)) ? all.filter((one) => args.includes(one)) : all;
  await ensureInstalled();
  const steps = chosen(STEPS).filter((name) => name !== 'package' || args.includes(name));
  finish(await runSteps(chosen(MAJORS).flatMap((major) => stepsOf(major, steps))));
});
