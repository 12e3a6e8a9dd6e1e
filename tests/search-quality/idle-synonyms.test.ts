import { expect, test } from 'vitest';
import { idleSynonyms } from './idle-synonyms.ts';

test('finds the groups that no query needs', () => {
  const quality = (groups: readonly string[]) => Number(groups.includes('lamp light'));
  expect(idleSynonyms(['oven stove', 'lamp light', 'cup mug'], quality)).toEqual(['oven stove', 'cup mug']);
});
