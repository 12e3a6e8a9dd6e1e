// npm run bench: compares this engine with its peers on the same pages, and prints one table. See bench/README.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { endOnSignals } from '../../scripts/children.mjs';
import { orSentence } from '../../scripts/sentence.mjs';
import { root } from '../../scripts/tool.mjs';
import { makeCorpus, pagesOf } from './corpus/corpus.mjs';
import { CACHE } from './engines/peer.mjs';
import { install, versionsOf } from './install.mjs';
import { measureBuilds } from './measure/build.mjs';
import { measureDevServers } from './measure/dev.mjs';
import { measureInBrowser } from './measure/in-browser.mjs';
import { HELP, readOptions } from './options.mjs';
import { asMarkdown } from './report.mjs';
import { createSamples } from './samples.mjs';
import { builtSite, writtenSite } from './sites.mjs';

const IN_BROWSER = ['load', 'navigate', 'search'];
const say = (text) => console.log(text);

/** @param {import('./options.mjs').Options} options */
async function measure(options) {
  const { only, pages: sizes, rounds, buildRounds, limitSeconds } = options;
  const samples = createSamples();
  const refused = {};
  for (const { id, ...engine } of options.engines) {
    const reason = await install({ id, ...engine });
    if (reason !== undefined) refused[id] = reason;
  }
  const engines = options.engines.filter(({ id }) => refused[id] === undefined);
  const corpus = makeCorpus(sizes[0]);
  const parts = only.filter((part) => IN_BROWSER.includes(part));
  if (parts.length > 0) {
    const subjects = [];
    for (const engine of engines) {
      say(`Building ${corpus.count} pages with ${engine.name}`);
      try {
        subjects.push({ engine, out: await builtSite(engine, writtenSite(engine, corpus), limitSeconds) });
      } catch (error) {
        for (const part of parts) samples.fail(engine.id, part, error.message);
        say(`${engine.name}: ${error.message}`);
      }
    }
    await measureInBrowser({ subjects, parts, rounds, samples, pages: pagesOf(corpus), say });
  }
  if (only.includes('build')) {
    for (const pages of sizes) {
      const content = makeCorpus(pages);
      const sites = engines.map((engine) => ({ engine, siteDir: writtenSite(engine, content), pages }));
      await measureBuilds({
        sites,
        rounds: buildRounds,
        page: pagesOf(content)[2],
        limitSeconds,
        samples,
        say,
      });
    }
  }
  if (only.includes('dev')) {
    const sites = engines.map((engine) => ({ engine, siteDir: writtenSite(engine, corpus) }));
    await measureDevServers({ sites, rounds, samples, page: pagesOf(corpus)[2], say });
  }
  return { samples, refused };
}

endOnSignals();
await orSentence(async () => {
  const args = process.argv.slice(2);
  const options = readOptions(args);
  if (!options) return say(HELP);
  const [load] = os.loadavg();
  const { samples, refused } = await measure(options);
  /** @type {import('./report.mjs').Result} */
  const result = {
    date: new Date().toISOString().slice(0, 10),
    command: ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
    machine: `Node ${process.version}, ${os.cpus().length} processors, ${os.arch()}, load before ${load.toFixed(1)}`,
    sizes: options.pages,
    engines: options.engines.map((engine) => ({
      id: engine.id,
      name: engine.name,
      versions: engine.ownsProject
        ? ownVersions()
        : refused[engine.id] === undefined
          ? versionsOf(engine)
          : [],
    })),
    refused,
    numbers: samples.numbers,
    failures: samples.failures,
  };
  const report = asMarkdown(result);
  say(`\n${report}`);
  save(result, report, options);
});

function ownVersions() {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return ['vite', 'react'].map((name) => `${name} ${devDependencies[name]}`);
}

/** Writes one file for each set of parts and sizes, so a run does not overwrite the results of others. */
function save(result, report, { only, pages, save: keep }) {
  const folder = keep
    ? path.join(path.dirname(fileURLToPath(import.meta.url)), 'results')
    : path.join(CACHE, 'results');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, [...only, ...(only.includes('build') ? pages : [])].join('-'));
  writeFileSync(`${file}.json`, `${JSON.stringify(result, null, 1)}\n`);
  writeFileSync(`${file}.md`, report);
  say(`Written to ${path.relative(process.cwd(), file)}.json and .md`);
}
