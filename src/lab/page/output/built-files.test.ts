import { expect, it } from 'vitest';
import { pairBuilds, textOf } from './built-files.ts';

const file = (path: string, text = path) => ({ path, bytes: new TextEncoder().encode(text), gzip: 1 });

it('orders entries first and source maps last', () => {
  const files = ['dist/index.js.map', 'dist/b.js', 'dist/index.js', 'dist/umd/index.js'].map((path) =>
    file(path),
  );
  expect(pairBuilds(files, undefined).map(({ path }) => path)).toEqual([
    'dist/index.js',
    'dist/umd/index.js',
    'dist/b.js',
    'dist/index.js.map',
  ]);
});

it('signs what is new, changed or gone since the build before', () => {
  const before = [file('dist/a.js'), file('dist/b.js'), file('dist/old.js')];
  const after = [file('dist/a.js'), file('dist/b.js', 'other'), file('dist/new.js')];
  expect(pairBuilds(after, before).map(({ path, sign }) => [path, sign])).toEqual([
    ['dist/a.js', undefined],
    ['dist/b.js', '±'],
    ['dist/new.js', '+'],
    ['dist/old.js', '−'],
  ]);
});

it('knows text from other content', () => {
  expect(textOf(file('a', 'ü'))).toBe('ü');
  expect(textOf({ path: 'a.png', bytes: Uint8Array.of(0x89, 0x50, 0xff), gzip: 1 })).toBeUndefined();
  expect(textOf({ path: 'a.wasm', bytes: Uint8Array.of(0, 97, 115, 109), gzip: 1 })).toBeUndefined();
});
