import { expect, test } from 'vitest';
import { createSourceTrees } from './source-trees.ts';

const TEXT = '# Title\n\nText.\n';

test('returns the tree of text that was read ahead to the first caller only', () => {
  const trees = createSourceTrees();
  const seen = trees.readAhead()(TEXT, 'mdx');
  const first = trees.take(TEXT, 'mdx');
  expect(first).toBe(seen);
  first.children.length = 0;
  expect(trees.take(TEXT, 'mdx').children).toHaveLength(2);
});

test('returns another tree for the same text in another format', () => {
  const trees = createSourceTrees();
  const seen = trees.readAhead()('{1}\n', 'md');
  expect(trees.take('{1}\n', 'mdx')).not.toBe(seen);
  expect(trees.take('{1}\n', 'md')).toBe(seen);
});

test('drops unused trees when reading ahead again', () => {
  const trees = createSourceTrees();
  const seen = trees.readAhead()(TEXT, 'mdx');
  trees.readAhead();
  expect(trees.take(TEXT, 'mdx')).not.toBe(seen);
});
