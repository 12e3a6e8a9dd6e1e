// Compares our engine with MiniSearch on the same records and queries. MiniSearch is not a dependency; install it anywhere:
//   npm i --prefix DIR minisearch@7
//   node bench/search/compare.mjs --records FILE --minisearch DIR/node_modules/minisearch [--times 10] [--grid]
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'rolldown';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const { values } = parseArgs({
  options: {
    records: { type: 'string' },
    minisearch: { type: 'string' },
    times: { type: 'string', default: '1' },
    grid: { type: 'boolean', default: false },
  },
});
if (!values.records || !values.minisearch) throw new Error('Pass --records FILE and --minisearch FOLDER.');

const file = path.join(root, 'node_modules/.cache', `search-compare-${process.pid}.mjs`);
await build({
  input: path.join(root, 'bench/search/subjects.ts'),
  platform: 'node',
  output: { file },
  logLevel: 'warn',
});
const subjects = await import(pathToFileURL(file).href);
rmSync(file);
const { answerable, ask, createEngine, eachToken, halfOf, HIERARCHY_LEVELS, queries, queryWords, score } =
  subjects;
const library = path.join(values.minisearch, 'dist/es/index.js');
const { default: MiniSearch } = await import(pathToFileURL(library).href);

const records = larger(JSON.parse(readFileSync(values.records, 'utf8')), Number(values.times));
/** The settings that --grid found on the tune half. */
const settings = {
  boost: { heading: 3, parents: 2, content: 1, code: 0.5 },
  weights: { prefix: 0.1, fuzzy: 0.6 },
  combineWith: 'OR',
  perLevel: 0.05,
  bm25: { k: 3, b: 0.9, d: 0.5 },
};
if (values.grid) chooseSettings();

console.log(`${records.length} records, ${queries.length} queries`);
report('ours', () => ourSearch(20));
report('ours, ranking alone', () => ourSearch(0));
report('MiniSearch, ranking alone', () => miniSearch(settings));
console.log(
  'bytes, brotli 11: ours',
  await bytes('src/search/engine/engine.ts'),
  'MiniSearch',
  await bytes(library),
);

/** Searches as the dialog does, with titles and snippets of up to `hitsPerPage` hits. With 0, only ranks. */
function ourSearch(hitsPerPage) {
  const engine = createEngine(records);
  return (text) =>
    engine
      .search({ text, hitsPerPage, resultsPerGroup: 5, snippetWords: 10 })
      .hits.map((hit) => hit.objectID);
}

/** Searches with MiniSearch: our tokenizer, our typo limits, no stop words, the best settings of the grid. */
function miniSearch({ boost, weights, combineWith, perLevel, bm25 }) {
  const index = new MiniSearch({
    idField: 'objectID',
    fields: ['heading', 'parents', 'content', 'code'],
    storeFields: ['level'],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  index.addAll(
    records.map(({ objectID, hierarchy, type, content, code }) => {
      const titles = HIERARCHY_LEVELS.slice(1).flatMap((level) => hierarchy[level] ?? []);
      const heading = titles.pop();
      return { objectID, heading, parents: titles.join('\n'), content, code, level: Number(type.at(-1)) };
    }),
  );
  const slips = (term) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2);
  return (text) =>
    index
      .search(text, {
        tokenize: searchTerms,
        boost,
        weights,
        bm25,
        combineWith,
        maxFuzzy: 2,
        fuzzy: slips,
        prefix: (term) => term.length > 1,
        boostDocument: (_id, _term, { level }) => 1 - perLevel * level,
      })
      .map(({ id }) => id);
}

function termsOf(text) {
  const terms = [];
  eachToken(text, (term) => terms.push(term));
  return terms;
}

function searchTerms(text) {
  const { words } = queryWords(text);
  const dropped = new Set(words.filter(({ isStopWord }) => isStopWord).map(({ term }) => term));
  return termsOf(text).filter((term) => !dropped.has(term));
}

/** Changes one setting at a time for as long as the score on the tune half improves. */
function chooseSettings() {
  const choices = [
    ...['heading', 'parents', 'code'].map((key) => [settings.boost, key, [0.25, 0.5, 1, 2, 3, 4, 6, 8, 12]]),
    ...['prefix', 'fuzzy'].map((key) => [settings.weights, key, [0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8]]),
    [settings, 'combineWith', ['OR', 'AND']],
    [settings, 'perLevel', [0, 0.02, 0.05, 0.1]],
    [settings.bm25, 'k', [0.6, 1.2, 2, 3]],
    [settings.bm25, 'b', [0.3, 0.5, 0.7, 0.9]],
    [settings.bm25, 'd', [0, 0.25, 0.5, 1]],
  ];
  const value = () => {
    const { mrr, found } = quality(miniSearch(settings), 'tune');
    return mrr + 0.3 * found;
  };
  let best = value();
  for (let gained = true; gained;) {
    gained = false;
    for (const [owner, key, options] of choices) {
      let kept = owner[key];
      for (const option of options) {
        owner[key] = option;
        const now = value();
        if (now > best + 0.0005) [best, kept, gained] = [now, option, true];
      }
      owner[key] = kept;
    }
  }
  console.log('settings of MiniSearch', JSON.stringify(settings));
}

function quality(search, half) {
  return score(
    ask(
      answerable(records).asked.filter(({ query }) => halfOf(query) === half),
      ({ query }) => search(query),
    ),
  );
}

function report(name, create) {
  const search = create();
  for (const half of ['tune', 'report']) {
    const { count, mrr, first, found } = quality(search, half);
    if (found === 0) continue;
    const numbers = [mrr, first, found].map((number) => number.toFixed(3)).join(' / ');
    console.log(`${name}, ${half}: MRR@5 / success@1 / success@5 of ${count}: ${numbers}`);
  }
  const perQuery = queries.map(({ query }) => fastest(9, () => search(query))).sort((a, b) => a - b);
  const at = (share) => perQuery[Math.floor(perQuery.length * share)].toFixed(2);
  console.log(`${name}: build ${fastest(5, create).toFixed(0)} ms, query p50 ${at(0.5)} p95 ${at(0.95)} ms`);
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

/** Repeats the pages with a quarter of the longer words changed, so the vocabulary grows too. */
function larger(original, times) {
  const copies = Array.from({ length: times - 1 }, (_, copy) => {
    const letter = String.fromCharCode(97 + copy);
    const changed = (text) =>
      text.replaceAll(/\b[a-z]{6,}\b/g, (word, at) =>
        at % 4 === 0 ? word.slice(0, 3) + letter + word.slice(3) : word,
      );
    return original.map((record) => ({
      ...record,
      objectID: `/copy-${copy}${record.objectID}`,
      content: record.content && changed(record.content),
    }));
  });
  return [original, ...copies].flat();
}

async function bytes(input) {
  const { output } = await build({
    input: path.resolve(root, input),
    platform: 'browser',
    write: false,
    output: { minify: true },
    logLevel: 'warn',
  });
  return brotliCompressSync(output[0].code).length;
}
