import { expect, it } from 'vitest';
import { SHELL_TABLES } from '../../model/words/languages.ts';
import { tableProblems } from '../../model/words/table-problems.fixture.ts';
import { LEARN_TABLES } from './learn-words.ts';
import { LEARN_PAGE_WORDS } from './page-words.ts';

it('has every word of the lessons in every language, with the same values', () => {
  expect(tableProblems(LEARN_TABLES)).toEqual([]);
});

it('has keys of its own, and no text twice among those that are found by it', () => {
  expect(Object.keys(LEARN_TABLES.en).filter((key) => key in SHELL_TABLES.en)).toEqual([]);
  const texts = Object.values(LEARN_PAGE_WORDS);
  expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
});
