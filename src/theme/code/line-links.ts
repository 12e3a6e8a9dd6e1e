import { NUMBERS } from '../../model/document.ts';
import { loadPart } from '../../runtime/page/lazy-part.ts';

const load = () => loadPart('lines', () => import('./line-view.ts'));

/** Shows the lines the address points to. Few addresses do, so the code for it loads on demand. */
export function showLinkedLines(): void {
  if (/-L\d+$/.test(location.hash) || document.querySelector('.line.linked'))
    void load().then((part) => part?.showLines());
}

/** Makes line numbers clickable: a click links to the line, a click with Shift to a range. */
export function startLineLinks(): void {
  addEventListener('hashchange', showLinkedLines);
  document.addEventListener('click', ({ target, clientX, shiftKey }) => {
    const line = target instanceof Element ? target.closest(`.code[${NUMBERS}][id] .line`) : null;
    if (line && clientX - line.getBoundingClientRect().left <= 40)
      void load().then((part) => part?.linkLine(line, shiftKey));
  });
}
