import { PIECE } from '../../model/document.ts';
import type { Pieces } from '../page/pieces.ts';

/** Number of nodes added before checking whether they fill the screen. */
const BATCH_SIZE = 30;
/** Name of the article's text. */
const TEXT = '0';

/** Takes what is surely not needed for the first screen from the text of a page that is about to be shown. */
export function takeRestOfText(pieces: Pieces): DocumentFragment | undefined {
  return pieces.takeRest(TEXT, BATCH_SIZE);
}

/**
 * Adds as much of the rest as fills two screens, so the browser need not lay out all of a long article before the first
 * paint; the second screen is for readers who scroll at once. Returns a function that adds what is left, if anything is;
 * calling it twice does no harm.
 */
export function fillFirstScreen(rest: DocumentFragment): (() => void) | undefined {
  const run = document.querySelector(`[${PIECE}="${TEXT}"]`);
  // The run has no box of its own, and content below it in the same box would move.
  const box = run?.parentElement;
  if (!box || run.nextElementSibling) {
    run?.append(rest);
    return undefined;
  }
  while (rest.firstChild && box.clientHeight < 2 * innerHeight)
    run.append(...[...rest.childNodes].slice(0, BATCH_SIZE));
  return rest.firstChild ? () => run.append(rest) : undefined;
}
