import { describe, expect, test } from 'vitest';
import { formatCoverage, rowCoverage } from './row-coverage.ts';
import { idsInTitle, parseSpecRows } from './spec-rows.ts';
import { testTitles } from './test-titles.ts';

const SPEC = `## Q — routing
| id | row |
|---|---|
| Q1 | The path is lower-cased. |
| Q10 | Page types home | doc. |
`;

test('reads the rows from the tables', () => {
  expect(parseSpecRows(SPEC)).toEqual([
    { id: 'Q1', text: 'The path is lower-cased.' },
    { id: 'Q10', text: 'Page types home | doc.' },
  ]);
});

test('reads one id or several from a title', () => {
  const open = '[';
  expect(idsInTitle(`${open}Q1] one`)).toEqual(['Q1']);
  expect(idsInTitle(`${open}Q1]${open}Q2] two`)).toEqual(['Q1', 'Q2']);
  expect(idsInTitle(`${open}Q1, Q2,Q3] three`)).toEqual(['Q1', 'Q2', 'Q3']);
  expect(idsInTitle('Q1 and [q1] and [Q] and [1]')).toEqual([]);
});

describe('titles of a test file', () => {
  const titles = (code: string) => testTitles('a.test.tsx', code);

  test('include test, it and describe in all their forms', () => {
    expect(titles("test('a', () => {}); it(`b`, fn); describe('c', () => { test.only('d', fn); })")).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    expect(titles("test.describe('e', () => {}); test.skipIf(x)('f', fn); test(`g ${1} h`, fn)")).toEqual([
      'e',
      'f',
      'g … h',
    ]);
  });

  test('include the strings in tables of test.each and test.for', () => {
    expect(titles("test.each([['a', 1], ['b', 2]] as const)('%s is', (x) => {})").sort()).toEqual([
      '%s is',
      'a',
      'b',
    ]);
    expect(titles("test.for([{ name: 'a' }])('$name', fn)").sort()).toEqual(['$name', 'a']);
  });

  test('exclude skipped tests and all other strings', () => {
    expect(titles("test.skip('a', fn); it.todo('b'); test.fixme('c', fn)")).toEqual([]);
    expect(titles("describe.skip('a', () => { test('b', fn) }); test('c', fn)")).toEqual(['c']);
    expect(titles("console.log('a'); test('b', () => { expect('c').toBe('d') })")).toEqual(['b']);
  });
});

test('lists the tests of each row, and reports rows without tests and unknown rows', () => {
  const open = '[';
  const files = new Map([
    ['b.test.ts', `test('${open}Q1] two', f); test('${open}Q7] slip', f)`],
    ['a.test.ts', `test('${open}Q1] one', f)`],
  ]);
  const coverage = rowCoverage(parseSpecRows(SPEC), files);
  expect(coverage.rows.map(({ row, tests }) => [row.id, tests])).toEqual([
    ['Q1', [`a.test.ts: ${open}Q1] one`, `b.test.ts: ${open}Q1] two`]],
    ['Q10', []],
  ]);
  expect(coverage.unknown).toEqual([`b.test.ts: ${open}Q7] slip`]);
  const text = formatCoverage(coverage);
  expect(text).toContain('Without a test:\n  Q10');
  expect(text).toMatch(/1 of 2 rows have a test\.$/);
});
