// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WORDS } from '../../../model/document.ts';
import { textsByEnglish } from '../../../model/words/word-tables.ts';
import { PROOF_BROWSER_TABLES } from '../../model/words/proof-words.ts';
import { CompareBar } from './CompareBar.tsx';

afterEach(() => document.documentElement.removeAttribute(WORDS));

const shown = () => {
  const bar = (
    <CompareBar
      names={['a', 'b']}
      index={1}
      compared={0}
      openIn={[{ text: 'Open in X', address: '/x' }]}
      onCompare={() => undefined}
    />
  );
  return render(bar).container.textContent;
};

test.each([
  [PROOF_BROWSER_TABLES.en, 'Compare with nothingabOpen in XThis choice b'],
  [PROOF_BROWSER_TABLES.zh, '对比 无abOpen in X当前选择 b'],
])('speaks the language of the page: %#', (words, text) => {
  document.documentElement.setAttribute(
    WORDS,
    JSON.stringify(textsByEnglish(PROOF_BROWSER_TABLES.en, words)),
  );
  expect(shown()).toBe(text);
});
