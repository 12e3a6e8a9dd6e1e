// npm run bench:tools: builds one library with Rslib and other tools and compares the time they take.
// Usage: npm run bench:tools [-- --modules 80 --rounds 5 --save]
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { endOnSignals } from '../../scripts/children.mjs';
import { fetchNode } from '../../scripts/fetch-node.mjs';
import { orSentence } from '../../scripts/sentence.mjs';
import { root } from '../../scripts/tool.mjs';
import { createSamples } from '../speed/samples.mjs';
import { library } from './library.mjs';
import { build, checkOutput, failsOnTypeError, install, versionsOf, writeProject } from './project.mjs';
import { toResults } from './results.mjs';
import { KINDS, TOOLS } from './tools.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
/** tsup and tsdown need a newer Node than the site does. */
const NODE = '24.21.0';

/** Builds everything once before any tool is measured again, so a busy minute slows down all of them alike. */
async function measure(modules, rounds, node) {
  const samples = createSamples();
  const failing = [];
  // Round 0 reads the programs from disk and is not counted; it checks what the tools write instead.
  for (let round = 0; round <= rounds; round += 1) {
    for (const kind of KINDS) {
      for (const tool of TOOLS.filter(({ kinds }) => kinds.includes(kind))) {
        const { code, cpu, seconds, output } = await build(tool, kind, node);
        if (code !== 0) throw new Error(`${tool.name} failed (${kind}):\n${output}`);
        if (round > 0) samples.add(tool.id, kind, { cpu, seconds });
        else {
          await checkOutput(tool, kind, modules);
          if (await failsOnTypeError(tool, kind, node)) failing.push(`${tool.id} ${kind}`);
        }
      }
    }
    console.log(round === 0 ? 'Checked the output of every tool' : `Round ${round} of ${rounds}`);
  }
  return { numbers: samples.numbers, failing };
}

endOnSignals();
await orSentence(async () => {
  const { values } = parseArgs({
    options: {
      modules: { type: 'string', default: '80' },
      rounds: { type: 'string', default: '5' },
      save: { type: 'boolean', default: false },
    },
  });
  const [modules, rounds] = [Number(values.modules), Number(values.rounds)];
  const node = await fetchNode(NODE);
  for (const home of new Set(TOOLS.map((tool) => tool.home))) await install(home);
  for (const tool of TOOLS) writeProject(tool, modules);
  const measured = await measure(modules, rounds, node);
  const results = toResults(TOOLS, measured, versionsOf, {
    date: new Date().toISOString().slice(0, 10),
    node: NODE,
    processors: os.cpus().length,
    modules,
    lines: [...library(modules).values()].join('').split('\n').length,
    rounds,
  });
  const text = `${JSON.stringify(results, null, 2)}\n`;
  console.log(text);
  const folder = values.save ? here : path.join(root, '.cache/bench/results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, values.save ? 'results.json' : 'tools.json'), text);
});
