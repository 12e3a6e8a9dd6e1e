// Compares our engine with others on the same records and queries. They are not dependencies; install them anywhere:
//   npm i --prefix DIR minisearch@7 flexsearch@0.8 @orama/orama@3 pagefind@1
//   node bench/search/compare.mjs --records FILE --packages DIR [--level] [--only Orama] [--open] [--quality] [--times 10]
//   node bench/search/compare.mjs --records FILE --packages DIR [--level] [--only Orama] --grid 200
// With --level, the others get every field that ours has. --grid looks for the settings of the others on the open
// queries, in that many combinations, and writes them to settings.json. --open prints only halves that may be looked at,
// --quality measures no times, and --times 10 repeats the pages.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'rolldown';
import { chooseSettings } from './choose-settings.mjs';
import * as flexSearch from './engines/flexsearch.mjs';
import * as miniSearch from './engines/minisearch.mjs';
import * as orama from './engines/orama.mjs';
import * as pagefind from './engines/pagefind.mjs';
import { larger } from './larger.mjs';
import { LEVEL_FIELDS, toolsFor } from './tools.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../..');
const { values } = parseArgs({
  options: {
    records: { type: 'string' },
    packages: { type: 'string' },
    times: { type: 'string', default: '1' },
    grid: { type: 'string' },
    level: { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
    quality: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
if (!values.records || !values.packages) throw new Error('Pass --records FILE and --packages FOLDER.');

/** Entry files of the packages: they are resolved here, where they are not installed. */
const ENTRIES = {
  MiniSearch: 'minisearch/dist/es/index.js',
  FlexSearch: 'flexsearch/dist/flexsearch.bundle.module.min.mjs',
  Orama: '@orama/orama/dist/browser/index.js',
  Pagefind: 'pagefind/lib/index.js',
};
const entryOf = (name) => path.resolve(values.packages, 'node_modules', ENTRIES[name]);
const load = (file) => import(pathToFileURL(file).href);

const file = path.join(root, 'node_modules/.cache', `search-compare-${process.pid}.mjs`);
await build({
  input: path.join(here, 'subjects.ts'),
  platform: 'node',
  output: { file, codeSplitting: false },
  logLevel: 'warn',
});
const subjects = await load(file);
rmSync(file);

const records = larger(JSON.parse(readFileSync(values.records, 'utf8')), Number(values.times));
const { asked } = subjects.answerable(records, subjects.allQueries);
const tools = toolsFor(records, subjects);
const settingsFile = path.join(here, 'settings.json');
const kind = values.level ? 'level' : 'plain';
const others = [miniSearch, flexSearch, orama, pagefind].filter(
  ({ name }) => values.only === undefined || values.only === name,
);
/** With so much less on a sample, settings are not the best ones. */
const SURELY_WORSE = 0.02;

console.log(`${records.length} records, ${asked.length} queries, ${kind}`);
if (values.grid) for (const engine of others) await tune(engine, Number(values.grid));
else await compare();

/** Looks for the best settings of an engine, starting from those in its file. */
async function tune(engine, budget) {
  const settings = startOf(engine);
  const { sample, rest } = queriesToTune();
  const { answer, close } = await opened(engine, [...sample, ...rest].map(subjects.asSearched));
  let best = { value: -Infinity, sampled: -Infinity };
  const valueOf = async () => {
    const byText = await answer(settings);
    const asking = (list) => subjects.ask(list, (query) => byText(subjects.asSearched(query)));
    const outcomes = asking(sample);
    const sampled = worth(outcomes);
    // Most combinations are much worse, and need not be asked the rest.
    if (sampled < best.sampled - SURELY_WORSE) return -Infinity;
    const value = worth([...outcomes, ...asking(rest)]);
    if (value > best.value) best = { value, sampled };
    return value;
  };
  const before = await valueOf();
  const tried = await chooseSettings(settings, engine.choices(settings), budget, valueOf);
  await close();
  console.log(
    `${engine.name}: ${before.toFixed(4)} to ${best.value.toFixed(4)} in ${tried} combinations`,
    JSON.stringify(settings),
  );
  // Read again, because another engine may have been tuned meanwhile.
  const saved = readSettings();
  saved[engine.name] = { ...saved[engine.name], [kind]: settings };
  writeFileSync(settingsFile, `${JSON.stringify(saved, null, 2)}\n`);
}

/**
 * Returns the queries that ours is tuned on; of `practice`, a third says nearly the same in half of the time. A quarter
 * of them is asked first.
 */
function queriesToTune() {
  const open = asked.filter(({ query }, at) =>
    subjects.halfOf(query) === 'practice' ? at % 3 === 0 : ['tune', 'seen'].includes(subjects.halfOf(query)),
  );
  const [sample, rest] = [open.filter((_, at) => at % 4 === 0), open.filter((_, at) => at % 4 > 0)];
  return { sample, rest };
}

/** The value of outcomes: mostly how high the answers are, and a little that they are there at all. */
function worth(outcomes) {
  const { mrr, found } = subjects.score(outcomes);
  return mrr + 0.3 * found;
}

function startOf({ start }) {
  const settings = structuredClone(start);
  if (!values.level) for (const field of LEVEL_FIELDS) delete settings.boost[field];
  return settings;
}

function readSettings() {
  return existsSync(settingsFile) ? JSON.parse(readFileSync(settingsFile, 'utf8')) : {};
}

/** Returns a function that gives the search an engine has with certain settings. */
async function opened(engine, texts) {
  const library = await load(entryOf(engine.name));
  if (engine !== pagefind)
    return { answer: (settings) => engine.create(library, tools, settings), close: () => undefined };
  const { ask, close } = await pagefind.openPagefind(library, tools);
  return {
    async answer(settings) {
      const { answers, bytes } = await ask(settings, texts);
      const byText = new Map(texts.map((text, at) => [text, answers[at]]));
      return Object.assign((text) => byText.get(text).ids, { times: answers.map(({ time }) => time), bytes });
    },
    close,
  };
}

/** Prints a table of halves and engines, and what each engine takes. */
async function compare() {
  const texts = asked.map(subjects.asSearched);
  const { createEngine, searchAsShown, SEARCH } = subjects;
  const engine = createEngine(records);
  const columns = [{ name: 'ours', outcomes: subjects.ask(asked, (query) => searchAsShown(engine, query)) }];
  measure('ours, with titles and snippets', () => ourSearch(SEARCH.hitsPerPage), texts);
  measure('ours, ranking alone', () => ourSearch(0), texts);
  for (const other of others) {
    const settings = readSettings()[other.name]?.[kind] ?? startOf(other);
    const { answer, close } = await opened(other, texts);
    const search = await answer(settings);
    await close();
    const outcomes = subjects.ask(asked, (query) => search(subjects.asSearched(query)));
    columns.push({ name: other.name, outcomes });
    if (other === pagefind) printTimes('Pagefind, in a browser, second search', search.times);
    else measure(other.name, () => answer(settings), texts);
    const bytes = search.bytes?.join(' + ') ?? (await bytesOf(entryOf(other.name)));
    console.log(`${other.name}: ${bytes} bytes of code`);
  }
  console.log(`ours: ${await bytesOf(path.join(root, 'src/search/engine/engine.ts'))} bytes of code`);
  printTable(columns);
}

function printTable(columns) {
  console.log(`\n| half (queries) | ${columns.map(({ name }) => name).join(' | ')} |`);
  console.log(`|---${'|---'.repeat(columns.length)}|`);
  for (const half of subjects.HALVES) {
    if (values.open && !subjects.isOpen(half)) continue;
    const scores = columns.map(({ outcomes }) => subjects.score(outcomes.filter((one) => one.half === half)));
    const cells = scores.map(({ mrr, found }) => `${shown(mrr)} / ${shown(found)}`);
    console.log(`| \`${half}\` (${scores[0].count}) | ${cells.join(' | ')} |`);
  }
}

/** Writes a share as the tables do: .95. */
function shown(share) {
  return share.toFixed(3).replace(/^0/, '');
}

/** Searches with titles and snippets of up to `hitsPerPage` hits. With 0, only ranks. */
function ourSearch(hitsPerPage) {
  const engine = subjects.createEngine(records);
  return (text) => engine.search({ ...subjects.SEARCH, text, hitsPerPage }).hits.map((hit) => hit.objectID);
}

function measure(name, create, texts) {
  if (values.quality) return;
  const search = create();
  printTimes(
    name,
    texts.map((text) => fastest(5, () => search(text))),
  );
  console.log(`${name}: index built in ${fastest(5, create).toFixed(0)} ms`);
}

function printTimes(name, times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.floor(sorted.length * share)].toFixed(2);
  console.log(`${name}: query p50 ${at(0.5)} p95 ${at(0.95)} ms`);
}

/** Returns the fastest of several runs, which other load on the machine affects least. */
function fastest(runs, work) {
  let best = Infinity;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

async function bytesOf(input) {
  const { output } = await build({
    input,
    platform: 'browser',
    write: false,
    output: { minify: true, codeSplitting: false },
    logLevel: 'warn',
  });
  return brotliCompressSync(output[0].code).length;
}
