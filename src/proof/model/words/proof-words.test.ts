import { expect, it } from 'vitest';
import { BROWSER_WORDS } from '../../../model/words/browser-words.ts';
import { SHELL_TABLES } from '../../../model/words/languages.ts';
import { RELEASE_TABLES } from './release-words.ts';
import { tableProblems } from '../../../model/words/table-problems.fixture.ts';
import { PROOF_BROWSER_WORDS } from './browser-words.ts';
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

it('has no English text that the shell says in the browser too: a document has one list of both', () => {
  const ofShell: string[] = Object.values(BROWSER_WORDS);
  expect(Object.values(PROOF_BROWSER_WORDS).filter((text) => ofShell.includes(text))).toEqual([]);
});
