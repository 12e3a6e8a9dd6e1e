import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fuzz } from '../../../tests/support/fuzz.ts';
import type { TextPart } from '../../model/search.ts';
import { highlight, stretches } from './highlight.ts';
import { snippet } from './snippet.ts';
import { tokensOf } from './tokenize.ts';

const joined = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');
/** Shows matches in brackets. */
const marked = (parts: readonly TextPart[]): string =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('a title', () => {
  test.each([
    ['lib.autoExtension', { extension: Infinity }, 'lib.auto[Extension]'],
    ['lib.autoExtension', { autoextension: Infinity }, 'lib.[autoExtension]'],
    ['Watch mode', { watch: 3 }, '[Wat]ch mode'],
    ['The watch mode', { watch: 3 }, 'The [wat]ch mode'],
    ['A ﬁle here', { file: 2 }, 'A [ﬁle] here'],
    ['Use Node.js', { nodejs: Infinity, node: Infinity }, 'Use [Node.js]'],
    ['autoExtension', { auto: Infinity, extension: Infinity }, '[autoExtension]'],
    ['Le café', { cafe: Infinity }, 'Le [café]'],
    ['中文文档', { 文文: Infinity }, '中[文文]档'],
    ['Nothing here', { other: Infinity }, 'Nothing here'],
  ])('%s', (title, terms, expected) => {
    expect(marked(highlight(title, new Map(Object.entries(terms))))).toBe(expected);
  });

  test('[E8] parts of any title join to the title, and none is empty', () => {
    const anyTerms = fc.array(fc.tuple(fc.string({ maxLength: 3 }), fc.constantFrom(1, 2, Infinity)));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), anyTerms, (title, terms) => {
        const parts = highlight(title, new Map([...terms, [title.toLowerCase(), Infinity]]));
        expect(joined(parts)).toBe(title);
        expect(parts.map(({ text }) => text)).not.toContain('');
      }),
      fuzz(),
    );
  });
});

describe('a snippet', () => {
  const snippetOf = (content: string, terms: ReadonlyMap<string, number>, words: number): TextPart[] =>
    snippet(content, stretches(tokensOf(content), terms), words);
  const text = 'one two three four five six seven eight nine ten eleven twelve';

  test('[K4] has the given number of words, with the match among them', () => {
    const terms = new Map([['nine', Infinity]]);
    expect(marked(snippetOf(text, terms, 5))).toBe('…eight [nine] ten eleven twelve');
    expect(marked(snippetOf(text, terms, 10))).toBe(
      '…three four five six seven eight [nine] ten eleven twelve',
    );
    expect(marked(snippetOf(text, terms, 20))).toBe(text.replace('nine', '[nine]'));
  });

  test('starts at the beginning without a match', () => {
    expect(snippetOf(text, new Map(), 2)).toEqual([
      { text: 'one two', isMatch: false },
      { text: '…', isMatch: false },
    ]);
    expect(snippetOf('', new Map(), 2)).toEqual([]);
  });

  test('is where most of the words are close together', () => {
    const far = 'alpha a b c d e f g h i j alpha beta k l m n o p';
    const terms = new Map([
      ['alpha', Infinity],
      ['beta', Infinity],
    ]);
    expect(marked(snippetOf(far, terms, 4))).toBe('…j [alpha] [beta] k…');
  });

  test('counts two letters of a script without spaces as a word', () => {
    expect(joined(snippetOf('一二三四五六七八', new Map([['五六', Infinity]]), 2))).toBe('…五六七八');
  });

  test('[K4] of any text is part of it and has at most the given number of words', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('alpha', 'Beta', 'gamma,', 'd.e', ' ', '\n')),
        fc.integer({ min: 1, max: 12 }),
        (words, count) => {
          const content = words.join(' ');
          const parts = snippetOf(content, new Map([['beta', 2]]), count);
          const own = parts.filter(({ text: part }) => part !== '…');
          expect(content).toContain(joined(own));
          expect(joined(own).split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(count);
          expect(own.some(({ isMatch }) => isMatch)).toBe(words.includes('Beta'));
        },
      ),
      fuzz(),
    );
  });
});
