import { BUILD_FAILS } from '../../model/explorer.ts';
import type { ExplorerFile } from '../../model/explorer.ts';

/** A file of this combination, of the one it is compared with, or of both. */
export interface FilePair {
  path: string;
  file?: ExplorerFile | undefined;
  before?: ExplorerFile | undefined;
}

/** Finds a file by path, in any format: to a reader, `index.cjs` and `index.mjs` are the same file. */
export function sameFile(files: readonly ExplorerFile[], path: string): ExplorerFile | undefined {
  const stem = (name: string) => name.replace(/\.[cm]?([jt]s)$/, '.$1');
  return files.find(([name]) => name === path) ?? files.find(([name]) => stem(name) === stem(path));
}

/** Pairs each file with its counterpart in the other combination, and adds the files that only the other one has. */
export function pairFiles(files: readonly ExplorerFile[], others: readonly ExplorerFile[] = []): FilePair[] {
  const pairs = files.map((file): FilePair => ({ path: file[0], file, before: sameFile(others, file[0]) }));
  const gone = others.filter(
    (other) => other[0] !== BUILD_FAILS && !pairs.some(({ before }) => before === other),
  );
  return [...pairs, ...gone.map((before) => ({ path: before[0], before }))];
}
