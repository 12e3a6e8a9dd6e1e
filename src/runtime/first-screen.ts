/** How many nodes are put into the document before it is looked whether they fill the screen. */
const AT_ONCE = 30;

/**
 * Takes out of a long article what the first screen does not show, so that the browser need not lay it out before the
 * reader sees anything. Returns what puts it back; twice does no harm.
 */
export function keepFirstScreen(): () => void {
  const run = document.querySelector('main [data-piece="0"]');
  // It has no box of its own.
  const box = run?.parentElement;
  if (!box) return () => undefined;
  const rest = document.createDocumentFragment();
  rest.append(...[...run.childNodes].slice(AT_ONCE));
  while (rest.firstChild && box.clientHeight < innerHeight)
    run.append(...[...rest.childNodes].slice(0, AT_ONCE));
  return () => run.append(rest);
}
