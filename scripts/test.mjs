// npm test and, with `all`, npm run test:all: install what is missing and run the checks. .ci/run calls the second.
import process from 'node:process';
import { endOnSignals } from './children.mjs';
import { leftIn } from './chosen/lists.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { ensureLab } from './ensure-lab.mjs';
import { ensureBrowser } from './find-browser.mjs';
import { finish, runSteps } from './run-steps.mjs';
import { orSentence } from './sentence.mjs';
import { allSteps, CHOICE, shortSteps } from './steps.mjs';

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
  const isAll = process.argv[2] === 'all';
  const results = await runSteps([browserStep, ...(isAll ? allSteps : shortSteps)]);
  finish(results);
  if (isAll) return;
  const isChosen = results.some(({ name, state }) => name === CHOICE && state === 'pass');
  const counts = () =>
    ['chromium', 'nginx', 'firefox'].map((project) => `${leftIn(project)} in the project ${project}`);
  const left = isChosen ? ` (${counts().join(', ')})` : '';
  console.log(`
npm run test:all adds the other browser tests${left}, the smoke test in WebKit,
all other examples that run Rslib alone, a tenth of those that run other tools, and more builds in the lab.`);
});
