// npm run check: runs the static checks, in seconds.
import { endOnSignals } from './children.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { finish, runSteps } from './run-steps.mjs';
import { orSentence } from './sentence.mjs';
import { staticSteps } from './steps.mjs';

endOnSignals();
await orSentence(async () => {
  await ensureInstalled();
  finish(await runSteps(staticSteps));
});
