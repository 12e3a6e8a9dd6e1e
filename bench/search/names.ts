// Ranks the names in the .search.txt files by what they do for the open queries, and prints what the search is worth
// with the best of them:
//   node scripts/run.mjs bench/search/names.ts --records FILE --ranked FILE [--counts 0,500,1500]
// The ranking takes minutes; it is written to the given file, and read from there if that exists.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { encodeIndex } from '../../src/model/search-index.ts';
import type { SearchRecord } from '../../src/model/search.ts';
import { createEngine } from '../../src/search/engine/engine.ts';
import { searchAsShown } from '../../tests/search-quality/as-readers-see.ts';
import { pagesOf } from '../../tests/search-quality/first-answers.ts';
import { answerable, ask, score } from '../../tests/search-quality/measure.ts';
import { allQueries, halfOf, type Half } from '../../tests/search-quality/queries.ts';
import { rankNames, withNames } from './rank-names.ts';

const { values } = parseArgs({
  options: {
    records: { type: 'string' },
    counts: { type: 'string', default: '0,500,1500,3000' },
    ranked: { type: 'string' },
  },
});
const { records: recordsFile, ranked: rankedFile } = values;
if (recordsFile === undefined || rankedFile === undefined)
  throw new Error('Pass --records FILE and --ranked FILE.');
const records = JSON.parse(readFileSync(recordsFile, 'utf8')) as SearchRecord[];
const { asked } = answerable(records, allQueries);
const inHalves = (...halves: Half[]) => asked.filter(({ query }) => halves.includes(halfOf(query)));

const positions = new Map(records.map(({ objectID }, position) => [objectID, position]));
if (!existsSync(rankedFile)) {
  const lines = rankNames(records, inHalves('tune', 'seen', 'practice')).map(
    ({ record, name, worth }) => `${worth.toFixed(3)}\t${records[record]!.objectID}\t${name}\n`,
  );
  writeFileSync(rankedFile, lines.join(''));
}
const ranked = readFileSync(rankedFile, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [, address = '', name = ''] = line.split('\t');
    return { record: positions.get(address)!, name };
  });
const counts = [
  ...values.counts
    .split(',')
    .map(Number)
    .filter((count) => count < ranked.length),
  ranked.length,
];
const variants = counts.map((count) => withNames(records, ranked.slice(0, count)));
const p95 = slowest(variants.map((variant) => createEngine(variant)));
const HALVES_SHOWN: Half[][] = [
  ['tune', 'seen', 'practice'],
  ['report'],
  ['blind'],
  ['unseen'],
  ['untouched'],
];
console.log(
  `| names | ${HALVES_SHOWN.map((halves) => halves.join(' + ')).join(' | ')} | p95 | second file | third file |`,
);
for (const [at, variant] of variants.entries()) {
  const engine = createEngine(variant);
  const quality = HALVES_SHOWN.map((halves) => {
    const { mrr, found } = score(ask(inHalves(...halves), (query) => searchAsShown(engine, query)));
    return `${mrr.toFixed(3)} / ${found.toFixed(3)}`;
  });
  const { headings, text } = encodeIndex('/', pagesOf(variant));
  const bytes = [headings, text].map(
    (file) => `${(brotliCompressSync(JSON.stringify(file)).length / 1000).toFixed(1)} kB`,
  );
  console.log(`| ${[counts[at], ...quality, `${p95[at]!.toFixed(2)} ms`, ...bytes].join(' | ')} |`);
}

/** Returns the 95th percentile of the times of all queries for each engine, measured in turn, each the fastest of seven. */
function slowest(engines: ReturnType<typeof createEngine>[]): number[] {
  const times = engines.map(() => asked.map(() => Infinity));
  for (let run = 0; run < 7; run++)
    for (const [at, query] of asked.entries())
      for (const [number, engine] of engines.entries()) {
        const start = performance.now();
        searchAsShown(engine, query);
        times[number]![at] = Math.min(times[number]![at]!, performance.now() - start);
      }
  return times.map((list) => list.toSorted((a, b) => a - b)[Math.floor(list.length * 0.95)]!);
}
