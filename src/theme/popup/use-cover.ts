import { useEffect, useEffectEvent, useRef } from 'react';
import { isOpen } from '../../runtime/page/popovers.ts';

/**
 * Lets a popup cover the page on screens up to a width: focus stays inside while it is open. Returns the props of the
 * popup.
 */
export function useCover(upToPx: number) {
  const ref = useRef<HTMLElement>(null);
  const onToggle = () => {
    const popup = ref.current!;
    // The reader did not ask for this code: without it, the popup covers the page all the same.
    if (isOpen(popup))
      import('./cover-page.ts').then(
        (part) => part.coverPage(popup, upToPx),
        () => undefined,
      );
  };
  // It may have been opened before this code came.
  const onMount = useEffectEvent(onToggle);
  useEffect(() => onMount(), []);
  return { ref, onToggle };
}
