// npm test: installs what is missing and runs everything. .ci/run calls it too.
import process from 'node:process';
import { endOnSignals } from './children.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { ensureLab } from './ensure-lab.mjs';
import { ensureBrowser } from './find-browser.mjs';
import { orSentence } from './sentence.mjs';
import { dynamicSteps, engineSteps, finish, runInOrder, runSideBySide, staticSteps } from './steps.mjs';

const browserStep = {
  name: 'browser',
  work: async () => {
    process.env.CHROME_PATH = await ensureBrowser();
    console.log(process.env.CHROME_PATH);
  },
};

endOnSignals();
await orSentence(async () => {
  await ensureInstalled();
  await ensureLab();
  const results = await runInOrder([browserStep]);
  results.push(...(await runSideBySide(staticSteps)));
  results.push(...(await runInOrder([...dynamicSteps, engineSteps], results)));
  finish(results);
});
