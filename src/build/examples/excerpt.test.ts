import { expect, test } from 'vitest';
import { cutExcerpt } from './excerpt.ts';

const text = 'start\nerror   one\nmore\nerror   two\nend';

test.each([
  [{}, text],
  [{ only: 'error' }, 'error   one\nerror   two'],
  [{ only: 'start|two' }, 'start\nerror   two'],
  [{ from: 'more' }, 'more\nerror   two\nend'],
  [{ from: 'one', to: 'two' }, 'error   one\nmore\nerror   two'],
  [{ to: 'one' }, 'start\nerror   one'],
])('%j', (excerpt, expected) => {
  expect(cutExcerpt(text, excerpt)).toBe(expected);
});

test.each([{ only: 'error|gone' }, { from: 'gone' }, { from: 'end', to: 'start' }])(
  'nothing for %j, which is not there',
  (excerpt) => {
    expect(cutExcerpt(text, excerpt)).toBeUndefined();
  },
);
