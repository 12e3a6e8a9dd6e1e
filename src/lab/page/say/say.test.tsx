// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mark, WORDS } from '../../../model/document.ts';
import { LAB } from '../../model/document.ts';
import { textsByEnglish } from '../../../model/words/word-tables.ts';
import { LAB_TABLES } from '../../model/words/lab-words.ts';
import { LAB_PAGE_WORDS } from '../../model/words/page-words.ts';

const PLAN = {
  kind: 'ask',
  path: 'rslib.config.ts',
  codeAt: { line: 3, code: 'const a = 1' },
} as const;

/** Loads the code of the lab in a page of a language, as a page load does. */
async function consentIn(lang: 'en' | 'zh') {
  const words = JSON.stringify(textsByEnglish(LAB_PAGE_WORDS, LAB_TABLES[lang]));
  const section = document.createElement('section');
  for (const [name, value] of Object.entries({ ...mark(LAB), ...mark(WORDS, words) }))
    section.setAttribute(name, value);
  document.body.replaceChildren(section);
  const { Consent } = await import('../Consent.tsx');
  return render(<Consent plan={PLAN} onTrust={() => {}} />);
}

beforeEach(() => vi.resetModules());

it('speaks English where the page carries no words', async () => {
  const { container } = await consentIn('en');
  expect(container.textContent).toContain(
    'This configuration contains code, starting with const a = 1 on line 3 of rslib.config.ts. Run it only',
  );
});

it('speaks the language of the page, with elements in the order of that language', async () => {
  const { container } = await consentIn('zh');
  expect(container.textContent).toContain('此配置包含代码，从 rslib.config.ts 第 3 行的 const a = 1 开始。');
  expect([...container.querySelectorAll('code')].map((code) => code.textContent)).toEqual([
    'rslib.config.ts',
    'const a = 1',
  ]);
});
