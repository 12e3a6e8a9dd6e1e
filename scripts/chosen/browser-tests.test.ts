import { expect, test } from 'vitest';
import { chooseTests, testListOf, testsIn } from './browser-tests.ts';
import type { BrowserTest } from './browser-tests.ts';

const browserTest = (title: string, others: Partial<BrowserTest> = {}): BrowserTest => ({
  project: 'chromium',
  file: 'a.spec.ts',
  titles: [title],
  ids: [],
  ...others,
});

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
