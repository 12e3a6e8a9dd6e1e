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
  // On the same machine, 9% smaller pages would not be worth two thirds of the time of the first build.
  for (const step of [engine('build', ['--compress', '9']), engine('preview')]) {
    const [command, ...args] = step;
    const { code } = await run(command, args, { cwd: root });
    // The command has already printed its errors.
    process.exitCode = code;
    if (code !== 0) return;
  }
});
