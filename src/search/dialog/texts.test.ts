import { expect, it } from 'vitest';
import { textsFor } from './texts.ts';

it.each(['zh', 'zh-CN', 'ZH-Hant'])('uses Chinese on pages in %s', (lang) => {
  expect(textsFor(lang).search).toBe('搜索');
});

it.each(['en', 'en-GB', 'fr', '', 'zha'])('uses English on pages in %j', (lang) => {
  expect(textsFor(lang).search).toBe('Search');
});

it('has every text in both languages', () => {
  const say = (text: string | ((value: never, other: never) => string)) =>
    typeof text === 'string' ? text : text('QUERY' as never, 'QUERY' as never);
  const english = Object.entries(textsFor('en')).map(([name, text]) => [name, say(text)]);
  const chinese = Object.entries(textsFor('zh')).map(([name, text]) => [name, say(text)]);
  expect(chinese.map(([name]) => name)).toEqual(english.map(([name]) => name));
  for (const [index, [name, text]] of english.entries()) {
    const other = chinese[index]?.[1] ?? '';
    expect([name, other]).not.toEqual([name, '']);
    expect([name, other.includes('QUERY')]).toEqual([name, text?.includes('QUERY')]);
  }
});
