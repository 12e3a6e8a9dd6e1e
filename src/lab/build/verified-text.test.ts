import { expect, test } from 'vitest';
import { LAB_TABLES } from '../model/words/lab-words.ts';
import { verifiedText } from './verified-text.ts';

const VERIFIED = {
  versions: { '@rslib/core': '1.0.1' },
  equal: 7,
  total: 10,
  declarations: { equal: 4, total: 5 },
  differences: { 'One <reason>.': ['a'], 'Another reason.': ['b', 'c'] },
};

test('says how many builds are the same, and why the others are not, the most frequent reason first', () => {
  const { html, markdown, words } = verifiedText(VERIFIED, LAB_TABLES.en);
  expect(markdown).toMatch(/^7 of 10 builds .*@rslib\/core 1\.0\.1.* 4 of the 5 that write declaration/);
  expect(markdown).toContain('\n\n- 2 builds: Another reason.\n- 1 build: One <reason>.');
  expect(html).toContain('<ul><li>2 builds: Another reason.</li><li>1 build: One &lt;reason&gt;.</li></ul>');
  expect(words).toContain('7 of 10');
});

test('shows no list if there is no difference', () => {
  expect(verifiedText({ ...VERIFIED, equal: 10, differences: {} }, LAB_TABLES.en).html).not.toContain('<ul>');
});
