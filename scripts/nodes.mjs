// npm run test:nodes [-- 26 build start]: build, unit tests and start on every supported major version of Node, each fetched
// from npm into the cache. Numbers and names of steps choose among them.
import path from 'node:path';
import process from 'node:process';
import { endOnSignals, run } from './children.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { binaryOf, fetchNode, pathWith } from './fetch-node.mjs';
import { startPreview } from './preview.mjs';
import { orSentence } from './sentence.mjs';
import { finish, runInOrder } from './steps.mjs';
import { engine, root, tool } from './tool.mjs';

const MAJORS = ['20', '22', '24', '26'];
const STEPS = ['build', 'unit tests', 'start'];

/** @returns {import('./steps.mjs').Step[]} */
function stepsOf(major, wanted) {
  const binary = binaryOf(major);
  const env = { PATH: pathWith(binary) };
  const onIt = ([, ...args]) => [binary, ...args];
  const how = {
    build: { command: () => onIt(engine('build')) },
    'unit tests': { command: () => onIt(tool('vitest', 'vitest', ['run'])) },
    start: { work: () => answersFrom([binary, path.join(root, 'scripts/start.mjs')], env) },
  };
  const fetched = `Node ${major}`;
  return [
    { name: fetched, work: async () => void (await run(await fetchNode(major), ['--version'])) },
    ...wanted.map((name) => ({ name: `${fetched}: ${name}`, env, needs: [fetched], ...how[name] })),
  ];
}

/** What `npm start` serves has a heading. */
async function answersFrom(command, env) {
  const { address, stop } = await startPreview({ command, env });
  try {
    const answer = await fetch(address);
    if (!answer.ok || !(await answer.text()).includes('<h1'))
      throw new Error(`${address} answers ${answer.status}.`);
  } finally {
    await stop();
  }
}

endOnSignals();
await orSentence(async () => {
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => !MAJORS.includes(arg) && !STEPS.includes(arg));
  if (unknown !== undefined)
    throw new Error(`${unknown} is none of ${[...MAJORS, ...STEPS.map((name) => `'${name}'`)].join(', ')}.`);
  const chosen = (all) =>
    all.some((one) => args.includes(one)) ? all.filter((one) => args.includes(one)) : all;
  await ensureInstalled();
  finish(await runInOrder(chosen(MAJORS).flatMap((major) => stepsOf(major, chosen(STEPS)))));
});
