import { useEffect, useEffectEvent, useRef } from 'react';
import type { ToggleEvent } from 'react';
import { isOpen } from '../../runtime/page/popovers.ts';

/**
 * Lets a popup cover the page on narrow screens: focus stays inside while it is open, and it closes when the window gets
 * wider. `fill` is called as it opens; what it returns is called as it closes. Returns the props of the popup.
 */
export function useCover(upToPx: number, fill?: (popup: HTMLElement) => () => void) {
  const popup = useRef<HTMLElement>(null);
  const ends = useRef<(() => void)[]>([]);
  const end = () => {
    for (const one of ends.current.splice(0)) one();
  };
  const begin = () => {
    if (fill) ends.current.push(fill(popup.current!));
  };
  const cover = async () => {
    // The reader did not ask for this code: without it, the popup covers the page all the same.
    const part = await import('./cover-page.ts').catch(() => undefined);
    if (part && isOpen(popup.current!)) ends.current.push(part.coverPage(popup.current!, upToPx));
  };
  const onMount = useEffectEvent(() => {
    // It may have been opened before this code came.
    if (!isOpen(popup.current!)) return;
    begin();
    void cover();
  });
  const onUnmount = useEffectEvent(end);
  useEffect(() => {
    onMount();
    return () => onUnmount();
  }, []);
  return {
    ref: popup,
    // Unlike `toggle`, this event is synchronous: everything is back in its place before another page is shown.
    onBeforeToggle: ({ newState }: ToggleEvent) => (newState === 'open' ? begin() : end()),
    onToggle: ({ newState }: ToggleEvent) => {
      if (newState === 'open') void cover();
    },
  };
}
