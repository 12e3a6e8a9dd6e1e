import { PIECE } from '../../model/document.ts';

/** Number of nodes added before checking whether they fill the screen. */
const BATCH_SIZE = 30;

/**
 * Removes what is below the first two screens from a long article, so the browser need not lay it out before
 * the first paint; the second screen is for readers who scroll at once. Returns a function that puts the rest
 * back, if anything was removed; calling it twice does no harm.
 */
export function keepFirstScreen(): (() => void) | undefined {
  const run = document.querySelector(`main [${PIECE}="0"]`);
  // The run has no box of its own, and content below it in the same box would move.
  const box = run?.parentElement;
  if (!box || run.nextElementSibling) return undefined;
  const rest = document.createDocumentFragment();
  rest.append(...[...run.childNodes].slice(BATCH_SIZE));
  while (rest.firstChild && box.clientHeight < 2 * innerHeight)
    run.append(...[...rest.childNodes].slice(0, BATCH_SIZE));
  return rest.firstChild ? () => run.append(rest) : undefined;
}
