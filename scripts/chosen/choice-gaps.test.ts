import { expect, test } from 'vitest';
import { choiceGaps, isTooLarge } from './choice-gaps.ts';

const rows = ['Q1', 'Q2', 'Q3'].map((id) => ({ id, text: '' }));
const chosen = [{ project: 'chromium', file: 'a.spec.ts', titles: [], ids: ['Q1', 'page-home'] }];

test('lists rows and types of pages that no chosen browser test and no unit test has', () => {
  const unitTests = new Map([['a.test.ts', "test('[Q2] works', () => {})"]]);
  const wanted = { rows, tags: ['@page-home', '@page-lab'], unitTests };
  expect(choiceGaps(chosen, wanted)).toEqual(['@page-lab', 'Q3']);
  expect(choiceGaps(chosen, { ...wanted, rows: rows.slice(0, 2), tags: [] })).toEqual([]);
});

test('the choice is at most a third of all tests', () => {
  expect([33, 34].map((count) => isTooLarge(count, 100))).toEqual([false, true]);
});
