import { expect, test } from 'vitest';
import { createSourceTrees } from './source-trees.ts';

const TEXT = '# Title\n\nText.\n';

test('the tree of a text that was read ahead is given to the first who takes it, and to nobody else', () => {
  const trees = createSourceTrees();
  const seen = trees.readAhead()(TEXT, 'mdx');
  const first = trees.take(TEXT, 'mdx');
  expect(first).toBe(seen);
  first.children.length = 0;
  expect(trees.take(TEXT, 'mdx').children).toHaveLength(2);
});

test('the same text is another tree in another format', () => {
  const trees = createSourceTrees();
  const seen = trees.readAhead()('{1}\n', 'md');
  expect(trees.take('{1}\n', 'mdx')).not.toBe(seen);
  expect(trees.take('{1}\n', 'md')).toBe(seen);
});

test('reading ahead again drops the trees that nobody took', () => {
  const trees = createSourceTrees();
  const seen = trees.readAhead()(TEXT, 'mdx');
  trees.readAhead();
  expect(trees.take(TEXT, 'mdx')).not.toBe(seen);
});
