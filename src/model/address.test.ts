import { expect, test } from 'vitest';
import { encodeAddress, hashOf, isElsewhere, splitAddress } from './address.ts';

test.each([
  ['/a/b?c=1#d', '/a/b', '?c=1', '#d'],
  ['a#b?c#d', 'a', '', '#b?c#d'],
  ['/a?b?c', '/a', '?b?c', ''],
  ['?q=1', '', '?q=1', ''],
  ['#', '', '', '#'],
  ['/a?\n#\n', '/a', '?\n', '#\n'],
  ['', '', '', ''],
])('%j is split into path, query and hash', (address, path, query, hash) => {
  expect(splitAddress(address)).toEqual({ path, query, hash });
});

test('an address with a scheme or a host leads away from the site', () => {
  expect(['https://a.example', 'MAILTO:a@b.example', '//a.example', 'x+y:z'].every(isElsewhere)).toBe(true);
  expect(['/a:b', 'a/b', '#a', '?a', './a', '1:2', ''].some(isElsewhere)).toBe(false);
});

test.each(['plain', '50%', '%41', '%E4%B8', 'a"<b>`', '中文', 'a#b?c', '100%25'])(
  'the hash of %j leads a browser to it',
  (id) => {
    const { hash } = new URL(hashOf(id), 'https://site.example/page');
    expect(decodeURIComponent(hash.slice(1))).toBe(id);
  },
);

test.each([
  ['/guide/start', '/guide/start'],
  ['/指南/a b', '/%E6%8C%87%E5%8D%97/a%20b'],
  ['/%E6%8C%87%E5%8D%97/100%25?a=b#c', '/%E6%8C%87%E5%8D%97/100%25?a=b#c'],
])('%s is written as %s, and as the same again', (address, written) => {
  expect(encodeAddress(address)).toBe(written);
  expect(encodeAddress(written)).toBe(written);
});
