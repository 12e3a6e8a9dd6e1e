// npm start: installs what is missing, builds the site and serves it.
import process from 'node:process';
import { endOnSignals, run } from './children.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { ensureLab } from './ensure-lab.mjs';
import { orSentence } from './sentence.mjs';
import { engine, root } from './tool.mjs';

endOnSignals();
await orSentence(async () => {
  await ensureInstalled();
  await ensureLab();
  // Pages are served as soon as they are written. On the same machine, the last 9% are not worth the best quality's time.
  for (const step of [engine('build', ['--no-compress']), engine('preview', ['--compress', '9'])]) {
    const [command, ...args] = step;
    const { code } = await run(command, args, { cwd: root });
    // The command has already printed its errors.
    process.exitCode = code;
    if (code !== 0) return;
  }
});
