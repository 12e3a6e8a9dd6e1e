import { BUILD_FAILS, sizeText } from '../../model/explorer.ts';
import type { ExplorerData, ExplorerFile } from '../../model/explorer.ts';
import { diffLines } from './diff-lines.ts';
import { pairFiles, sameFile } from './pair-files.ts';
import type { FilePair } from './pair-files.ts';

export interface ExplorerState {
  /** The combination that is shown. */
  index: number;
  /** The combination it is compared with. */
  compared: number | undefined;
  /** Path of the file the reader asked for; without it, the first one is shown. */
  wanted: string | undefined;
}

export interface ExplorerView {
  pairs: FilePair[];
  path: string;
  /** Two paths when the file has another name on the other side. */
  title: string;
  /** The size, or what the comparison comes to. */
  note: string;
  html: string;
  state: 'file' | 'diff' | 'failed';
}

const LINE_CLASSES = { '': 'line', '+': 'line add', '−': 'line remove' } as const;

/** Works out what an explorer shows: the files to choose from, and the one that is chosen. */
export function viewOf(data: ExplorerData, { index, compared, wanted }: ExplorerState): ExplorerView {
  const filesOf = (at: number): ExplorerFile[] => (data.results[at] ?? []).map((file) => data.files[file]!);
  const own = filesOf(index);
  const pairs = pairFiles(own, compared === undefined ? undefined : filesOf(compared));
  const path = wanted === undefined ? undefined : sameFile(own, wanted)?.[0];
  const pair = pairs.find((one) => one.path === (path ?? wanted)) ?? pairs[0]!;
  return { pairs, path: pair.path, ...showPair(pair, data, compared !== undefined) };
}

/** Names a file for its tab, with its size and, in a comparison, a sign for what became of it. */
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
  const htmlOf = (one: ExplorerFile | undefined) => (one ? texts[one[1]]! : '');
  const [own, other] = [htmlOf(file), htmlOf(before)];
  if (path === BUILD_FAILS) return { title: path, note: '', html: own, state: 'failed' as const };
  if (!isCompared || own === other) {
    const note = isCompared ? 'no difference' : sizesOf(file ?? before);
    return { title: path, note, html: file ? own : other, state: 'file' as const };
  }
  const lines = diffLines(linesOf(other), linesOf(own));
  const count = (sign: string) => lines.filter(([one]) => one === sign).length;
  return {
    title: before && before[0] !== path ? `${before[0]} → ${path}` : path,
    note: `${count('+')} lines added, ${count('−')} removed`,
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
