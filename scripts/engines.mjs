// npm run test:engines: the main journeys in Firefox and the smoke run in WebKit alone, on a build that is up to date.
import { buildIsStale } from './build-is-stale.mjs';
import { endOnSignals } from './children.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { orSentence } from './sentence.mjs';
import { engineSteps, finish, runInOrder } from './steps.mjs';
import { engine, root } from './tool.mjs';

const buildStep = { name: 'build', command: () => engine('build') };

endOnSignals();
await orSentence(async () => {
  await ensureInstalled();
  finish(await runInOrder([...(buildIsStale(root) ? [buildStep] : []), ...engineSteps]));
});
