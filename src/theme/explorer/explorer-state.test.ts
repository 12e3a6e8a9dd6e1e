import { describe, expect, it } from 'vitest';
import { BUILD_FAILS } from '../../model/explorer.ts';
import type { ExplorerData } from '../../model/explorer.ts';
import { labelOf, viewOf } from './explorer-state.ts';

/** Combinations: ESM, CommonJS, and one whose build fails. */
const DATA: ExplorerData = {
  texts: ['export {};\nshared', 'exports = {};\nshared', 'lib: []', 'Error: no'],
  files: [
    ['dist/index.js', 0, 18, 30],
    ['dist/index.cjs', 1, 21, 33],
    ['rslib.config.ts', 2],
    [BUILD_FAILS, 3],
  ],
  results: [
    [0, 2],
    [1, 2],
    [3, 2],
  ],
};

const show = (index: number, requestedPath?: string, compared?: number) =>
  viewOf(DATA, { index, requestedPath, compared });

describe('viewOf', () => {
  it('shows the first file with its sizes if the reader chose none', () => {
    expect(show(0)).toMatchObject({
      path: 'dist/index.js',
      title: 'dist/index.js',
      note: '18 B, 30 B with gzip',
      html: 'export {};\nshared',
      state: 'file',
    });
  });

  it('shows the chosen file, under its name in this combination', () => {
    expect(show(1, 'dist/index.js').path).toBe('dist/index.cjs');
    expect(show(1, 'rslib.config.ts')).toMatchObject({ path: 'rslib.config.ts', note: '' });
    expect(show(1, 'dist/gone.js').path).toBe('dist/index.cjs');
  });

  it('shows the difference from another combination line by line', () => {
    expect(show(1, undefined, 0)).toMatchObject({
      title: 'dist/index.js → dist/index.cjs',
      note: '1 line added, 1 removed',
      state: 'diff',
    });
    expect(show(1, undefined, 0).html).toBe(
      '<span class="line remove">export {};\n</span><span class="line add">exports = {};\n</span><span class="line">shared\n</span>',
    );
    expect(show(0, 'rslib.config.ts', 1)).toMatchObject({ note: 'no difference', state: 'file' });
  });

  it('shows the message of a failed build, even in a comparison', () => {
    expect(show(2)).toMatchObject({ title: BUILD_FAILS, html: 'Error: no', state: 'failed' });
    expect(show(2, undefined, 0)).toMatchObject({ html: 'Error: no', state: 'failed' });
  });
});

it('marks added, removed and changed files in a comparison', () => {
  const labels = (view: ReturnType<typeof show>, isCompared: boolean) =>
    view.pairs.map((pair) => labelOf(pair, DATA, isCompared));
  expect(labels(show(0), false)).toEqual(['dist/index.js 18 B', 'rslib.config.ts']);
  expect(labels(show(1, undefined, 0), true)).toEqual(['± dist/index.cjs 21 B', 'rslib.config.ts']);
  expect(labels(show(0, undefined, 2), true)).toEqual(['+ dist/index.js 18 B', 'rslib.config.ts']);
  expect(labels(show(2, undefined, 0), true)).toContain('− dist/index.js 18 B');
});
