import { BUILD_FAILS, resultIndex } from '../../model/explorer.ts';
import type { ExplorerData, ExplorerFile } from '../../model/explorer.ts';
import { readState, withState } from './address-state.ts';
import { readChoices } from './choices.ts';
import { compareField, fileField } from './fields.ts';
import { pairFiles, sameFile } from './pair-files.ts';
import type { FilePair } from './pair-files.ts';
import { fileView } from './file-view.ts';

/** Tells screen readers what is shown. */
export type Announce = (text: string) => void;

/** Takes the place of the static view. Returns what shows the state that the address has now. */
export function createExplorer(section: HTMLElement, data: ExplorerData, announce: Announce): () => void {
  const id = section.dataset['explorer'] ?? '';
  const choices = readChoices(section);
  const view = section.querySelector<HTMLElement>('.explorer-view')!;
  const compare = compareField(choices.names());
  const files = fileField(id);
  const show = fileView(view.querySelector<HTMLElement>('.code')!, data);
  /** What the reader asked for by name; without it, the file to look at first. */
  let wanted: string | undefined;
  let pairs: FilePair[] = [];

  const filesOf = (index: number): ExplorerFile[] =>
    (data.results[index] ?? []).map((file) => data.files[file]!);

  function drawAll(): string {
    const own = filesOf(resultIndex(choices.digits()));
    const other = compare.chosen();
    pairs = pairFiles(own, other === undefined ? undefined : filesOf(other));
    const path = wanted === undefined ? undefined : sameFile(own, wanted)?.[0];
    files.draw(pairs, path ?? pairs[0]!.path, data, other !== undefined);
    return drawFile();
  }

  function drawFile(): string {
    const path = files.chosen();
    return show(pairs.find((pair) => pair.path === path) ?? pairs[0]!, compare.chosen() !== undefined);
  }

  function restore(isFirst: boolean): void {
    const state = readState(location.search, id);
    // What was chosen before the scripts came stays chosen.
    if (state || !isFirst) choices.choose(state ?? new Map<string, string>());
    compare.choose(choices.indexOf(state?.get('vs')));
    wanted = state?.get('file');
    drawAll();
  }

  function keepInAddress(): void {
    const state = choices.state();
    const other = compare.chosen();
    if (other !== undefined) state.set('vs', choices.nameOf(other));
    const path = files.chosen();
    if (path !== pairs[0]?.path && path !== BUILD_FAILS) state.set('file', path);
    const { pathname, search, hash } = location;
    history.replaceState(history.state, '', pathname + withState(search, id, state) + hash);
  }

  section.addEventListener('change', ({ target }) => {
    const isFile = files.has(target);
    if (isFile) wanted = files.chosen();
    announce(isFile ? drawFile() : drawAll());
    keepInAddress();
  });

  const bar = document.createElement('div');
  bar.className = 'explorer-bar';
  bar.append(files.element, compare.element);
  view.dataset['ready'] = '';
  restore(true);
  // The reader may have gone on to another page.
  if (choices.state().size > 0 && section.isConnected) keepInAddress();
  view.replaceChildren(bar, view.querySelector('.code')!);
  return () => restore(false);
}
