import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fuzz } from '../../../tests/support/fuzz.ts';
import { eachToken, fold } from './tokenize.ts';

interface Token {
  term: string;
  start: number;
  end: number;
  isJoin: boolean;
}

function tokens(text: string): Token[] {
  const list: Token[] = [];
  eachToken(text, (term, start, end, isJoin) => list.push({ term, start, end, isJoin }));
  return list;
}

const terms = (text: string): string[] => tokens(text).map(({ term }) => term);

describe('the tokens of a text', () => {
  test.each([
    ['The Quick start', ['the', 'quick', 'start']],
    ['autoExtension', ['auto', 'extension', 'autoextension']],
    ['auto-extension', ['auto', 'extension', 'autoextension']],
    ['Node.js', ['node', 'js', 'nodejs']],
    ['lib.dts.bundle', ['lib', 'dts', 'bundle', 'libdtsbundle']],
    ['output.cleanDistPath', ['output', 'clean', 'dist', 'path', 'cleandistpath', 'outputcleandistpath']],
    ['--no-clean', ['no', 'clean', 'noclean', '-noclean']],
    ['build -w', ['build', 'w', '-w']],
    ['__dirname', ['dirname', '_dirname']],
    ['@rslib/core', ['rslib', 'core', 'rslibcore']],
    ['.d.ts', ['d', 'ts', 'dts']],
    ['TS2307', ['ts', '2307', 'ts2307']],
    ['XMLHttpRequest', ['xml', 'http', 'request', 'xmlhttprequest']],
    ['Crème BRÛLÉE', ['creme', 'brulee']],
    ['ｗｉｄｅ', ['wide']],
    ['𝐁𝐨𝐥𝐝', ['bold']],
    ['… — !', []],
  ])('%s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  test('splits East Asian text into pairs and keeps Latin words whole', () => {
    expect(terms('使用Node.js构建')).toEqual(['使用', 'node', 'js', 'nodejs', '构建']);
    expect(terms('搜索引')).toEqual(['搜索', '索引']);
    expect(terms('库')).toEqual(['库']);
    expect(terms('한국어')).toEqual(['한국', '국어']);
  });

  test('skips words that nobody would type', () => {
    expect(terms('a'.repeat(41))).toEqual([]);
    expect(terms('a'.repeat(40))).toEqual(['a'.repeat(40)]);
  });
});

describe('for any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...Array.from('aB1.-_/@$ é̂字한ーİß')) }),
  );

  test('tokens are not empty, are folded and have valid offsets', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { term, start, end } of tokens(text)) {
          expect(term).not.toBe('');
          expect(fold(term)).toBe(term);
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
      fuzz(),
    );
  });

  test('parts are sorted and do not overlap, and equal texts have equal tokens', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const spaced = text.replaceAll(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]/gu, ' ');
        const places = tokens(spaced).flatMap(({ start, end, isJoin }) => (isJoin ? [] : [start, end]));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(tokens(text)).toEqual(tokens(text));
      }),
      fuzz(),
    );
  });

  test('folding twice equals folding once', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      fuzz(),
    );
  });
});
