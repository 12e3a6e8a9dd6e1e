import { NUMBERS } from '../../model/document.ts';
import { loadPart } from '../../runtime/page/lazy-part.ts';

const load = () => loadPart('lines', () => import('./line-view.ts'));

/** Shows the lines the address points at, on each page and when the hash changes. Few addresses do. */
export function showLinkedLines(): void {
  if (/-L\d+$/.test(location.hash) || document.querySelector('.line.linked'))
    void load().then((part) => part?.showLines());
}

/** In a block with line numbers a click on a number makes the link; with Shift, a range. */
export function startLineLinks(): void {
  addEventListener('hashchange', showLinkedLines);
  document.addEventListener('click', ({ target, clientX, shiftKey }) => {
    const line = target instanceof Element ? target.closest(`.code[${NUMBERS}][id] .line`) : null;
    if (line && clientX - line.getBoundingClientRect().left <= 40)
      void load().then((part) => part?.linkLine(line, shiftKey));
  });
}
