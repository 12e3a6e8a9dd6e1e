// Measures what it gains and costs that a stage of the index waits for the next one, on a clock of its own:
//   node scripts/run.mjs bench/search/patience.ts --records FILE
// The engine session and all answers are real; how long files travel is computed from their bytes, and how long an index
// is built from builds on this machine. A reader types a letter every 120 ms, and the index is requested with the first.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { SEARCH } from '../../src/model/constants.ts';
import { decodeIndex, encodeIndex } from '../../src/model/search-index.ts';
import type { SearchAnswer, SearchRecord } from '../../src/model/search.ts';
import { createEngineSession, PATIENCE_MS } from '../../src/search/embedded/engine-session.ts';
import { createEngine, type Engine } from '../../src/search/engine/engine.ts';
import { asSearched } from '../../tests/search-quality/as-readers-see.ts';
import { pagesOf } from '../../tests/search-quality/first-answers.ts';
import { answerable, answers } from '../../tests/search-quality/measure.ts';
import { allQueries, halfOf, type QualityQuery } from '../../tests/search-quality/queries.ts';
import { createClock, type Clock } from './clock.ts';

const LETTER_MS = 120;
/** Every so many of the open queries. */
const STEP = 8;
const PATIENCE = [0, PATIENCE_MS];
const CONNECTIONS = [
  { name: 'fiber: 20 ms, 50 Mbit/s', rtt: 20, bitsPerMs: 50_000, slowdown: 1 },
  { name: '4G: 60 ms, 9 Mbit/s, slow phone', rtt: 60, bitsPerMs: 9000, slowdown: 4 },
  { name: 'slow 4G: 150 ms, 1.6 Mbit/s, slow phone', rtt: 150, bitsPerMs: 1600, slowdown: 4 },
  { name: '3G: 400 ms, 0.4 Mbit/s, slow phone', rtt: 400, bitsPerMs: 400, slowdown: 4 },
];
type Connection = (typeof CONNECTIONS)[number];

const { values } = parseArgs({ options: { records: { type: 'string' } } });
if (values.records === undefined) throw new Error('Pass --records FILE.');
const records = JSON.parse(readFileSync(values.records, 'utf8')) as SearchRecord[];
const { asked } = answerable(records, allQueries);
const queries = asked
  .filter(({ query }) => ['tune', 'seen', 'practice'].includes(halfOf(query)))
  .filter((_, at) => at % STEP === 0);

const { names, headings, text } = encodeIndex('/', pagesOf(records));
const files = [names, headings, text].map((file) => ({
  file,
  bytes: brotliCompressSync(JSON.stringify(file)).length,
}));
const stages = [decodeIndex(names), decodeIndex(names, headings), decodeIndex(names, headings, text)].map(
  (list) => ({
    engine: remembering(createEngine(list)),
    count: list.length,
    hasText: list.some(({ code }) => code),
    ms: fastestBuild(list),
  }),
);

console.log(`${queries.length} queries; files of ${files.map(({ bytes }) => bytes).join(', ')} bytes`);
console.log(`indexes built in ${stages.map(({ ms }) => ms.toFixed(0)).join(', ')} ms`);
console.log(
  '| connection | waits | first list after, mean / p95 | best hit changes later | list changes | MRR@5 of the first list |',
);
console.log('|---|---|---|---|---|---|');
for (const connection of CONNECTIONS)
  for (const patience of PATIENCE) {
    const seen: Seen[] = [];
    for (const query of queries) seen.push(await look(query, connection, patience));
    const mean = (of: (one: Seen) => number): number =>
      seen.reduce((sum, one) => sum + of(one), 0) / seen.length;
    const waits = seen.map(({ first }) => first).toSorted((a, b) => a - b);
    const p95 = waits[Math.floor(waits.length * 0.95)]!;
    console.log(
      `| ${connection.name} | ${patience} ms | ${mean(({ first }) => first).toFixed(0)} / ${p95.toFixed(0)} ms | ` +
        `${(100 * mean(({ moves }) => Number(moves))).toFixed(1)}% | ${mean(({ changes }) => changes).toFixed(2)} | ` +
        `${mean(({ value }) => value).toFixed(3)} |`,
    );
  }

/** Returns the processor time of the fastest of nine builds in ms, which other load affects least. */
function fastestBuild(list: readonly SearchRecord[]): number {
  const times = Array.from({ length: 9 }, () => {
    const start = process.cpuUsage();
    createEngine(list);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** Answers each text only once, because all connections ask the same. */
function remembering(engine: Engine): Engine {
  const known = new Map<string, SearchAnswer>();
  return {
    search(query) {
      const answer = known.get(query.text) ?? engine.search(query);
      known.set(query.text, answer);
      return answer;
    },
    suggest: async () => [],
  };
}

interface Seen {
  /** Time from the last letter to the first list. */
  first: number;
  /** The best hit of the first list is not that of the last one. */
  moves: boolean;
  /** How often the list changes. */
  changes: number;
  /** Reciprocal place of the answer in the first list. */
  value: number;
}

/** Types a query, and follows what the dialog would show. */
async function look(query: QualityQuery, connection: Connection, patience: number): Promise<Seen> {
  const clock = createClock((ms) => (ms === PATIENCE_MS ? patience : ms));
  const original = { fetch: globalThis.fetch, setTimeout: globalThis.setTimeout };
  const { now } = performance;
  Object.assign(globalThis, { fetch: fetchOver(connection, clock), setTimeout: clock.setTimeout });
  performance.now = clock.now;
  try {
    return await typeAndLook(query, connection, clock);
  } finally {
    Object.assign(globalThis, original);
    performance.now = now;
  }
}

async function typeAndLook(query: QualityQuery, connection: Connection, clock: Clock): Promise<Seen> {
  const shown: { at: number; list: string[] }[] = [];
  const typed = asSearched(query);
  // What is pasted is there at once.
  const typedAt = ['error', 'paste'].includes(query.kind) ? 0 : (typed.length - 1) * LETTER_MS;
  let request = 0;
  const send = async (): Promise<void> => {
    const number = (request += 1);
    const answer = await session.search({ ...SEARCH, text: clock.now() < typedAt ? typed[0]! : typed });
    if (number === request && clock.now() >= typedAt)
      shown.push({ at: clock.now(), list: addresses(answer) });
  };
  const session = createEngineSession({
    indexUrl: '/search-1.json',
    build: (list) => built(list, connection, clock),
    onMore: () => void send(),
  });
  void send();
  if (typedAt > 0) clock.setTimeout(() => void send(), typedAt);
  await clock.run();
  const [first] = shown;
  const last = shown.at(-1);
  if (!first || !last) throw new Error(`No answer to ${typed}`);
  const place =
    first.list.findIndex((address) => query.expect.some((expected) => answers(address, expected))) + 1;
  return {
    first: first.at - typedAt,
    moves: first.list[0] !== last.list[0],
    changes: shown.filter(({ list }, at) => at > 0 && String(list) !== String(shown[at - 1]!.list)).length,
    value: place ? 1 / place : 0,
  };
}

function addresses({ hits }: SearchAnswer): string[] {
  return hits.slice(0, 5).map(({ objectID }) => objectID);
}

/** Answers like a host over a connection: the first two files share it, and the third comes alone. */
function fetchOver({ rtt, bitsPerMs }: Connection, clock: Clock): typeof fetch {
  const answer = async (address: string): Promise<Response> => {
    const at = ['/search-1.json', '/search-headings-1.json', '/search-text-1.json'].indexOf(address);
    const ahead = at === 1 ? files[0]!.bytes : 0;
    const { file, bytes } = files[at]!;
    await new Promise<void>((resolve) => {
      clock.setTimeout(resolve, rtt + (8 * (ahead + bytes)) / bitsPerMs);
    });
    return { ok: true, json: async () => file } as unknown as Response;
  };
  return answer as typeof fetch;
}

/** Returns the index that was built before, after the time that building takes. */
async function built(list: readonly SearchRecord[], { slowdown }: Connection, clock: Clock): Promise<Engine> {
  const hasText = list.some(({ code }) => code);
  const stage = stages.find((one) => one.count === list.length && one.hasText === hasText)!;
  await new Promise<void>((resolve) => {
    clock.setTimeout(resolve, stage.ms * slowdown);
  });
  return stage.engine;
}
