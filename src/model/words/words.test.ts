import { expect, it } from 'vitest';
import { BROWSER_WORDS } from './browser-words.ts';
import { fillIn } from './fill-in.ts';
import { SHELL_TABLES, wordsOf } from './languages.ts';
import { tableProblems } from './table-problems.fixture.ts';
import { ENGLISH, sayIn, wordsForBrowser } from './words.ts';

it.each(['zh', 'zh-CN', 'ZH-Hant'])('speaks Chinese on pages in %s', (lang) => {
  expect(wordsOf(lang).search).toBe('搜索');
});

it.each(['en', 'en-GB', 'fr', '', 'zha'])('speaks English on pages in %j', (lang) => {
  expect(wordsOf(lang).search).toBe('Search');
});

it('prefers the words of the configuration', () => {
  expect(wordsOf('zh', { previous: '前一页' })).toMatchObject({ previous: '前一页', next: '下一页' });
});

it('has every word of the shell in every language, with the same values', () => {
  expect(tableProblems(SHELL_TABLES)).toEqual([]);
});

it('gives the browser only what differs from the English in its code', () => {
  expect(wordsForBrowser(ENGLISH)).toEqual({});
  expect(wordsForBrowser({ ...ENGLISH, themeDark: 'Night', previous: 'Back' })).toEqual({ Dark: 'Night' });
  expect(sayIn(wordsOf('zh'))('Dark')).toBe('深色');
  expect(sayIn(ENGLISH)('Dark')).toBe('Dark');
});

it('has no English text twice among the words of the browser, which are found by it', () => {
  const texts = Object.values(BROWSER_WORDS);
  expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
});

it('fills in values, whatever signs they contain', () => {
  expect(fillIn('{count} of {total}, {other}', { count: 0, total: '$&{count}' })).toBe(
    '0 of $&{count}, {other}',
  );
});
