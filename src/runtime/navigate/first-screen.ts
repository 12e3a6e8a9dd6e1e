import { PIECE } from '../../model/document.ts';

/** How many nodes are put into the document before it is looked whether they fill the screen. */
const AT_ONCE = 30;

/**
 * Takes out of a long article what the first screen does not show, so that the browser need not lay it out before the
 * reader sees anything: there is a second screen for who scrolls at once. Returns what puts it back, if anything was taken;
 * twice does no harm.
 */
export function keepFirstScreen(): (() => void) | undefined {
  const run = document.querySelector(`main [${PIECE}="0"]`);
  // The run has no box of its own, and what stands below it in the same one would move.
  const box = run?.parentElement;
  if (!box || run.nextElementSibling) return undefined;
  const rest = document.createDocumentFragment();
  rest.append(...[...run.childNodes].slice(AT_ONCE));
  while (rest.firstChild && box.clientHeight < 2 * innerHeight)
    run.append(...[...rest.childNodes].slice(0, AT_ONCE));
  return rest.firstChild ? () => run.append(rest) : undefined;
}
