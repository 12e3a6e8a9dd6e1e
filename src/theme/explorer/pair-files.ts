import { BUILD_FAILS } from '../../model/explorer.ts';
import type { ExplorerFile } from '../../model/explorer.ts';

/** A file of this choice, of the one it is compared with, or of both. */
export interface FilePair {
  path: string;
  file?: ExplorerFile | undefined;
  before?: ExplorerFile | undefined;
}

/** `index.cjs` and `index.mjs` are the same file to a reader, under two names. */
export function sameFile(files: readonly ExplorerFile[], path: string): ExplorerFile | undefined {
  const stem = (name: string) => name.replace(/\.[cm]?([jt]s)$/, '.$1');
  return files.find(([name]) => name === path) ?? files.find(([name]) => stem(name) === stem(path));
}

/** The files of a choice, each with what it is compared with, and behind them those that are gone. */
export function pairFiles(files: readonly ExplorerFile[], others: readonly ExplorerFile[] = []): FilePair[] {
  const pairs = files.map((file): FilePair => ({ path: file[0], file, before: sameFile(others, file[0]) }));
  const gone = others.filter(
    (other) => other[0] !== BUILD_FAILS && !pairs.some(({ before }) => before === other),
  );
  return [...pairs, ...gone.map((before) => ({ path: before[0], before }))];
}
