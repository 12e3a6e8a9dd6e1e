// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WORDS } from '../../model/document.ts';
import { wordsOf } from '../../model/words/languages.ts';
import { wordsForBrowser } from '../../model/words/words.ts';
import { CompareBar } from './CompareBar.tsx';

afterEach(() => document.documentElement.removeAttribute(WORDS));

const shown = () => {
  const bar = (
    <CompareBar names={['a', 'b']} index={1} compared={0} lab="/lab?x" onCompare={() => undefined} />
  );
  return render(bar).container.textContent;
};

test.each([
  ['en', 'Compare with nothingabOpen in labThis choice b'],
  ['zh', '对比 无ab在实验室中打开当前选择 b'],
])('speaks the language of the page: %s', (lang, text) => {
  document.documentElement.setAttribute(WORDS, JSON.stringify(wordsForBrowser(wordsOf(lang))));
  expect(shown()).toBe(text);
});
