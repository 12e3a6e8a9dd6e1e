import { describe, expect, it } from 'vitest';
import { BUILD_FAILS } from '../../model/explorer.ts';
import type { ExplorerFile } from '../../model/explorer.ts';
import { pairFiles, sameFile } from './pair-files.ts';

const files = (...paths: string[]) => paths.map((path, index): ExplorerFile => [path, index]);
const shown = (own: string[], others?: string[]) =>
  pairFiles(files(...own), others && files(...others)).map(
    ({ file, before }) => `${before?.[0] ?? '-'} > ${file?.[0] ?? '-'}`,
  );

describe('pairFiles', () => {
  it('matches files by path, even if only the format in their extension differs', () => {
    expect(shown(['dist/index.cjs', 'dist/index.d.cts'], ['dist/index.js', 'dist/index.d.ts'])).toEqual([
      'dist/index.js > dist/index.cjs',
      'dist/index.d.ts > dist/index.d.cts',
    ]);
  });

  it('lists added and removed files', () => {
    expect(shown(['dist/index.js', 'dist/new.js'], ['dist/index.js', 'dist/old.js'])).toEqual([
      'dist/index.js > dist/index.js',
      '- > dist/new.js',
      'dist/old.js > -',
    ]);
  });

  it('ignores the other side if its build failed or there is none', () => {
    expect(shown(['dist/index.js'], [BUILD_FAILS])).toEqual(['- > dist/index.js']);
    expect(shown(['dist/index.js'])).toEqual(['- > dist/index.js']);
  });

  it('does not match a declaration file with its script', () => {
    expect(sameFile(files('dist/index.d.ts'), 'dist/index.js')).toBeUndefined();
  });
});
