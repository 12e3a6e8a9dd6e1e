import { describe, expect, it } from 'vitest';
import { stretches } from './highlight.ts';
import { snippet } from './snippet.ts';
import { tokensOf } from './tokenize.ts';

/** The snippet as one text. */
function around(text: string, words: string[], count: number): string {
  const terms = new Map(words.map((word) => [word, Infinity]));
  return snippet(text, stretches(tokensOf(text), terms), count)
    .map((part) => part.text)
    .join('');
}

describe('where a snippet stands', () => {
  it('counts a word once, in whatever case', () => {
    const text = 'Lamp lamp a b c d lamp oven e f';
    expect(around(text, ['lamp', 'oven'], 3)).toBe('…lamp oven e…');
  });

  it('counts only what is seen, to its last word', () => {
    expect(around('lamp a b oven c d e lamp oven f', ['lamp', 'oven'], 3)).toBe('…lamp oven f');
    expect(around('lamp a b c d e lamp f oven g', ['lamp', 'oven'], 3)).toBe('…lamp f oven…');
  });

  it('is the first of equal places, also where not all words are together', () => {
    expect(around('lamp a b c d oven e f g', ['lamp', 'oven'], 3)).toBe('lamp a b…');
    expect(around('lamp oven a b c d lamp e f g h door i j', ['lamp', 'oven', 'door'], 3)).toBe(
      'lamp oven a…',
    );
  });
});

it('space around a text is nothing that was left out', () => {
  expect(around('  one two  ', ['one'], 2)).toBe('  one two  ');
});
