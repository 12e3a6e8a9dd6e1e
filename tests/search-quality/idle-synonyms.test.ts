import { expect, test } from 'vitest';
import { synonymsOf, SYNONYMS } from '../../src/search/engine/synonyms.ts';
import { idleSynonyms } from './idle-synonyms.ts';

test('finds the groups that no query needs, and leaves the table as it was', () => {
  const before = [...SYNONYMS];
  const quality = () => Number(synonymsOf('shebang').length > 0);
  const idle = idleSynonyms(quality);
  expect(idle).not.toContain('shebang hashbang');
  expect(idle).toHaveLength(new Set(SYNONYMS.values()).size - 1);
  expect([...SYNONYMS]).toEqual(before);
});
