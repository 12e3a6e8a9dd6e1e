import { listen } from '../../runtime/page/listen.ts';

interface Transition {
  finished: Promise<void>;
  skipTransition(): void;
}

interface TransitionDocument {
  startViewTransition?: (update: () => void) => Transition;
}

/** Fades a change of colors, unless the browser does not support it or the reader prefers reduced motion. */
export function withColorTransition(change: () => void): void {
  const { startViewTransition } = document as TransitionDocument;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (startViewTransition && !prefersReducedMotion) forwardClicks(startViewTransition.call(document, change));
  else change();
}

/**
 * Ends the fade on a click and repeats the click on the element under the pointer. During the fade, Chromium and WebKit
 * send clicks to the root instead.
 */
function forwardClicks(transition: Transition): void {
  const forward = (event: MouseEvent) => {
    if (event.target !== document.documentElement) return;
    transition.skipTransition();
    void transition.finished.then(() =>
      document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent('click', event)),
    );
  };
  void transition.finished.finally(listen(['click'], forward));
}
