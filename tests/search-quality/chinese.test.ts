import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectRecords } from '../../src/engine/output/search/collect-records.ts';
import { createEngine } from '../../src/search/engine/engine.ts';
import { searchAsShown } from './as-readers-see.ts';
import { ask, score, type Outcome } from './measure.ts';
import { CHINESE } from './queries/chinese.ts';
import { listed } from './queries.ts';

const siteDir = path.resolve(import.meta.dirname, '../fixtures/chinese-search');
const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'chinese-search-'));
let outcomes: Outcome[] = [];

beforeAll(async () => {
  const { records } = await collectRecords({ siteDir, cacheDir, onStep: () => {} });
  const engine = createEngine(records);
  outcomes = ask(listed(CHINESE), (query) => searchAsShown(engine, query));
}, 60_000);
afterAll(() => rmSync(cacheDir, { recursive: true }));

const missesOf = (kind: string) =>
  outcomes.filter((one) => one.kind === kind && one.place !== 1).map(({ query, place }) => [query, place]);

test('a heading that many Chinese pages have does not come before the page about it', () => {
  expect(missesOf('generic')).toEqual([]);
});

test('a topic with such a heading finds the page of the topic', () => {
  expect(missesOf('topic')).toEqual([]);
});

test('a topic alone finds its page or its section', () => {
  expect(missesOf('plain')).toEqual([]);
  expect(score(outcomes)).toMatchObject({ count: 41, mrr: 1 });
});
