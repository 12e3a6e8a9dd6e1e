import { listen } from '../../runtime/page/listen.ts';
import { loadPart } from '../../runtime/page/lazy-part.ts';

const importView = () => import('./line-view.ts');

/** Shows the lines the address points to. Few addresses do, so the code for it loads on demand. */
export function showLinkedLines(): void {
  if (/-L\d+$/.test(location.hash) || document.querySelector('.line.linked'))
    void loadPart('lines', importView).then((part) => part?.showLines());
}

/** Widest space before the text of a line, with its number. */
const WIDEST_SPACE = 40;

/** Makes the space before lines clickable, with or without numbers: a click links to the line, with Shift to a range. */
export function startLineLinks(): void {
  listen(['hashchange'], showLinkedLines);
  listen(['click'], (event) => {
    const box = (event.target as Element).closest('.code[id] pre');
    if (box && event.clientX - box.getBoundingClientRect().left < WIDEST_SPACE) void linkLine(box, event);
  });
}

async function linkLine(box: Element, click: MouseEvent): Promise<void> {
  const part = await loadPart('lines', importView, () => void linkLine(box, click));
  part?.linkLine(box, click);
}
