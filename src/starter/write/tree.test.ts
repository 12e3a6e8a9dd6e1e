import { expect, test } from 'vitest';
import { TYPES } from '../model/reasons.ts';
import { branch, code, field, linesOfTree, record } from './tree.ts';

const text = (...args: Parameters<typeof linesOfTree>): string =>
  linesOfTree(...args)
    .map((line) => line.text)
    .join('\n');

test('writes a configuration as an editor would format it', () => {
  const tree = branch(
    field('lib', [branch(field('format', 'esm'), field('dts', true))]),
    field('output', record({ 'my-key': `it's` })),
    field('plugins', [code('plugin()')]),
  );
  expect(text(tree, 'script', 'export default define(', ');')).toBe(
    `export default define({
  lib: [{ format: 'esm', dts: true }],
  output: { 'my-key': 'it\\'s' },
  plugins: [plugin()],
});`,
  );
});

test('breaks an object that does not fit into a line', () => {
  const long = record({ first: 'a'.repeat(30), second: 'b'.repeat(40) });
  expect(text(branch(field('output', long)), 'script')).toBe(
    `{\n  output: {\n    first: '${'a'.repeat(30)}',\n    second: '${'b'.repeat(40)}',\n  },\n}`,
  );
});

test('writes JSON with lists in one line and objects in several', () => {
  const tree = branch(
    field('files', ['dist', 'src']),
    field('engines', record({ node: '>=18' })),
    field('a', false),
  );
  expect(text(tree, 'json')).toBe(
    '{\n  "files": ["dist", "src"],\n  "engines": {\n    "node": ">=18"\n  },\n  "a": false\n}',
  );
});

test('a line knows the reasons of everything in it, and omitted entries are not there', () => {
  const tree = branch(field('lib', [branch(field('dts', true, TYPES.dts))]), false);
  const [open, lib, close] = linesOfTree(tree, 'script');
  expect([open?.marks, lib?.marks, close?.marks]).toEqual([[], [TYPES.dts], []]);
});
