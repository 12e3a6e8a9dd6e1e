// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { BUILD_FAILS } from '../../model/explorer.ts';
import type { ExplorerData } from '../../model/explorer.ts';
import { compareHtml } from './compare-html.ts';
import { tabOf, viewOf } from './explorer-state.ts';

/** Combinations: ESM, CommonJS, and one whose build fails. */
const DATA: ExplorerData = {
  config: 'rslib.config.ts',
  texts: ['export {};\nshared', 'exports = {};\nshared', 'lib: []', 'Error: no', 'let a;'],
  files: [
    ['dist/index.js', 0, 18, 30],
    ['dist/index.cjs', 1, 21, 33],
    ['rslib.config.ts', 2],
    [BUILD_FAILS, 3],
    ['src/index.ts', 4],
  ],
  results: [
    [0, 2, 4],
    [1, 2, 4],
    [3, 2, 4],
  ],
};

const show = (index: number, requestedPath?: string, compared?: number) =>
  viewOf(DATA, { index, requestedPath, compared }, compareHtml);

describe('viewOf', () => {
  it('shows the first file with its sizes if the reader chose none', () => {
    expect(show(0)).toMatchObject({
      path: 'dist/index.js',
      file: {
        title: 'dist/index.js',
        note: '18 B, 30 B with gzip',
        html: 'export {};\nshared',
        state: 'file',
      },
    });
  });

  it('shows the configuration beside the files to choose from', () => {
    const { config, pairs } = show(0, 'rslib.config.ts');
    expect(config).toEqual({ title: 'rslib.config.ts', note: '', html: 'lib: []', state: 'file' });
    expect(pairs.map(({ path }) => path)).toEqual(['dist/index.js', 'src/index.ts']);
  });

  it('shows the chosen file, under its name in this combination', () => {
    expect(show(1, 'dist/index.js').path).toBe('dist/index.cjs');
    expect(show(1, 'src/index.ts')).toMatchObject({ path: 'src/index.ts', file: { note: '' } });
    expect(show(1, 'dist/gone.js').path).toBe('dist/index.cjs');
  });

  it('shows the difference from another combination', () => {
    expect(show(1, undefined, 0).file).toMatchObject({
      title: 'dist/index.js → dist/index.cjs',
      note: '1 line added, 1 removed',
      state: 'diff',
    });
    expect(show(0, 'src/index.ts', 1).file).toMatchObject({ note: 'no difference', state: 'file' });
    expect(show(1, undefined, 0).config).toMatchObject({ note: 'no difference', state: 'file' });
  });

  it('shows the message of a failed build, even in a comparison', () => {
    expect(show(2).file).toMatchObject({ title: BUILD_FAILS, html: 'Error: no', state: 'failed' });
    expect(show(2, undefined, 0).file).toMatchObject({ html: 'Error: no', state: 'failed' });
  });
});

it('marks added, removed and changed files in a comparison', () => {
  const tabs = (view: ReturnType<typeof show>, isCompared: boolean) =>
    view.pairs.map((pair) => {
      const { sign, path, size } = tabOf(pair, DATA, isCompared);
      return [sign, path, size].filter((part) => part !== undefined).join(' ');
    });
  expect(tabs(show(0), false)).toEqual(['dist/index.js 18 B', 'src/index.ts']);
  expect(tabs(show(1, undefined, 0), true)).toEqual(['± dist/index.cjs 21 B', 'src/index.ts']);
  expect(tabs(show(0, undefined, 2), true)).toEqual(['+ dist/index.js 18 B', 'src/index.ts']);
  expect(tabs(show(2, undefined, 0), true)).toContain('− dist/index.js 18 B');
});
