import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { SEARCH } from '../../src/model/constants.ts';
import type { SearchRecord } from '../../src/model/search.ts';
import { createEngine } from '../../src/search/engine/engine.ts';
import { firstAnswers } from './first-answers.ts';
import { answerable, ask, score, type Outcome } from './measure.ts';
import { blind, queries, readerQueries, type QualityQuery } from './queries.ts';

/** Minimum scores for the blind half, on which nothing was tuned. */
const FLOOR = { mrr: 0.94, found: 0.97 };

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
  console.error('Usage: npm run search:quality [-- --records FILE] [-- --misses tune|report]');
  process.exit(1);
}

const records = JSON.parse(readFileSync(values.records, 'utf8')) as SearchRecord[];
const engine = createEngine(records);
const { asked, waiting } = answerable(records, [...queries, ...blind]);
const askAll = (list: readonly QualityQuery[]) =>
  ask(list, (text) => engine.search({ ...SEARCH, text }).hits.map(({ objectID }) => objectID));
const outcomes = [...askAll(asked), ...askAll(answerable(records, readerQueries).asked)];

for (const half of ['tune', 'report', 'blind', 'seen', 'unseen'] as const) printHalf(half, inHalf(half));
if (waiting.length > 0) {
  const pages = [...new Set(waiting.map(({ expect }) => expect[0] ?? ''))];
  console.log(`\n${waiting.length} queries have no page yet and are not counted: ${pages.join(', ')}`);
}
for (const { half, kind, query, place, expect } of outcomes) {
  if (half !== values.misses || place === 1) continue;
  console.log(`\n${kind}: ${query} is at ${place || 'none'}, expected ${expect.join(', ')}`);
  for (const { objectID } of engine.search({ ...SEARCH, text: query }).hits.slice(0, 5))
    console.log(`    ${objectID}`);
}

const { byName, byHeading } = firstAnswers(records, asked);
const [early, later] = [byName.mrr.toFixed(3), byHeading.mrr.toFixed(3)];
console.log(
  `\nThe first file of the index answers ${byName.count} of ${asked.length} queries: MRR@5 ${early}, with all headings ${later}.`,
);

const reached = score(inHalf('blind'));
if (asked.length < SHARE_TO_JUDGE * (asked.length + waiting.length))
  console.log('\nNo verdict: too many of the expected pages do not exist yet.');
else if (!(reached.mrr >= FLOOR.mrr && reached.found >= FLOOR.found)) {
  console.error(`\nThe blind half is below its floor: MRR@5 ${FLOOR.mrr}, success@5 ${FLOOR.found}.`);
  process.exitCode = 1;
} else if (byName.mrr < byHeading.mrr - MOST_LOST) {
  console.error(`\nAnswers of the first file are more than ${MOST_LOST} below those with all headings.`);
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
