import { expect, it } from 'vitest';
import { SHELL_TABLES } from '../../../model/words/languages.ts';
import { tableProblems } from '../../../model/words/table-problems.fixture.ts';
import { STARTER_TABLES } from './starter-words.ts';
import { STARTER_PAGE_WORDS } from './page-words.ts';

it('has every word of the starter in every language, with the same values', () => {
  expect(tableProblems(STARTER_TABLES)).toEqual([]);
});

it('has keys of its own, and no text twice among those that are found by it', () => {
  expect(Object.keys(STARTER_TABLES.en).filter((key) => key in SHELL_TABLES.en)).toEqual([]);
  const texts = Object.values(STARTER_PAGE_WORDS);
  expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
});
