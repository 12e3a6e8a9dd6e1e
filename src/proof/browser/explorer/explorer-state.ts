import { BUILD_FAILS } from '../../model/explorer.ts';
import type { ExplorerData, ExplorerFile } from '../../model/explorer.ts';
import { sizeText } from '../../../model/size-text.ts';
import { fillIn } from '../../../model/words/fill-in.ts';
import { say } from '../say/say.ts';
import type { Compare } from './compare-html.ts';
import type { FileTab } from './FileTabs.tsx';
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
  /** Files to choose from: all but the configuration. */
  pairs: FilePair[];
  path: string;
  file: FileView;
  config: FileView | undefined;
}

export interface FileView {
  /** Both paths if the file has a different name in the compared combination. */
  title: string;
  /** The file size, or a summary of the comparison. */
  note: string;
  html: string;
  state: 'file' | 'diff' | 'failed';
}

/**
 * Computes what an explorer shows: the configuration, the files to choose from and the chosen one. Nothing is compared
 * until the code for it is there.
 */
export function viewOf(
  data: ExplorerData,
  { index, compared, requestedPath }: ExplorerState,
  compare: Compare | undefined,
): ExplorerView {
  const filesOf = (at: number): ExplorerFile[] => (data.results[at] ?? []).map((file) => data.files[file]!);
  const own = filesOf(index);
  const used = compared === undefined ? undefined : compare;
  const all = pairFiles(own, used && filesOf(compared!));
  const config = all.find((candidate) => candidate.path === data.config);
  const pairs = all.filter((candidate) => candidate !== config);
  const path = requestedPath === undefined ? undefined : sameFile(own, requestedPath)?.[0];
  const pair = pairs.find((candidate) => candidate.path === (path ?? requestedPath)) ?? pairs[0]!;
  return {
    pairs,
    path: pair.path,
    file: showPair(pair, data, used),
    config: config && showPair(config, data, used),
  };
}

/** The path of a file, its size and, in a comparison, a sign for the kind of change. */
export function tabOf(pair: FilePair, data: ExplorerData, isCompared: boolean): FileTab {
  const size = (pair.file ?? pair.before)?.[2];
  return {
    path: pair.path,
    label: pair.path === BUILD_FAILS ? say(BUILD_FAILS) : pair.path,
    size: size === undefined ? undefined : sizeText(size),
    sign: isCompared ? signOf(pair, data) : undefined,
  };
}

function signOf({ path, file, before }: FilePair, { texts }: ExplorerData): FileTab['sign'] {
  if (path === BUILD_FAILS) return undefined;
  if (!file) return '−';
  if (!before) return '+';
  return texts[file[1]] === texts[before[1]] ? undefined : '±';
}

function showPair(
  { path, file, before }: FilePair,
  { texts }: ExplorerData,
  compare: Compare | undefined,
): FileView {
  const htmlOf = (side: ExplorerFile | undefined) => (side ? texts[side[1]]! : '');
  const [own, other] = [htmlOf(file), htmlOf(before)];
  if (path === BUILD_FAILS) return { title: say(BUILD_FAILS), note: '', html: own, state: 'failed' };
  if (!compare || own === other) {
    const note = compare ? say('no difference') : sizesOf(file ?? before);
    return { title: path, note, html: file ? own : other, state: 'file' };
  }
  const { html, added, removed } = compare(linesOf(other), linesOf(own));
  return {
    title: before && before[0] !== path ? `${before[0]} → ${path}` : path,
    note: fillIn(
      say(added === 1 ? '1 line added, {removed} removed' : '{added} lines added, {removed} removed'),
      { added, removed },
    ),
    html,
    state: 'diff',
  };
}

function linesOf(html: string): string[] {
  return html === '' ? [] : html.split('\n');
}

function sizesOf([, , bytes, gzip]: ExplorerFile | readonly [] = []): string {
  return bytes === undefined || gzip === undefined
    ? ''
    : fillIn(say('{size}, {gzip} with gzip'), { size: sizeText(bytes), gzip: sizeText(gzip) });
}
