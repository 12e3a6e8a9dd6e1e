// npm run bench:load: measures the built site under load on loopback, on the bundled server and on nginx. Any error fails.
// Usage: npm run bench:load [-- --seconds 5 --connections 50 --save]
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { buildIsStale } from '../../scripts/build-is-stale.mjs';
import { endOnSignals, run } from '../../scripts/children.mjs';
import { CannotRun } from '../../scripts/ensure-program.mjs';
import { orSentence } from '../../scripts/sentence.mjs';
import { engine, root } from '../../scripts/tool.mjs';
import { bundledServer, nginxServer } from './servers.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const PAGE = '/config/lib/dts';

/** @param {import('./generator.mjs').Order} order @returns {Promise<import('./generator.mjs').Answers>} */
function underLoad(order) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(here, 'generator.mjs'), { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function asksOf(origin) {
  const html = await (await fetch(origin)).text();
  const asset = /<script[^>]* src="(?<asset>[^"]+)"/.exec(html)?.groups?.asset;
  if (asset === undefined) throw new Error('The home page links no script.');
  return [
    { what: 'an HTML page', pathname: PAGE, status: 200 },
    { what: 'an asset', pathname: asset, status: 200 },
    { what: 'a page that does not exist', pathname: '/nowhere/at/all', status: 404 },
    { what: 'a redirect', pathname: `${PAGE}.html`, status: 308 },
  ];
}

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

async function measure(server, { connections, seconds }) {
  const rows = [];
  for (const { what, pathname, status } of await asksOf(server.origin)) {
    const order = { origin: server.origin, pathname, status, connections };
    // Warm up: the first responses are slower, while code is compiled and files are read.
    await underLoad({ ...order, milliseconds: 500 });
    const { times, errors, milliseconds } = await underLoad({ ...order, milliseconds: seconds * 1000 });
    const sorted = times.toSorted((a, b) => a - b);
    rows.push({
      server: server.name,
      what,
      perSecond: Math.round((times.length / milliseconds) * 1000),
      p50: percentile(sorted, 0.5),
      p99: percentile(sorted, 0.99),
      requests: times.length + errors.length,
      errors: errors.length,
      firstError: errors[0],
    });
    console.log(`${server.name}, ${what}: ${JSON.stringify(rows.at(-1))}`);
  }
  return rows;
}

endOnSignals();
await orSentence(async () => {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '5' },
      connections: { type: 'string', default: '50' },
      save: { type: 'boolean', default: false },
    },
  });
  const settings = { connections: Number(values.connections), seconds: Number(values.seconds) };
  if (buildIsStale(root)) {
    const [command, ...args] = engine('build');
    if ((await run(command, args)).code !== 0) throw new Error('The site could not be built.');
  }
  const rows = [];
  const missing = [];
  for (const start of [bundledServer, nginxServer]) {
    const server = await start().catch((error) => {
      if (!(error instanceof CannotRun)) throw error;
      missing.push(`NOT MEASURED: ${error.message}`);
    });
    if (server === undefined) continue;
    try {
      rows.push(...(await measure(server, settings)));
    } finally {
      await server.stop();
    }
  }
  const table = [
    '| server | asked for | requests per second | median | p99 | requests | errors |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(
      (row) =>
        `| ${row.server} | ${row.what} | ${row.perSecond} | ${row.p50?.toFixed(1)} ms | ${row.p99?.toFixed(1)} ms | ${row.requests} | ${row.errors} |`,
    ),
  ];
  const args = process.argv.slice(2);
  const head = `${new Date().toISOString().slice(0, 10)}, \`npm run bench:load${args.length > 0 ? ` -- ${args.join(' ')}` : ''}\`, Node ${process.version}, ${os.cpus().length} processors, ${settings.connections} connections, load generator and server on one machine`;
  const report = [head, '', ...table, ...missing.map((text) => `\n${text}`), ''].join('\n');
  console.log(`\n${report}`);
  const folder = values.save ? path.join(here, 'results') : path.join(root, '.cache/bench/results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'load.md'), report);
  const failed = rows.filter(({ errors }) => errors > 0);
  if (failed.length > 0)
    throw new Error(
      failed
        .map((row) => `${row.server}, ${row.what}: ${row.errors} errors, first: ${row.firstError}`)
        .join('\n'),
    );
});
