// npm run test:e2e [-- arguments for playwright]: the browser tests alone, in Chromium, on a build that is up to date.
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
  // `=` and not a space, after which Playwright would take the name of a file for one more project.
  const args = ['test', '--project=chromium', ...process.argv.slice(2)];
  const commands = [tool('@playwright/test', 'playwright', args)];
  if (buildIsStale(root)) commands.unshift(engine('build'));
  for (const [command, ...rest] of commands) {
    const { code } = await run(command, rest, { cwd: root });
    process.exitCode = code;
    if (code !== 0) return;
  }
});
