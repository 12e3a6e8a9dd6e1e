import { BUILD_FAILS, sizeText } from '../../model/explorer.ts';
import type { ExplorerData, ExplorerFile } from '../../model/explorer.ts';
import { parseOwnDocument } from '../../runtime/page/trusted.ts';
import { diffLines } from './diff-lines.ts';
import type { FilePair } from './pair-files.ts';

const LINE_CLASSES = { '': 'line', '+': 'line add', '−': 'line remove' } as const;

/** Shows a file in a code block that is there already, with its tools. Says in words what is shown. */
export function fileView(block: HTMLElement, { texts }: ExplorerData) {
  const caption = block.querySelector('figcaption')!;
  const code = block.querySelector('code')!;
  const htmlOf = (file: ExplorerFile | undefined) => (file ? texts[file[1]]! : '');

  return ({ path, file, before }: FilePair, isCompared: boolean): string => {
    const isFailure = path === BUILD_FAILS;
    const isDiff = isCompared && !isFailure && htmlOf(file) !== htmlOf(before);
    let said = sizeOf(file ?? before);
    if (isDiff) {
      const lines = diffLines(linesOf(htmlOf(before)), linesOf(htmlOf(file)));
      const count = (sign: string) => lines.filter(([one]) => one === sign).length;
      said = `${count('+')} lines added, ${count('−')} removed`;
      put(lines.map(([sign, html]) => `<span class="${LINE_CLASSES[sign]}">${html}\n</span>`).join(''));
    } else {
      if (isCompared && !isFailure) said = 'no difference';
      put(htmlOf(file ?? before));
    }
    block.dataset['state'] = isFailure ? 'failed' : isDiff ? 'diff' : '';
    const renamed = isDiff && before && before[0] !== path ? `${before[0]} → ${path}` : path;
    const small = document.createElement('small');
    small.textContent = said;
    caption.replaceChildren(`${renamed} `, small);
    return `${renamed} ${said}`;
  };

  function put(html: string): void {
    code.replaceChildren(...parseOwnDocument(`<pre>${html}</pre>`).body.firstChild!.childNodes);
    code.parentElement!.scrollTop = 0;
  }
}

function linesOf(html: string): string[] {
  return html === '' ? [] : html.split('\n');
}

function sizeOf(file: ExplorerFile | undefined): string {
  const [, , bytes, gzip] = file ?? [];
  return bytes === undefined || gzip === undefined ? '' : `${sizeText(bytes)}, ${sizeText(gzip)} with gzip`;
}
