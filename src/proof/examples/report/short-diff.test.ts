import { expect, test } from 'vitest';
import { shortDiff } from './short-diff.ts';

test('shows the lines that differ and where they start', () => {
  expect(shortDiff('a\nb\nc', 'a\nx\ny\nc')).toEqual({ line: 1, text: '    - b\n    + x\n    + y' });
  expect(shortDiff('', 'new')).toEqual({ line: 0, text: '    + new' });
});

test('stays short', () => {
  const { text } = shortDiff('', Array.from({ length: 9 }, (_, index) => `line ${index}`).join('\n'));
  expect(text.split('\n')).toHaveLength(7);
  expect(text).toContain('+ … 3 more lines');
});
