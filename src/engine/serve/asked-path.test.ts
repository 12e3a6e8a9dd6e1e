import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzz } from '../../../tests/support/fuzz.ts';
import { askedFile, splitUrl } from './asked-path.ts';

test.each([
  ['/a/b?c=1', '/a/b', '?c=1'],
  ['/a/b', '/a/b', ''],
  ['/a?', '/a', '?'],
  ['/a?b?c#d', '/a', '?b?c'],
  ['/a#b?c', '/a', ''],
  ['http://host.example/a?b', '/a', '?b'],
  ['HTTPS://host.example', '/', ''],
  ['http://host.example?b', '/', '?b'],
  ['', '/', ''],
])('splits %s into path and query', (url, pathname, query) => {
  expect(splitUrl(url)).toEqual({ pathname, query });
});

test('finds a file below the base by its decoded name', () => {
  expect(askedFile('/docs/images/a%20b.png', '/docs/')).toBe('/images/a b.png');
  expect(askedFile('/.well-known/security.txt', '/')).toBe('/.well-known/security.txt');
  expect(askedFile('/images/a.png', '/docs/')).toBeUndefined();
});

test('never throws and never leaves the folder, whatever the path', () => {
  const piece = fc.constantFrom(
    '/',
    '..',
    '.',
    '%2e',
    '%2F',
    '%5c',
    '\\',
    '%00',
    '%',
    '~',
    'a',
    'C:',
    '%u002e',
    '\ud800',
    '?',
    '#',
  );
  const root = path.resolve('/site');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const file = askedFile(`/${pieces.join('')}`, '/');
      if (file === undefined) return;
      expect(path.join(root, file).startsWith(root + path.sep)).toBe(true);
      expect(file.split('/')).not.toContain('..');
    }),
    fuzz(),
  );
});
