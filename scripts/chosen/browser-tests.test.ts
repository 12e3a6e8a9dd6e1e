import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rowCoverage } from '../../src/cli/rows/row-coverage.ts';
import { parseSpecRows } from '../../src/cli/rows/spec-rows.ts';
import { readTests } from '../../src/cli/rows/test-titles.ts';
import { PAGE_TAGS } from '../../tests/hostile/pages.ts';
import { root } from '../tool.mjs';
import { chooseTests, listBrowserTests, testListOf, testsIn } from './browser-tests.ts';
import type { BrowserTest } from './browser-tests.ts';

const browserTest = (title: string, others: Partial<BrowserTest> = {}): BrowserTest => ({
  project: 'chromium',
  file: 'a.spec.ts',
  titles: [title],
  ids: [],
  ...others,
});

test('every row of the specification and every type of page is in a chosen browser test, or in a unit test', () => {
  const all = listBrowserTests();
  const chosen = chooseTests(all, 'chromium');
  const known = new Set(chosen.flatMap(({ ids }) => ids));
  expect([...PAGE_TAGS, '@page-lab'].filter((tag) => !known.has(tag.slice(1)))).toEqual([]);

  const rows = parseSpecRows(readFileSync(path.join(root, 'tests/spec-rows.md'), 'utf8'));
  const inBrowsers = new Set(all.filter(({ project }) => project === 'chromium').flatMap(({ ids }) => ids));
  const missing = rows.filter(({ id }) => !known.has(id));
  expect(missing.filter(({ id }) => inBrowsers.has(id))).toEqual([]);
  const unitTests = [...readTests(root, ['src', 'scripts', 'tests'])].filter(([file]) =>
    /\.test\.\w+$/.test(file),
  );
  expect(rowCoverage(missing, new Map(unitTests)).rows.filter(({ tests }) => tests.length === 0)).toEqual([]);

  expect(chosen.length).toBeLessThan(all.length / 3);
  for (const project of ['nginx', 'firefox']) expect(chooseTests(all, project)).toHaveLength(1);
}, 300_000);

test('reads rows from the titles of a test and of the groups around it, and types of pages from tags', () => {
  const tests = [{ projectName: 'chromium' }, { projectName: 'firefox' }];
  const spec = { title: 'opens [Q2]', tags: ['page-home'], tests };
  const group = { title: 'search [Q1]', file: 'a.spec.ts', specs: [spec] };
  const file = { title: 'a.spec.ts', file: 'a.spec.ts', specs: [], suites: [group] };
  const expected = {
    file: 'a.spec.ts',
    titles: ['search [Q1]', 'opens [Q2]'],
    ids: ['Q1', 'Q2', 'page-home'],
  };
  expect(testsIn(JSON.stringify({ suites: [file] }))).toEqual([
    { project: 'chromium', ...expected },
    { project: 'firefox', ...expected },
  ]);
});

test('chooses tests with every id in Chromium, and the one with most ids elsewhere', () => {
  const tests = [
    browserTest('none'),
    browserTest('one', { ids: ['Q1'] }),
    browserTest('both', { ids: ['Q1', 'Q2'] }),
    browserTest('again', { ids: ['Q2'] }),
    browserTest('third', { ids: ['Q2'] }),
    browserTest('some', { project: 'firefox', ids: ['Q1'] }),
    browserTest('most', { project: 'firefox', ids: ['Q1', 'Q2'] }),
  ];
  const titles = (project: string) => chooseTests(tests, project).map((one) => one.titles[0]);
  expect(titles('chromium')).toEqual(['one', 'both', 'again']);
  expect(titles('firefox')).toEqual(['most']);
});

test('writes a list that Playwright can read', () => {
  expect(testListOf([browserTest('opens', { titles: ['search', 'opens'] })])).toBe(
    '[chromium] › a.spec.ts › search › opens\n',
  );
  expect(() => testListOf([browserTest('a › b')])).toThrow('a.spec.ts: Playwright separates titles with ›');
});
