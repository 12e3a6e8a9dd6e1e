// npm run test:e2e [-- arguments for playwright]: the browser tests alone, on a build that is up to date.
import process from 'node:process';
import { buildIsStale } from './build-is-stale.mjs';
import { endOnSignals, run } from './children.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { ensureBrowser } from './find-browser.mjs';
import { orSentence } from './sentence.mjs';
import { engine, root, tool } from './tool.mjs';

endOnSignals();
await orSentence(async () => {
  await ensureInstalled();
  process.env.CHROME_PATH = await ensureBrowser();
  const commands = [tool('@playwright/test', 'playwright', ['test', ...process.argv.slice(2)])];
  if (buildIsStale(root)) commands.unshift(engine('build'));
  for (const [command, ...args] of commands) {
    const { code } = await run(command, args, { cwd: root });
    process.exitCode = code;
    if (code !== 0) return;
  }
});
