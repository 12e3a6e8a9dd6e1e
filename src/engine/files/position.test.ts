import { expect, it } from 'vitest';
import { positionAt } from './position.ts';

it('counts lines and columns from 1, with either line ending', () => {
  expect(positionAt('', 0)).toEqual({ line: 1, column: 1 });
  expect(positionAt('ab\ncd', 3)).toEqual({ line: 2, column: 1 });
  expect(positionAt('ab\r\ncd\n', 5)).toEqual({ line: 2, column: 2 });
  expect(positionAt('ab\ncd\n', 6)).toEqual({ line: 3, column: 1 });
  expect(positionAt('ab', 99)).toEqual({ line: 1, column: 3 });
});
