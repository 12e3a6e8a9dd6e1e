import { expect, it } from 'vitest';
import { defaultsPage } from './defaults-page.ts';

const versions = { Rspack: '2.0.0', Rslib: '1.0.0' };

const ITEMS = { esm: "'a'", files: "'a'", cjs: "'b'", umd: "'c'", iife: "'c'", mf: null };

const rowsOf = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('| `'));

it('names the items whose value is not that of esm, and writes none for a missing value', () => {
  const page = defaultsPage({
    versions,
    rsbuild: [{ name: 'output.x', values: { rsbuild: null, ...ITEMS } }],
    rspack: [],
  });
  expect(rowsOf(page)).toEqual([
    "| `output.x` | none | `'a'`; `cjs`: `'b'`; `umd`, `iife`: `'c'`; `mf`: none |",
  ]);
});

it('names the versions that the values come from', () => {
  expect(defaultsPage({ versions, rsbuild: [], rspack: [] })).toContain(
    'come from Rspack 2.0.0, Rslib 1.0.0.',
  );
});

it('has a column for Rspack in the second table alone', () => {
  const same = { esm: '1', files: '1', cjs: '1', umd: '1', iife: '1', mf: '1' };
  const page = defaultsPage({
    versions,
    rsbuild: [],
    rspack: [{ name: 'node.x', values: { rspack: '3', rsbuild: '2', ...same } }],
  });
  expect(rowsOf(page)).toEqual(['| `node.x` | `3` | `2` | `1` |']);
  expect(page).toContain('| Rsbuild option | Rsbuild | Rslib |');
});

it('escapes what would end a cell', () => {
  const page = defaultsPage({
    versions,
    rsbuild: [{ name: 'x', values: { rsbuild: '/a|b/', esm: '1' } }],
    rspack: [],
  });
  expect(rowsOf(page)[0]).toContain(String.raw`/a\|b/`);
});

it('leaves out options that say nothing about the output', () => {
  const rows = ['plugins', 'cache.name', 'output.hotUpdateMainFilename'].map((name) => ({
    name,
    values: {},
  }));
  expect(rowsOf(defaultsPage({ versions, rsbuild: rows, rspack: rows }))).toEqual([]);
});

it('describes long values, and stops at one that nobody has described', () => {
  const long = `'${'x'.repeat(80)}'`;
  const page = (name: string) =>
    defaultsPage({ versions, rsbuild: [{ name, values: { rsbuild: long } }], rspack: [] });
  expect(page('output.minify')).toContain('| removes unused code |');
  expect(() => page('output.new')).toThrow('The value of output.new is too long');
});
