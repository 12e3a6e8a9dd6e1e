import { BUILD_FAILS, sizeText } from '../../model/explorer.ts';
import type { ExplorerData, ExplorerFile } from '../../model/explorer.ts';
import { diffLines } from './diff-lines.ts';
import { pairFiles, sameFile } from './pair-files.ts';
import type { FilePair } from './pair-files.ts';

export interface ExplorerState {
  /** The shown combination. */
  index: number;
  /** The combination it is compared with. */
  compared: number | undefined;
  /** Path of the file the reader chose; by default the first file is shown. */
  requestedPath: string | undefined;
}

export interface ExplorerView {
  pairs: FilePair[];
  path: string;
  /** Both paths if the file has a different name in the compared combination. */
  title: string;
  /** The file size, or a summary of the comparison. */
  note: string;
  html: string;
  state: 'file' | 'diff' | 'failed';
}

const LINE_CLASSES = { '': 'line', '+': 'line add', '−': 'line remove' } as const;

/** Computes what an explorer shows: the files to choose from and the chosen one. */
export function viewOf(data: ExplorerData, { index, compared, requestedPath }: ExplorerState): ExplorerView {
  const filesOf = (at: number): ExplorerFile[] => (data.results[at] ?? []).map((file) => data.files[file]!);
  const own = filesOf(index);
  const pairs = pairFiles(own, compared === undefined ? undefined : filesOf(compared));
  const path = requestedPath === undefined ? undefined : sameFile(own, requestedPath)?.[0];
  const pair = pairs.find((candidate) => candidate.path === (path ?? requestedPath)) ?? pairs[0]!;
  return { pairs, path: pair.path, ...showPair(pair, data, compared !== undefined) };
}

/** Returns the label of a file: its name, its size and, in a comparison, a sign for the kind of change. */
export function labelOf(
  { path, file, before }: FilePair,
  { texts }: ExplorerData,
  isCompared: boolean,
): string {
  const size = (file ?? before)?.[2];
  const name = size === undefined ? path : `${path} ${sizeText(size)}`;
  if (!isCompared || path === BUILD_FAILS) return name;
  if (!file) return `− ${name}`;
  if (!before) return `+ ${name}`;
  return texts[file[1]] === texts[before[1]] ? name : `± ${name}`;
}

function showPair({ path, file, before }: FilePair, { texts }: ExplorerData, isCompared: boolean) {
  const htmlOf = (side: ExplorerFile | undefined) => (side ? texts[side[1]]! : '');
  const [own, other] = [htmlOf(file), htmlOf(before)];
  if (path === BUILD_FAILS) return { title: path, note: '', html: own, state: 'failed' as const };
  if (!isCompared || own === other) {
    const note = isCompared ? 'no difference' : sizesOf(file ?? before);
    return { title: path, note, html: file ? own : other, state: 'file' as const };
  }
  const lines = diffLines(linesOf(other), linesOf(own));
  const count = (sign: string) => lines.filter(([lineSign]) => lineSign === sign).length;
  const added = count('+');
  return {
    title: before && before[0] !== path ? `${before[0]} → ${path}` : path,
    note: `${added} ${added === 1 ? 'line' : 'lines'} added, ${count('−')} removed`,
    html: lines.map(([sign, html]) => `<span class="${LINE_CLASSES[sign]}">${html}\n</span>`).join(''),
    state: 'diff' as const,
  };
}

function linesOf(html: string): string[] {
  return html === '' ? [] : html.split('\n');
}

function sizesOf([, , bytes, gzip]: ExplorerFile | readonly [] = []): string {
  return bytes === undefined || gzip === undefined ? '' : `${sizeText(bytes)}, ${sizeText(gzip)} with gzip`;
}
