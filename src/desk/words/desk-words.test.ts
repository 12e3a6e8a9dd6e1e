import { expect, it } from 'vitest';
import { SHELL_TABLES } from '../../model/words/languages.ts';
import { tableProblems } from '../../model/words/table-problems.fixture.ts';
import { DESK_TABLES } from './desk-words.ts';
import { DESK_PAGE_WORDS } from './page-words.ts';

it('has every word of the migration desk in every language, with the same values', () => {
  expect(tableProblems(DESK_TABLES)).toEqual([]);
});

it('has keys of its own, and no text twice among those that are found by it', () => {
  expect(Object.keys(DESK_TABLES.en).filter((key) => key in SHELL_TABLES.en)).toEqual([]);
  const texts = Object.values(DESK_PAGE_WORDS);
  expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
});
