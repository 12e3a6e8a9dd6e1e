import { expect, it } from 'vitest';
import { entryKind } from './entry-kind.ts';

it.each([
  ['src/', 'folder'],
  ['index.ts', 'script'],
  ['index.d.mts', 'script'],
  ['Button.tsx', 'script'],
  ['add.wasm', 'script'],
  ['index.css', 'style'],
  ['theme.scss', 'style'],
  ['package.json', 'data'],
  ['index.js.map', 'data'],
  ['pnpm-lock.yaml', 'data'],
  ['README.md', 'file'],
  ['tsconfig', 'file'],
  ['css', 'file'],
])('%s is a %s', (name, kind) => {
  expect(entryKind(name)).toBe(kind);
});

it('takes everything with entries for a folder', () => {
  expect(entryKind('dist', true)).toBe('folder');
  expect(entryKind('index.js', true)).toBe('folder');
});
