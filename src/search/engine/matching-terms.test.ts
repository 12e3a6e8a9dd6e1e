import { describe, expect, it, test } from 'vitest';
import { matchingTerms } from './matching-terms.ts';
import { indexOf, record } from './sample-records.ts';

/** How sure each of the words is meant by what was typed; as the last word unless told. */
function sureness(words: string, typed: string, more = {}): Map<string, number> {
  const place = { start: 0, end: typed.length };
  return matchingTerms(indexOf([record('/a', ['Guide'], words)]), {
    term: typed,
    ...place,
    isLast: true,
    isStopWord: false,
    ...more,
  });
}
const found = (words: string, typed: string, more = {}): string[] => [...sureness(words, typed, more).keys()];
/** The words from the one that is most surely meant on. */
const bestFirst = (words: string, typed: string): string[] =>
  [...sureness(words, typed)].toSorted((a, b) => b[1] - a[1]).map(([word]) => word);
const beforeLast = { isLast: false };

describe('a word of the text', () => {
  it('is surest, then what begins like it, then what has it inside', () => {
    const words = sureness('carports port portable', 'port');
    expect(bestFirst('carports port portable', 'port')).toEqual(['port', 'portable', 'carports']);
    expect(words.get('port')).toBe(1);
    for (const word of ['portable', 'carports']) expect(words.get(word)).toBeLessThan(1);
  });

  it('is surer the more of it was typed', () => {
    const after = (typed: string): number => sureness('watchful', typed).get('watchful') ?? 0;
    expect(after('watchf')).toBeGreaterThan(after('wat'));
    expect(after('watchfu')).toBeLessThan(1);
    expect(bestFirst('portability portal', 'port')).toEqual(['portal', 'portability']);
    expect(bestFirst('transportation airport', 'port')).toEqual(['airport', 'transportation']);
  });

  it('is more likely half typed where typing goes on', () => {
    const last = sureness('portable', 'port').get('portable')!;
    expect(sureness('portable', 'port', beforeLast).get('portable')).toBeLessThan(last);
  });

  it('is found by two letters at its beginning alone, by three anywhere', () => {
    expect(found('artifact start', 'ar')).toEqual(['artifact']);
    expect(found('artifact start', 'art')).toEqual(['artifact', 'start']);
  });

  it('is only meant as it is when every sentence has it', () => {
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
  ])('%s finds %s, and the other way round', (one, other) => {
    expect(found(other, one, beforeLast)).toEqual([other]);
    expect(found(one, other, beforeLast)).toEqual([one]);
  });

  it('must be endings, and the word must begin the same', () => {
    expect(found('declarative', 'declares', beforeLast)).toEqual([]);
    expect(found('undeclared', 'declares', beforeLast)).toEqual([]);
  });

  it('are worth more than the middle of a word', () => {
    expect(bestFirst('undeclares declared', 'declares')).toEqual(['declared', 'undeclares']);
  });
});

describe('slips', () => {
  test.each([
    ['swapped', 'wacth'],
    ['left out', 'wtch'],
    ['too many', 'waatch'],
    ['another', 'wadch'],
    ['left out at the beginning', 'atch'],
    ['too many at the beginning', 'xwatch'],
    ['swapped at the beginning', 'awtch'],
  ])('a letter %s is forgiven: %s', (_, typed) => {
    expect(found('watch', typed, beforeLast)).toEqual(['watch']);
  });

  it('are not forgiven in the first letter, in three letters, or in numbers', () => {
    expect(found('watch', 'xatch')).toEqual([]);
    expect(found('cli', 'cll')).toEqual([]);
    expect(found('23078', '23087')).toEqual([]);
  });

  it('are two at most, and only from eight letters on', () => {
    expect(found('watching', 'wacthign')).toEqual(['watching']);
    expect(found('watching', 'wacthxgn')).toEqual([]);
    expect(found('watches', 'wacthse')).toEqual([]);
  });

  it('are not looked for where the word, or one that begins with it, is there', () => {
    expect(found('from form', 'form')).toEqual(['form']);
    expect(found('from format', 'form')).toEqual(['format']);
    expect(found('from platforms', 'form').toSorted()).toEqual(['from', 'platforms']);
  });

  it('are forgiven in a word half typed, where typing goes on', () => {
    expect(found('extension', 'exetn')).toEqual(['extension']);
    expect(found('extension', 'exetn', beforeLast)).toEqual([]);
  });

  it('make it less sure: more of them, in a shorter word, in one half typed', () => {
    const sure = (word: string, typed: string, more = {}): number => sureness(word, typed, more).get(word)!;
    expect(sure('watching', 'wacthing')).toBeGreaterThan(sure('watching', 'wacthign'));
    expect(sure('watching', 'wacthing')).toBeGreaterThan(sure('watch', 'wacth'));
    expect(sure('watch', 'wacth')).toBeGreaterThan(sure('watchful', 'wacth'));
    expect(sure('watch', 'wacth')).toBe(sure('watch', 'wacth', beforeLast));
    expect(sure('watchful', 'wacth')).toBeGreaterThan(0);
  });
});
