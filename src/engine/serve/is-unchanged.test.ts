import { expect, test } from 'vitest';
import { isUnchanged } from './is-unchanged.ts';

const version = { etag: 'W/"4-1700000000123"', modified: new Date(1_700_000_000_123) };
const THEN = 'Tue, 14 Nov 2023 22:13:20 GMT';
const BEFORE = 'Tue, 14 Nov 2023 22:13:19 GMT';

test.each([
  [{ 'if-none-match': 'W/"4-1700000000123"' }, true],
  [{ 'if-none-match': '"4-1700000000123"' }, true],
  [{ 'if-none-match': '"a", W/"4-1700000000123"' }, true],
  [{ 'if-none-match': '"a,b",W/"4-1700000000123","c"' }, true],
  [{ 'if-none-match': '*' }, true],
  [{ 'if-none-match': '"*"' }, false],
  [{ 'if-none-match': '"other"' }, false],
  [{ 'if-none-match': '4-1700000000123' }, false],
  [{ 'if-none-match': '' }, false],
  [{ 'if-modified-since': THEN }, true],
  [{ 'if-modified-since': BEFORE }, false],
  [{ 'if-modified-since': 'nonsense' }, false],
  [{ 'if-none-match': '"other"', 'if-modified-since': THEN }, false],
  [{ 'if-none-match': '"4-1700000000123"', 'if-modified-since': BEFORE }, true],
  [{}, false],
])('%j: %s', (headers, expected) => {
  expect(isUnchanged(headers, version)).toBe(expected);
});
