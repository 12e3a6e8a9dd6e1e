import { expect, it } from 'vitest';
import { SHELL_TABLES } from '../../model/words/languages.ts';
import { RELEASE_TABLES } from '../../model/words/release-words.ts';
import { tableProblems } from '../../model/words/table-problems.fixture.ts';
import { PROOF_TABLES } from './proof-words.ts';

it.each([
  ['the proof', PROOF_TABLES],
  ['the list of releases', RELEASE_TABLES],
])('has every word of %s in every language, with the same values', (_, tables) => {
  expect(tableProblems(tables)).toEqual([]);
});

it('has keys of its own', () => {
  const keys = [PROOF_TABLES, RELEASE_TABLES, SHELL_TABLES].flatMap(({ en }) => Object.keys(en));
  expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([]);
});
