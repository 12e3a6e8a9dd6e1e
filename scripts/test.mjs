// npm test and, with `all`, npm run test:all: install what is missing and run the checks. .ci/run calls the second.
import process from 'node:process';
import { endOnSignals } from './children.mjs';
import { notChosenIn } from './chosen/lists.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { ensureLab } from './ensure-lab.mjs';
import { ensureBrowser } from './find-browser.mjs';
import { finish, runSteps } from './run-steps.mjs';
import { orSentence } from './sentence.mjs';
import { ADDED, ALL, CHOICE, SHORT } from './steps.mjs';

const browserStep = {
  name: 'browser',
  cores: 1,
  work: async () => {
    process.env.CHROME_PATH = await ensureBrowser();
    console.log(process.env.CHROME_PATH);
  },
};

endOnSignals();
await orSentence(async () => {
  await ensureInstalled();
  await ensureLab();
  const { steps, limit } = process.argv[2] === 'all' ? ALL : SHORT;
  const begun = performance.now();
  const results = await runSteps([browserStep, ...steps]);
  finish(results, { seconds: (performance.now() - begun) / 1000, limit });
  if (steps === ALL.steps) return;
  const isChosen = results.some(({ name, state }) => name === CHOICE && state === 'pass');
  console.log(`\nnpm run test:all adds ${addedBy(isChosen)}.`);
});

/** @param {boolean} isChosen */
function addedBy(isChosen) {
  const leftIn = (/** @type {string} */ project) => (isChosen ? ` (${notChosenIn(project)} more)` : '');
  return Object.values(ADDED)
    .map((sentence) => sentence({ leftIn }))
    .join(', ');
}
