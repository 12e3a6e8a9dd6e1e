interface TransitionDocument {
  startViewTransition?: (update: () => void) => unknown;
}

/** A change of colours that fades instead of flashing, where the browser can and the reader wants motion. */
export function withColourTransition(change: () => void): void {
  const { startViewTransition } = document as TransitionDocument;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (startViewTransition && !isCalm) startViewTransition.call(document, change);
  else change();
}
