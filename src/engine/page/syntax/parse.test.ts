import { expect, test } from 'vitest';
import { createLook, parse } from './parse.ts';

const TEXT = '# Title\n\nText.\n';

test('the tree of a text that was looked at is given to the first who parses it, and to nobody else', () => {
  const look = createLook();
  const seen = look(TEXT, 'mdx');
  const first = parse(TEXT, 'mdx');
  expect(first).toBe(seen);
  first.children.length = 0;
  expect(parse(TEXT, 'mdx').children).toHaveLength(2);
});

test('the same text is another tree in another format', () => {
  const seen = createLook()('{1}\n', 'md');
  expect(parse('{1}\n', 'mdx')).not.toBe(seen);
  expect(parse('{1}\n', 'md')).toBe(seen);
});

test('a new look around forgets the trees nobody came for', () => {
  const seen = createLook()(TEXT, 'mdx');
  createLook();
  expect(parse(TEXT, 'mdx')).not.toBe(seen);
});
