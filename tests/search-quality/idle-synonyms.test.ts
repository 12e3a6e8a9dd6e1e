import { expect, test } from 'vitest';
import { synonymsOf, type Synonyms } from '../../src/search/engine/synonyms.ts';
import { idleSynonyms } from './idle-synonyms.ts';

const GROUPS = ['oven stove', 'lamp light', 'cup mug', 'plate dish'];
/** What a search for each query has to find, also with the other words of its groups. */
const WANTED: Record<string, string> = { light: 'lamp', stove: 'stove', mug: 'bowl', plate: 'dish' };

const worthOf = (query: string, synonyms: Synonyms) =>
  Number([query, ...synonymsOf(synonyms, query)].includes(WANTED[query] ?? ''));

test('finds the groups that no query needs', () => {
  expect(idleSynonyms(GROUPS, Object.keys(WANTED), worthOf)).toEqual(['oven stove', 'cup mug']);
});

test('keeps no group that does more harm than good', () => {
  const misled = (query: string, synonyms: Synonyms) => 1 - worthOf(query, synonyms);
  expect(idleSynonyms(GROUPS, ['light', 'plate'], misled)).toEqual(GROUPS);
});

test('asks only queries again that use a group', () => {
  const asked: string[] = [];
  idleSynonyms(GROUPS, Object.keys(WANTED), (query, synonyms) => {
    asked.push(query);
    return worthOf(query, synonyms);
  });
  expect(asked).toEqual([...Object.keys(WANTED), 'stove', 'light', 'mug', 'plate']);
});
