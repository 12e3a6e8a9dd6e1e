// npm run check: runs the static checks, in seconds.
import { endOnSignals } from './children.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { orSentence } from './sentence.mjs';
import { finish, runSideBySide, staticSteps } from './steps.mjs';

endOnSignals();
await orSentence(async () => {
  await ensureInstalled();
  finish(await runSideBySide(staticSteps));
});
