interface Transition {
  finished: Promise<void>;
  skipTransition(): void;
}

interface TransitionDocument {
  startViewTransition?: (update: () => void) => Transition;
}

/** A change of colours that fades instead of flashing, where the browser can and the reader wants motion. */
export function withColorTransition(change: () => void): void {
  const { startViewTransition } = document as TransitionDocument;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (startViewTransition && !isCalm) passClicksOn(startViewTransition.call(document, change));
  else change();
}

/** While a page fades, Chromium and WebKit give its clicks to the root: the fade ends then, and what was meant is clicked. */
function passClicksOn(transition: Transition): void {
  const passOn = (event: MouseEvent) => {
    if (event.target !== document.documentElement) return;
    transition.skipTransition();
    void transition.finished.then(() =>
      document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent('click', event)),
    );
  };
  addEventListener('click', passOn);
  void transition.finished.finally(() => removeEventListener('click', passOn));
}
