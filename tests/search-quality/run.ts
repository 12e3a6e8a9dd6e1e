import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { SearchQuery, SearchRecord } from '../../src/model/search.ts';
import { answer } from '../../src/search/engine/answer.ts';
import { createEngine } from '../../src/search/engine/engine.ts';
import { indexOf } from '../../src/search/engine/sample-records.ts';
import { SYNONYM_GROUPS, type Synonyms } from '../../src/search/engine/synonyms.ts';
import { pagesWithoutQuery } from './answered-pages.ts';
import { searchAsShown } from './as-readers-see.ts';
import { firstAnswers } from './first-answers.ts';
import { idleSynonyms } from './idle-synonyms.ts';
import { answerable, ask, score, type Outcome } from './measure.ts';
import { allQueries, halfOf, HALVES, isOpen, type Half } from './queries.ts';

/** Minimum scores for the halves on which nothing was tuned. */
const FLOORS: [half: Half, mrr: number, found: number][] = [
  ['blind', 0.95, 0.985],
  ['unseen', 0.9, 0.97],
  ['untouched', 0.91, 0.985],
];

/** How much lower MRR@5 may be for answers that do not wait for all headings. */
const MOST_LOST = 0.02;

/**
 * With a smaller share of answerable queries the site is incomplete, and a score says nothing about its
 * search.
 */
const SHARE_TO_JUDGE = 0.9;

const { values } = parseArgs({
  options: { records: { type: 'string' }, misses: { type: 'string' } },
});
if (values.records === undefined) {
  console.error('Usage: npm run search:quality [-- --records FILE] [-- --misses tune|seen|practice]');
  process.exit(1);
}

const records = JSON.parse(readFileSync(values.records, 'utf8')) as SearchRecord[];
const engine = createEngine(records);
const { asked, waiting } = answerable(records, allQueries);
const outcomes = ask(asked, (query) => searchAsShown(engine, query));

for (const half of HALVES) printHalf(half, inHalf(half));
if (waiting.length > 0) {
  const pages = [...new Set(waiting.map(({ expect }) => expect[0] ?? ''))];
  console.log(`\n${waiting.length} queries have no page yet and are not counted: ${pages.join(', ')}`);
}
for (const { half, kind, query, place, expect } of outcomes) {
  if (half !== values.misses || place === 1) continue;
  console.log(`\n${kind}: ${query} is at ${place || 'none'}, expected ${expect.join(', ')}`);
  for (const address of searchAsShown(engine, { kind, query }).slice(0, 5)) console.log(`    ${address}`);
}

/** Queries of readers who know a name; the other halves are mostly questions. */
const typedNames = asked.filter(({ query }) => ['tune', 'report', 'blind'].includes(halfOf(query)));
const { byName, byHeading } = firstAnswers(records, typedNames);
const [early, later] = [byName.mrr.toFixed(3), byHeading.mrr.toFixed(3)];
console.log(
  `\nThe first file of the index answers ${byName.count} of ${typedNames.length} queries: MRR@5 ${early}, with all headings ${later}.`,
);

if (asked.length < SHARE_TO_JUDGE * (asked.length + waiting.length))
  console.log('\nNo verdict: too many of the expected pages do not exist yet.');
else for (const failure of failures()) fail(failure);

function* failures(): Generator<string> {
  for (const [half, mrr, found] of FLOORS) {
    const reached = score(inHalf(half));
    if (!(reached.mrr >= mrr && reached.found >= found))
      yield `The half ${half} is below its floor: MRR@5 ${mrr}, success@5 ${found}.`;
  }
  const open = asked.filter(({ query }) => isOpen(halfOf(query)));
  for (const page of pagesWithoutQuery(records, open, (query) => searchAsShown(engine, query)))
    yield `No query leads to ${page}: add one to tests/search-quality/queries.`;
  const practiced = asked.filter(({ query }) => ['tune', 'seen', 'practice'].includes(halfOf(query)));
  const index = indexOf(records);
  const worthOf = (query: (typeof practiced)[0], synonyms: Synonyms) => {
    const search = (text: SearchQuery) => answer({ ...index, synonyms }, text);
    return score(ask([query], (one) => searchAsShown({ search }, one))).mrr;
  };
  for (const group of idleSynonyms(SYNONYM_GROUPS, practiced, worthOf))
    yield `No query needs these synonyms: ${group}.`;
  if (byName.mrr < byHeading.mrr - MOST_LOST)
    yield `Answers of the first file are more than ${MOST_LOST} below those with all headings.`;
}

function fail(message: string): void {
  console.error(`\n${message}`);
  process.exitCode = 1;
}

function inHalf(half: string): Outcome[] {
  return outcomes.filter((outcome) => outcome.half === half);
}

function printHalf(half: string, list: readonly Outcome[]): void {
  console.log(`\n${half.padEnd(10)} queries  MRR@5  first  in 5`);
  const kinds = [...new Set(list.map(({ kind }) => kind))];
  for (const kind of [...kinds, 'all']) {
    const { count, mrr, first, found } = score(list.filter((one) => kind === 'all' || one.kind === kind));
    const numbers = [mrr, first, found].map((number) => number.toFixed(3)).join('  ');
    console.log(`${kind.padEnd(10)} ${String(count).padStart(7)}  ${numbers}`);
  }
}
