// npm run test:e2e [-- arguments for playwright]: the browser tests alone, in Chromium, on a build that is up to date;
// with those of the rules for nginx, where there is one.
import process from 'node:process';
import { buildIsStale } from './build-is-stale.mjs';
import { endOnSignals, run } from './children.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { CannotRun } from './ensure-program.mjs';
import { ensureBrowser } from './find-browser.mjs';
import { ensureNginx } from './find-nginx.mjs';
import { orSentence } from './sentence.mjs';
import { engine, root, tool } from './tool.mjs';

endOnSignals();
await orSentence(async () => {
  await ensureInstalled();
  process.env.CHROME_PATH = await ensureBrowser();
  const projects = ['chromium'];
  try {
    await ensureNginx();
    projects.push('nginx');
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    console.log(`NOT TESTED: ${error.message}`);
  }
  // `=` and not a space, after which Playwright would take the name of a file for one more project.
  const args = ['test', ...projects.map((name) => `--project=${name}`), ...process.argv.slice(2)];
  const commands = [tool('@playwright/test', 'playwright', args)];
  if (buildIsStale(root)) commands.unshift(engine('build'));
  for (const [command, ...rest] of commands) {
    const { code } = await run(command, rest, { cwd: root });
    process.exitCode = code;
    if (code !== 0) return;
  }
});
