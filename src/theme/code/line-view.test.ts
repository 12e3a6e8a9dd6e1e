import { expect, test } from 'vitest';
import { parseLineHash } from './line-view.ts';

test.each([
  ['#rslib.config.ts-L3', { block: 'rslib.config.ts', first: 3, last: 3 }],
  ['#rslib.config.ts-L3-L5', { block: 'rslib.config.ts', first: 3, last: 5 }],
  ['#a%20b.ts-L5-L2', { block: 'a b.ts', first: 2, last: 5 }],
])('%s points to lines', (hash, range) => {
  expect(parseLineHash(hash)).toEqual(range);
});

test.each(['', '#', '#heading', '#heading-l3', '#-L3', '#%E0%A4%A-L3', '#x-L'])(
  '%s does not point to lines',
  (hash) => {
    expect(parseLineHash(hash)).toBeUndefined();
  },
);
