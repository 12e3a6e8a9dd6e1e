import { NUMBERS, REVEAL } from '../../model/document.ts';
import { linesOf } from './code-lines.ts';

export interface LineRange {
  block: string;
  first: number;
  last: number;
}

/** Parses a hash such as `#site.config.ts-L3-L5`: lines 3 to 5 of the block with that title. */
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

/** Marks the lines the address points to and scrolls to them. Removes earlier marks. */
export function showLines(): void {
  const before = [...document.querySelectorAll('.line.linked')];
  for (const line of before) line.classList.remove('linked');
  const range = parseLineHash(location.hash);
  const block = range && document.getElementById(range.block);
  const code = block?.querySelector('code');
  if (!range || !block || !code) return;
  block.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }));
  const lines = linesOf(code).slice(range.first - 1, range.last);
  for (const line of lines) line.classList.add('linked');
  // After going back, the lines are already marked, and the reader may have been elsewhere on the page.
  if (lines[0] !== before[0]) lines[0]?.scrollIntoView({ block: 'center' });
}

/** Points the address to the line beside a click, or with Shift to the range from the line it pointed to before. */
export function linkLine(box: Element, { clientX, clientY, shiftKey: isRange }: MouseEvent): void {
  const block = box.closest('.code');
  const code = box.querySelector('code');
  // The click may have ended a selection.
  if (!block || !code || (!isRange && getSelection()?.type === 'Range')) return;
  const space = block.hasAttribute(NUMBERS) ? 40 : 16;
  if (clientX - box.getBoundingClientRect().left + box.scrollLeft > space) return;
  const number = linesOf(code).findIndex((line) => line.getBoundingClientRect().bottom >= clientY) + 1;
  if (number === 0) return;
  const before = isRange ? parseLineHash(location.hash) : undefined;
  const other = before?.block === block.id ? before.first : number;
  const [first, last] = [Math.min(other, number), Math.max(other, number)];
  const range = first === last ? `L${first}` : `L${first}-L${last}`;
  history.replaceState(history.state, '', `#${encodeURIComponent(block.id)}-${range}`);
  showLines();
}
