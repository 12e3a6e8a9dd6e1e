import { expect, it } from 'vitest';
import type { Setting } from '../../model/setting.ts';
import { entriesOf } from './entries.ts';

const listOf = (...values: string[]): Setting => ({
  kind: 'list',
  code: '',
  line: 1,
  items: values.map((value) => ({ kind: 'literal', value, code: '', line: 1 })),
});
const project = { expand: () => undefined };

it('names entry points by their paths below the folder that they share', () => {
  expect(entriesOf(listOf('src/a/index.ts', 'src/b/index.ts'), project)).toEqual({
    'a/index': './src/a/index.ts',
    'b/index': './src/b/index.ts',
  });
});

it('does not name entry points of which one would be lost', () => {
  expect(entriesOf(listOf('src/index.ts', 'src/index.css'), project)).toBeUndefined();
});
