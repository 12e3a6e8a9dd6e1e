import { describe, expect, it } from 'vitest';
import type { SearchAnswer } from '../../model/search.ts';
import { INITIAL_STATE } from './state.ts';
import type { SearchState } from './state.ts';
import { statusText } from './status-text.ts';
import { wordsOf } from '../../model/words/languages.ts';
import { sayIn } from '../../model/words/words.ts';
import { searchTexts } from './texts.ts';

const answer: SearchAnswer = { hits: [], total: 0, sections: [], suggestions: [] };
const say = (state: Partial<SearchState>, count = 0, lang = 'en') =>
  statusText({ ...INITIAL_STATE, isPanelOpen: true, ...state }, count, searchTexts(sayIn(wordsOf(lang))));

describe('the status for screen readers', () => {
  it('[S1] is the error, or a note that it takes longer', () => {
    expect(say({ query: 'a', status: 'error' })).toBe(
      'Unable to fetch results. You might want to check your network connection.',
    );
    expect(say({ query: 'a', status: 'error', advice: 'Check the key.' })).toBe(
      'Unable to fetch results. Check the key.',
    );
    expect(say({ query: 'a', status: 'stalled' })).toBe('Still looking…');
  });

  it('is the number of results', () => {
    expect(say({ query: 'a', answered: 'a', answer }, 1)).toBe('1 result');
    expect(say({ query: 'a', answered: 'a', answer }, 7)).toBe('7 results');
    expect(say({ query: 'a', answered: 'a', answer }, 7, 'zh-CN')).toBe('7 条结果');
    expect(say({ query: 'a', answered: 'a', answer })).toBe('No results for "a"');
  });

  it('says how many are listed if there are more, matching the section counts', () => {
    const cut = { query: 'a', answered: 'a', answer: { ...answer, total: 14 } };
    expect(say(cut, 10)).toBe('10 of 14 results');
    expect(say(cut, 14)).toBe('14 results');
    expect(say(cut, 10, 'zh-CN')).toBe('共 14 条结果，显示 10 条');
  });

  it('is empty while the panel is closed, whose list is too', () => {
    expect(say({ query: 'a', answered: 'a', answer: { ...answer, total: 377 }, isPanelOpen: false })).toBe(
      '',
    );
  });

  it('is empty without a query and before the answer', () => {
    expect(say({ query: ' ', answer })).toBe('');
    expect(say({ query: 'a', status: 'loading' })).toBe('');
    expect(say({ query: 'ab', answered: 'a', answer }, 3)).toBe('');
  });
});
