import { linesOf } from './code-lines.ts';
import { unfold } from './code-tools.ts';

export interface LineRange {
  block: string;
  first: number;
  last: number;
}

/** `#rslib.config.ts-L3-L5` points at lines 3 to 5 of the block with that title. */
export function parseLineHash(hash: string): LineRange | undefined {
  const match = /^#(.+?)-L(\d+)(?:-L(\d+))?$/.exec(hash);
  if (!match) return undefined;
  const first = Number(match[2]);
  const last = Number(match[3] ?? match[2]);
  try {
    return {
      block: decodeURIComponent(match[1]!),
      first: Math.min(first, last),
      last: Math.max(first, last),
    };
  } catch {
    return undefined;
  }
}

/** Marks and shows the lines the address points at, on load, on navigation and when the hash changes. */
export function showLinkedLines(): void {
  for (const line of document.querySelectorAll('.line.linked')) line.classList.remove('linked');
  const range = parseLineHash(location.hash);
  const block = range && document.getElementById(range.block);
  const code = block?.querySelector('code');
  if (!range || !block || !code) return;
  unfold(block);
  const lines = linesOf(code).slice(range.first - 1, range.last);
  for (const line of lines) line.classList.add('linked');
  lines[0]?.scrollIntoView({ block: 'center' });
}

/** In a block with line numbers a click on a number makes the link; with Shift, a range. */
export function startLineLinks(): void {
  addEventListener('hashchange', showLinkedLines);
  document.addEventListener('click', (event) => {
    const line =
      event.target instanceof Element ? event.target.closest('.code[data-numbers][id] .line') : null;
    const block = line?.closest('.code');
    const code = line?.closest('code');
    if (!line || !block || !code || event.clientX - line.getBoundingClientRect().left > 40) return;
    const number = linesOf(code).indexOf(line) + 1;
    const before = parseLineHash(location.hash);
    const first = event.shiftKey && before?.block === block.id ? Math.min(before.first, number) : number;
    const last = event.shiftKey && before?.block === block.id ? Math.max(before.first, number) : number;
    const range = first === last ? `L${first}` : `L${first}-L${last}`;
    history.replaceState(history.state, '', `#${encodeURIComponent(block.id)}-${range}`);
    showLinkedLines();
  });
}
