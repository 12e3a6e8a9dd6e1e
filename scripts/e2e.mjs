// npm run test:e2e [-- arguments for playwright]: runs the browser tests in Chromium, and the tests of the nginx rules if
// nginx is available. Builds first if the build is stale.
import process from 'node:process';
import { buildIsStale } from './build-is-stale.mjs';
import { endOnSignals, run } from './children.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { ensureLab } from './ensure-lab.mjs';
import { CannotRun } from './ensure-program.mjs';
import { ensureBrowser } from './find-browser.mjs';
import { ensureNginx } from './find-nginx.mjs';
import { orSentence } from './sentence.mjs';
import { engine, root, tool } from './tool.mjs';

endOnSignals();
await orSentence(async () => {
  await ensureInstalled();
  await ensureLab();
  process.env.CHROME_PATH = await ensureBrowser();
  const projects = ['chromium'];
  try {
    await ensureNginx();
    projects.push('nginx');
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    console.log(`NOT TESTED: ${error.message}`);
  }
  // With a space instead of `=`, Playwright would take a file name that follows for another project.
  const args = ['test', ...projects.map((name) => `--project=${name}`), ...process.argv.slice(2)];
  const commands = [tool('@playwright/test', 'playwright', args)];
  if (buildIsStale(root)) commands.unshift(engine('build'));
  for (const [command, ...rest] of commands) {
    const { code } = await run(command, rest, { cwd: root });
    process.exitCode = code;
    if (code !== 0) return;
  }
});
