import { expect, test } from 'vitest';
import { acceptedVariants } from './accepted-encodings.ts';

test.each([
  ['gzip, deflate, br', ['br', 'gzip']],
  ['br', ['br']],
  ['BR, GZIP', ['br', 'gzip']],
  ['x-gzip', ['gzip']],
  ['*', ['br', 'gzip']],
  ['br;q=0, *', ['gzip']],
  ['br;q=0', []],
  ['br;q=0.0, gzip;q=0.000', []],
  ['br ; q=0 , gzip', ['gzip']],
  ['*;q=0', []],
  ['gzip, *;q=0', ['gzip']],
  ['gzip;q=1, br;q=0.5', ['gzip', 'br']],
  ['br;q=x, gzip', ['gzip']],
  ['identity', []],
  ['vibrant, gzipped', []],
  ['', []],
  [undefined, []],
])('%s accepts %j', (header, encodings) => {
  expect(acceptedVariants(header).map(({ encoding }) => encoding)).toEqual(encodings);
});
