import { expect, it } from 'vitest';
import { changeBetween } from './change-between.ts';

it.each([
  ['an insertion', 'ab', 'axb', { from: 1, to: 1, insert: 'x' }],
  ['a removal', 'axb', 'ab', { from: 1, to: 2, insert: '' }],
  ['a replacement', 'one two three', 'one 2 three', { from: 4, to: 7, insert: '2' }],
  ['a repetition', 'aa', 'aaa', { from: 2, to: 2, insert: 'a' }],
  ['a removed repetition', 'aaa', 'aa', { from: 2, to: 3, insert: '' }],
  ['a first text', '', 'new', { from: 0, to: 0, insert: 'new' }],
  ['no change', 'same', 'same', { from: 4, to: 4, insert: '' }],
])('finds %s', (_, before, after, change) => {
  expect(changeBetween(before, after)).toEqual(change);
});
