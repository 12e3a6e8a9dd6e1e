import { describe, expect, it, test } from 'vitest';
import { matchingTerms } from './matching-terms.ts';
import { indexOf, record } from './sample-records.ts';

/** How likely each word is meant by what was typed, as the last word by default. */
function likelihoods(words: string, typed: string, more = {}): Map<string, number> {
  const place = { start: 0, end: typed.length };
  return matchingTerms(indexOf([record('/a', ['Guide'], words)]), {
    term: typed,
    ...place,
    isLast: true,
    isStopWord: false,
    ...more,
  });
}
const found = (words: string, typed: string, more = {}): string[] => [
  ...likelihoods(words, typed, more).keys(),
];
const bestFirst = (words: string, typed: string): string[] =>
  [...likelihoods(words, typed)].toSorted((a, b) => b[1] - a[1]).map(([word]) => word);
const beforeLast = { isLast: false };

describe('a word of the text', () => {
  it('is most likely as an exact match, then as a prefix, then as a substring', () => {
    const words = likelihoods('carports port portable', 'port');
    expect(bestFirst('carports port portable', 'port')).toEqual(['port', 'portable', 'carports']);
    expect(words.get('port')).toBe(1);
    for (const word of ['portable', 'carports']) expect(words.get(word)).toBeLessThan(1);
  });

  it('is more likely the more of it was typed', () => {
    const after = (typed: string): number => likelihoods('watchful', typed).get('watchful') ?? 0;
    expect(after('watchf')).toBeGreaterThan(after('wat'));
    expect(after('watchfu')).toBeLessThan(1);
    expect(bestFirst('portability portal', 'port')).toEqual(['portal', 'portability']);
    expect(bestFirst('transportation airport', 'port')).toEqual(['airport', 'transportation']);
  });

  it('is more likely incomplete if it is the last word', () => {
    const last = likelihoods('portable', 'port').get('portable')!;
    expect(likelihoods('portable', 'port', beforeLast).get('portable')).toBeLessThan(last);
  });

  it('is found by two letters only at its start, by three anywhere', () => {
    expect(found('artifact start', 'ar')).toEqual(['artifact']);
    expect(found('artifact start', 'art')).toEqual(['artifact', 'start']);
  });

  it('matches only exactly if it is a letter before another word', () => {
    expect(found('d date', 'd', beforeLast)).toEqual(['d']);
    expect(found('d date', 'd')).toEqual(['d', 'date']);
  });

  it('matches only exactly if it is a stop word', () => {
    expect(found('the theme', 'the', { isStopWord: true })).toEqual(['the']);
    expect(found('theme', 'the', { isStopWord: true })).toEqual([]);
  });
});

describe('endings', () => {
  test.each([
    ['minify', 'minification'],
    ['declare', 'declarations'],
    ['bundling', 'bundles'],
    ['copied', 'copy'],
    ['splitting', 'split'],
  ])('%s finds %s and vice versa', (one, other) => {
    expect(found(other, one, beforeLast)).toEqual([other]);
    expect(found(one, other, beforeLast)).toEqual([one]);
  });

  it('of plural and tense change the meaning less than others', () => {
    expect(bestFirst('declaration declares', 'declare')).toEqual(['declares', 'declaration']);
  });

  it('must be known endings of words with the same start', () => {
    expect(found('declarative', 'declares', beforeLast)).toEqual([]);
    expect(found('undeclared', 'declares', beforeLast)).toEqual([]);
  });

  it('outrank substring matches', () => {
    expect(bestFirst('undeclares declared', 'declares')).toEqual(['declared', 'undeclares']);
  });
});

describe('synonyms', () => {
  it('are found whatever their endings, and no typo of the word', () => {
    expect(found('folder dirextories', 'directories')).toEqual(['folder']);
    expect(found('directory', 'folders')).toEqual(['directory']);
  });

  it('are less likely than the word itself', () => {
    expect(bestFirst('directory folder', 'folder')).toEqual(['folder', 'directory']);
  });
});

describe('typos', () => {
  test.each([
    ['swapped', 'wacth'],
    ['missing', 'wtch'],
    ['extra', 'waatch'],
    ['replaced', 'wadch'],
    ['missing at the start', 'atch'],
    ['extra at the start', 'xwatch'],
    ['swapped at the start', 'awtch'],
  ])('a letter %s is tolerated: %s', (_, typed) => {
    expect(found('watch', typed, beforeLast)).toEqual(['watch']);
  });

  it('are not tolerated in the first letter, in three letters or in numbers', () => {
    expect(found('watch', 'xatch')).toEqual([]);
    expect(found('cli', 'cll')).toEqual([]);
    expect(found('23078', '23087')).toEqual([]);
    expect(found('ts23078', 'ts23087')).toEqual([]);
  });

  it('in three letters are only a letter that is missing from a word of four', () => {
    expect(found('copy', 'cpy')).toEqual(['copy']);
    expect(found('copy', 'coy', beforeLast)).toEqual(['copy']);
    expect(found('clip', 'cll')).toEqual([]);
    expect(found('copying', 'cpy')).toEqual([]);
  });

  it('are at most two, and only from eight letters on', () => {
    expect(found('watching', 'wacthign')).toEqual(['watching']);
    expect(found('watching', 'wacthxgn')).toEqual([]);
    expect(found('watches', 'wacthse')).toEqual([]);
  });

  it('are not considered if the word or one that starts with it exists', () => {
    expect(found('from form', 'form')).toEqual(['form']);
    expect(found('from format', 'form')).toEqual(['format']);
    expect(found('from platforms', 'form').toSorted()).toEqual(['from', 'platforms']);
  });

  it('are considered if only words of the same stem exist', () => {
    expect(found('extract extractor', 'extracter').toSorted()).toEqual(['extract', 'extractor']);
  });

  it('are tolerated in an incomplete last word', () => {
    expect(found('extension', 'exetn')).toEqual(['extension']);
    expect(found('extension', 'exetn', beforeLast)).toEqual([]);
  });

  it('lower the likelihood: more of them, in a shorter or an incomplete word', () => {
    const likelihood = (word: string, typed: string, more = {}): number =>
      likelihoods(word, typed, more).get(word)!;
    expect(likelihood('watching', 'wacthing')).toBeGreaterThan(likelihood('watching', 'wacthign'));
    expect(likelihood('watching', 'wacthing')).toBeGreaterThan(likelihood('watch', 'wacth'));
    expect(likelihood('watch', 'wacth')).toBeGreaterThan(likelihood('watchful', 'wacth'));
    expect(likelihood('watch', 'wacth')).toBe(likelihood('watch', 'wacth', beforeLast));
    expect(likelihood('watchful', 'wacth')).toBeGreaterThan(0);
  });
});
