// npm run test:engines: runs the main journeys in Firefox and the smoke test in WebKit. Builds first if the build is stale.
import { buildIsStale } from './build-is-stale.mjs';
import { endOnSignals } from './children.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { ensureLab } from './ensure-lab.mjs';
import { finish, runSteps } from './run-steps.mjs';
import { orSentence } from './sentence.mjs';
import { engineSteps } from './steps.mjs';
import { engine, root } from './tool.mjs';

const buildStep = { name: 'build', command: () => engine('build') };

endOnSignals();
await orSentence(async () => {
  await ensureInstalled();
  await ensureLab();
  finish(await runSteps([...(buildIsStale(root) ? [buildStep] : []), ...engineSteps]));
});
