import { BUILD_FAILS, sizeText } from '../../model/explorer.ts';
import type { ExplorerData } from '../../model/explorer.ts';
import type { FilePair } from './pair-files.ts';

/** Which file is shown: radio buttons that look like tabs, and need no script for their keys. */
export function fileField(id: string) {
  const element = document.createElement('fieldset');
  element.className = 'explorer-files';
  return {
    element,
    has: (target: EventTarget | null) => target instanceof Node && element.contains(target),
    chosen: () => element.querySelector<HTMLInputElement>(':checked')?.value ?? '',
    draw(pairs: readonly FilePair[], chosen: string, data: ExplorerData, isCompared: boolean): void {
      const legend = document.createElement('legend');
      legend.className = 'visually-hidden';
      legend.textContent = 'File';
      const labels = pairs.map((pair) => {
        const label = document.createElement('label');
        const radio = document.createElement('input');
        radio.type = 'radio';
        radio.name = `${id}:file`;
        radio.value = pair.path;
        radio.checked = pair.path === chosen;
        label.append(radio, labelOf(pair, data, isCompared));
        return label;
      });
      element.replaceChildren(legend, ...labels);
    },
  };
}

function labelOf({ path, file, before }: FilePair, { texts }: ExplorerData, isCompared: boolean): string {
  const size = (file ?? before)?.[2];
  const name = size === undefined ? path : `${path} ${sizeText(size)}`;
  if (!isCompared || path === BUILD_FAILS) return name;
  if (!file) return `− ${name}`;
  if (!before) return `+ ${name}`;
  return texts[file[1]] === texts[before[1]] ? name : `± ${name}`;
}

/** What the shown choice is compared with: nothing, or any other. */
export function compareField(names: readonly string[]) {
  const element = document.createElement('label');
  element.className = 'explorer-compare';
  const select = document.createElement('select');
  select.append(new Option('nothing', ''), ...names.map((name, index) => new Option(name, String(index))));
  element.append('Compare with ', select);
  return {
    element,
    chosen: () => (select.value === '' ? undefined : Number(select.value)),
    choose: (index: number | undefined) => {
      select.value = index === undefined ? '' : String(index);
    },
  };
}
