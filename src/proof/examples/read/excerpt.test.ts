import { expect, test } from 'vitest';
import { cutExcerpt, cutExcerpts } from './excerpt.ts';

const text = 'start\nerror   one\nmore\nerror   two\nend';

test.each([
  [{}, text],
  [{ only: 'error' }, 'error   one\nerror   two'],
  [{ only: 'start|two' }, 'start\nerror   two'],
  [{ from: 'more' }, 'more\nerror   two\nend'],
  [{ from: 'one', to: 'two' }, 'error   one\nmore\nerror   two'],
  [{ to: 'one' }, 'start\nerror   one'],
])('cuts the lines that %j asks for', (excerpt, expected) => {
  expect(cutExcerpt(text, excerpt)).toBe(expected);
});

test.each([{ only: 'error|gone' }, { from: 'gone' }, { from: 'end', to: 'start' }])(
  'returns undefined for %j, which is not in the text',
  (excerpt) => {
    expect(cutExcerpt(text, excerpt)).toBeUndefined();
  },
);

const outputs = ['start\nerror   one', '', 'more\nerror   two\nend'];

test.each([
  [{}, outputs],
  [{ only: 'error' }, ['error   one', '', 'error   two']],
  [{ only: 'start|end' }, ['start', '', 'end']],
  [{ only: 'more' }, ['', '', 'more']],
  [{ from: 'one', to: 'more' }, ['error   one', '', 'more']],
  [{ from: 'two' }, ['', '', 'error   two\nend']],
  [{ only: 'start|gone' }, undefined],
])('cuts several outputs as one: %j', (excerpt, expected) => {
  expect(cutExcerpts(outputs, excerpt)).toEqual(expected);
});
