// Compares our engine with others on the same records and queries. They are not dependencies; install them anywhere:
//   npm i --prefix DIR minisearch@7 flexsearch@0.8 @orama/orama@3 pagefind@1
//   node bench/search/compare.mjs --records FILE --packages DIR [--level] [--times 10] [--grid]
// With --level, the others get every field that ours has and settings that were found with them.
import { readFileSync, rmSync } from 'node:fs';
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
import { askPagefind } from './engines/pagefind.mjs';
import { larger } from './larger.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const { values } = parseArgs({
  options: {
    records: { type: 'string' },
    packages: { type: 'string' },
    times: { type: 'string', default: '1' },
    grid: { type: 'boolean', default: false },
    level: { type: 'boolean', default: false },
  },
});
if (!values.records || !values.packages) throw new Error('Pass --records FILE and --packages FOLDER.');

/** Entry files of the packages: they are resolved here, where they are not installed. */
const ENTRIES = {
  minisearch: 'minisearch/dist/es/index.js',
  flexsearch: 'flexsearch/dist/flexsearch.bundle.module.min.mjs',
  orama: '@orama/orama/dist/browser/index.js',
  pagefind: 'pagefind/lib/index.js',
};
const entryOf = (name) => path.resolve(values.packages, 'node_modules', ENTRIES[name]);
const load = (file) => import(pathToFileURL(file).href);

const file = path.join(root, 'node_modules/.cache', `search-compare-${process.pid}.mjs`);
await build({
  input: path.join(root, 'bench/search/subjects.ts'),
  platform: 'node',
  output: { file, codeSplitting: false },
  logLevel: 'warn',
});
const subjects = await load(file);
rmSync(file);

const records = larger(JSON.parse(readFileSync(values.records, 'utf8')), Number(values.times));
const { asked } = subjects.answerable(records, subjects.allQueries);
const texts = asked.map(subjects.asSearched);
const fields = [
  'heading',
  'parents',
  'content',
  'code',
  ...(values.level ? ['names', 'address', 'flags'] : []),
];
const tools = { documents: records.map(toDocument), fields, termsOf, searchTerms };
/** The queries that --grid tunes on: the open ones, of which there is more practice than time. */
const open = asked.filter(({ query }, at) =>
  subjects.halfOf(query) === 'practice' ? at % 3 === 0 : ['tune', 'seen'].includes(subjects.halfOf(query)),
);

console.log(`${records.length} records, ${asked.length} queries`);
const { createEngine, searchAsShown, SEARCH } = subjects;
printQuality('ours, as the dialog lists it', asShown(createEngine(records)));
measure('ours', () => ourSearch(SEARCH.hitsPerPage));
report('ours, ranking alone', () => ourSearch(0));
await compare('MiniSearch', miniSearch);
// With more pages, only the speed is of interest, and only of the nearest.
if (values.times === '1') {
  await reportOthers();
  await printBytes();
}

async function reportOthers() {
  await compare('FlexSearch', flexSearch);
  await compare('Orama', orama);
  const { answers, bytes } = await askPagefind(await load(entryOf('pagefind')), tools, texts);
  const byText = new Map(texts.map((text, at) => [text, answers[at].ids]));
  printQuality('Pagefind', (query) => byText.get(subjects.asSearched(query)));
  printTimes(
    'Pagefind, in a browser, second search',
    answers.map(({ time }) => time),
  );
  console.log('pagefind.js and its WebAssembly, bytes', bytes.join(' + '));
}

/** Measures one of the engines, with the settings of its file or with those that --grid finds. */
async function compare(name, { create, plain, level, choices }) {
  const library = await load(entryOf(name.toLowerCase()));
  const settings = values.level ? level : plain;
  if (values.grid) {
    chooseSettings(settings, choices(settings), () => valueOf(create(library, tools, settings)));
    console.log(`${name}: settings`, JSON.stringify(settings));
  }
  report(name, () => create(library, tools, settings));
}

async function printBytes() {
  console.log('bytes, brotli 11: ours', await bytesOf(path.join(root, 'src/search/engine/engine.ts')));
  for (const name of ['minisearch', 'flexsearch', 'orama'])
    console.log(`  ${name}`, await bytesOf(entryOf(name)));
}

function toDocument({ objectID, hierarchy, type, content, code, aliases = [], flags }) {
  const titles = subjects.HIERARCHY_LEVELS.slice(1).flatMap((level) => hierarchy[level] ?? []);
  const heading = titles.pop() ?? '';
  const level = Number(type.at(-1));
  return {
    id: objectID,
    heading,
    parents: titles.join('\n'),
    content: content ?? '',
    code,
    level,
    names: aliases.join('\n'),
    address: /[^/#]*(?=\/?$)/.exec(objectID)[0],
    flags,
  };
}

function asShown(engine) {
  return (query) => searchAsShown(engine, query);
}

/** Searches with titles and snippets of up to `hitsPerPage` hits. With 0, only ranks. */
function ourSearch(hitsPerPage) {
  const engine = createEngine(records);
  return (text) => engine.search({ ...SEARCH, text, hitsPerPage }).hits.map((hit) => hit.objectID);
}

function termsOf(text) {
  const terms = [];
  subjects.eachToken(text, (term) => terms.push(term));
  return terms;
}

function searchTerms(text) {
  const { words } = subjects.queryWords(text);
  const dropped = new Set(words.filter(({ isStopWord }) => isStopWord).map(({ term }) => term));
  return termsOf(text).filter((term) => !dropped.has(term));
}

/** Returns what --grid improves: the quality of a search on the open queries. */
function valueOf(search) {
  const { mrr, found } = subjects.score(subjects.ask(open, (query) => search(subjects.asSearched(query))));
  return mrr + 0.3 * found;
}

function report(name, create) {
  const search = create();
  if (search(texts[0]).length > 0) printQuality(name, (query) => search(subjects.asSearched(query)));
  measure(name, create);
}

function printQuality(name, search) {
  const outcomes = subjects.ask(asked, search);
  for (const half of subjects.HALVES) {
    const { count, mrr, first, found } = subjects.score(outcomes.filter((one) => one.half === half));
    const numbers = [mrr, first, found].map((number) => number.toFixed(3)).join(' / ');
    console.log(`${name}, ${half}: MRR@5 / success@1 / success@5 of ${count}: ${numbers}`);
  }
}

function measure(name, create) {
  const search = create();
  printTimes(
    name,
    texts.map((text) => fastest(9, () => search(text))),
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
    output: { minify: true },
    logLevel: 'warn',
  });
  return brotliCompressSync(output[0].code).length;
}
