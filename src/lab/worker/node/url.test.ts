import querystring from 'node:querystring';
import url from 'node:url';
import { expect, test } from 'vitest';
import * as query from './querystring.ts';
import * as standIn from './url.ts';

test.each(['/a/b.js', '/a b/c', '/100%/x', '/a?b#c', '/ä'])('turns %s into an address and back', (path) => {
  expect(standIn.pathToFileURL(path).href).toBe(url.pathToFileURL(path).href);
  expect(standIn.fileURLToPath(standIn.pathToFileURL(path))).toBe(path);
});

test('refuses addresses that are not files', () => {
  expect(() => standIn.fileURLToPath('https://example.com/a')).toThrow('scheme file');
});

test('queries are read and written as Node does', () => {
  for (const text of ['a=1&b=2', 'a=1&a=2&a=3', 'a', 'a=%20b', '']) {
    expect(query.parse(text)).toEqual({ ...querystring.parse(text) });
    expect(query.stringify(query.parse(text))).toBe(querystring.stringify(querystring.parse(text)));
  }
});
