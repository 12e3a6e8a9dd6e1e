// npm run examples [-- options]: runs the examples of all pages with the Node version that recorded them.
import process from 'node:process';
import { endOnSignals, run } from './children.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { nodeOfExamples } from './node-of-examples.mjs';
import { orSentence } from './sentence.mjs';
import { engine, root } from './tool.mjs';

endOnSignals();
await orSentence(async () => {
  await ensureInstalled();
  const { binary, env } = await nodeOfExamples();
  const [, ...args] = engine('examples', process.argv.slice(2));
  process.exitCode = (await run(binary, args, { cwd: root, env })).code;
});
