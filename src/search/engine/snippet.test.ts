import { describe, expect, it } from 'vitest';
import { stretches } from './highlight.ts';
import { snippet } from './snippet.ts';
import { tokensOf } from './tokenize.ts';

function around(text: string, words: string[], count: number): string {
  const terms = new Map(words.map((word) => [word, Infinity]));
  return snippet(text, stretches(tokensOf(text), terms), count)
    .map((part) => part.text)
    .join('');
}

describe('the position of a snippet', () => {
  it('counts a word once, in any case', () => {
    const text = 'Lamp lamp a b c d lamp oven e f';
    expect(around(text, ['lamp', 'oven'], 3)).toBe('…lamp oven e…');
  });

  it('counts only visible words, including the last', () => {
    expect(around('lamp a b oven c d e lamp oven f', ['lamp', 'oven'], 3)).toBe('…lamp oven f');
    expect(around('lamp a b c d e lamp f oven g', ['lamp', 'oven'], 3)).toBe('…lamp f oven…');
  });

  it('is the first of equal positions, also if not all words are together', () => {
    expect(around('lamp a b c d oven e f g', ['lamp', 'oven'], 3)).toBe('lamp a b…');
    expect(around('lamp oven a b c d lamp e f g h door i j', ['lamp', 'oven', 'door'], 3)).toBe(
      'lamp oven a…',
    );
  });
});

it('does not mark surrounding whitespace as omitted text', () => {
  expect(around('  one two  ', ['one'], 2)).toBe('  one two  ');
});
