import path from 'node:path';
import { expect, test } from 'vitest';
import * as standIn from './path.ts';

const PATHS = [
  '',
  '.',
  '/',
  '//',
  'a',
  'a/',
  '/a',
  '/a/',
  'a/b.c',
  './a',
  '../a',
  '/a/../b',
  'a//b',
  '.a',
  'a.b.c',
  '/a/b/../../..',
];

test.each(PATHS)('answers about %j as Node does', (text) => {
  for (const name of ['normalize', 'dirname', 'basename', 'extname', 'isAbsolute', 'resolve'] as const)
    expect([name, standIn.posix[name](text)]).toEqual([name, path.posix[name](text)]);
});

test('joins, resolves and relates paths as Node does', () => {
  for (const one of PATHS) {
    for (const other of PATHS) {
      expect(standIn.join(one, other)).toBe(path.posix.join(one, other));
      expect(standIn.resolve('/x', one, other)).toBe(path.posix.resolve('/x', one, other));
      expect(standIn.relative(`/${one}`, `/${other}`)).toBe(path.posix.relative(`/${one}`, `/${other}`));
    }
  }
});

test('takes paths apart and puts them together as Node does', () => {
  for (const text of ['/a/b.c', 'a/b', 'b.c', '/b']) {
    expect(standIn.parse(text)).toEqual(path.posix.parse(text));
    expect(standIn.format(standIn.parse(text))).toBe(text);
  }
});
