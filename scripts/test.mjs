// npm test: installs what is missing and runs everything. .ci/run calls it too.
import process from 'node:process';
import { endOnSignals } from './children.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { ensureLab } from './ensure-lab.mjs';
import { ensureBrowser } from './find-browser.mjs';
import { finish, runSteps } from './run-steps.mjs';
import { orSentence } from './sentence.mjs';
import { dynamicSteps, engineSteps, staticSteps } from './steps.mjs';

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
  finish(await runSteps([browserStep, ...staticSteps, ...dynamicSteps, ...engineSteps]));
});
