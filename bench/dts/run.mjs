// npm run bench:dts: measures the cost of declaration files with TypeScript 6, TypeScript 7 and isolated declarations, for a
// small and a large library.
// Usage: npm run bench:dts [-- --modules 2,300 --rounds 3 --save]
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { endOnSignals } from '../../scripts/children.mjs';
import { orSentence } from '../../scripts/sentence.mjs';
import { root } from '../../scripts/tool.mjs';
import { costOf } from '../speed/process-cost.mjs';
import { median } from '../speed/samples.mjs';
import { library } from './library.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const modulesDir = path.join(root, 'examples/node_modules');
const LIMIT_SECONDS = 600;

/** The value of `dts` in each kind of build. The others are compared with `without`. */
const KINDS = {
  without: false,
  'TypeScript 6': { typescriptPath: path.join(modulesDir, 'typescript-6/lib/typescript.js') },
  'TypeScript 7': true,
  'isolated: true': { isolated: true },
};

function writeProject(modules) {
  const folder = path.join(root, '.cache/bench/dts', String(modules));
  rmSync(folder, { recursive: true, force: true });
  const files = library(modules);
  files.set('package.json', '{ "name": "measured", "type": "module" }\n');
  files.set(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        module: 'preserve',
        strict: true,
        rootDir: 'src',
        skipLibCheck: true,
        isolatedModules: true,
        types: [],
      },
      include: ['src'],
    }),
  );
  files.set(
    'rslib.config.mjs',
    `export default {
  lib: [{ format: 'esm', dts: JSON.parse(process.env.MEASURED_DTS) }],
  performance: { buildCache: false },
};\n`,
  );
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  symlinkSync(modulesDir, path.join(folder, 'node_modules'));
  return folder;
}

async function build(folder, kind) {
  const { code, cpu, seconds, output } = await costOf(
    [process.execPath, path.join(modulesDir, '@rslib/core/bin/rslib.js'), 'build'],
    { cwd: folder, env: { MEASURED_DTS: JSON.stringify(KINDS[kind]) }, limitSeconds: LIMIT_SECONDS },
  );
  if (code !== 0) throw new Error(`The build with ${kind} failed:\n${output}`);
  const kept = path.join(folder, 'kept', kind);
  rmSync(kept, { recursive: true, force: true });
  cpSync(path.join(folder, 'dist'), kept, { recursive: true });
  return cpu ?? seconds;
}

/** Finds declaration files that differ between the two compilers. */
function differences(folder) {
  const [six, seven] = ['TypeScript 6', 'TypeScript 7'].map((kind) => path.join(folder, 'kept', kind));
  const names = readdirSync(six, { recursive: true }).filter((name) => name.endsWith('.d.ts'));
  const textOf = (place, name) =>
    existsSync(path.join(place, name)) ? readFileSync(path.join(place, name), 'utf8') : undefined;
  return {
    count: names.length,
    different: names.filter((name) => textOf(six, name) !== textOf(seven, name)),
  };
}

async function measure(modules, rounds) {
  const folder = writeProject(modules);
  const lines = [...library(modules).values()].join('').split('\n').length;
  const times = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, []]));
  // The first build is not measured: it reads the programs from disk.
  await build(folder, 'TypeScript 6');
  for (let round = 0; round < rounds; round += 1)
    for (const kind of Object.keys(KINDS)) times[kind].push(await build(folder, kind));
  const without = median(times.without);
  const { count, different } = differences(folder);
  const cost = Object.fromEntries(Object.entries(times).map(([kind, all]) => [kind, median(all) - without]));
  const show = (kind) => `${cost[kind].toFixed(2)} s`;
  return [
    `${modules} modules, ${lines} lines`,
    `${without.toFixed(2)} s`,
    ...Object.keys(KINDS).slice(1).map(show),
    (cost['TypeScript 6'] / cost['TypeScript 7']).toFixed(1),
    `${count - different.length} of ${count}`,
  ];
}

endOnSignals();
await orSentence(async () => {
  const { values } = parseArgs({
    options: {
      modules: { type: 'string', default: '2,300' },
      rounds: { type: 'string', default: '3' },
      save: { type: 'boolean', default: false },
    },
  });
  if (!existsSync(modulesDir))
    throw new Error('Rslib is not installed in examples/. Run `npm ci` there first.');
  const rows = [];
  for (const modules of values.modules.split(',').map(Number))
    rows.push(await measure(modules, Number(values.rounds)));
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const [, ...kinds] = Object.keys(KINDS);
  const args = process.argv.slice(2);
  const report = [
    `${new Date().toISOString().slice(0, 10)}, \`npm run bench:dts${args.length > 0 ? ` -- ${args.join(' ')}` : ''}\`, Node ${process.version}, ${os.cpus().length} processors.`,
    'Processor time, median; for declarations what they add to the build without them.',
    '',
    line(['library', 'without', ...kinds, 'TypeScript 6 / 7', 'same files']),
    line(['---', ...Array.from({ length: kinds.length + 3 }, () => '---:')]),
    ...rows.map(line),
    '',
  ].join('\n');
  console.log(report);
  const folder = values.save ? path.join(here, 'results') : path.join(root, '.cache/bench/results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'dts.md'), report);
});
