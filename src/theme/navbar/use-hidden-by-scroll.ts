import { useRef, useState } from 'react';
import { HIDE_NAVBAR } from '../../model/document.ts';
import { useWindowEvents } from '../../runtime/page/listen.ts';
import { usePageShown } from '../../runtime/page/shared.tsx';

/** Implements `hideNavbarOnScroll`: the navbar hides on scrolling down and returns on scrolling up. */
export function useHiddenByScroll(): boolean {
  const [isHidden, setHidden] = useState(false);
  const lastY = useRef(0);
  usePageShown(() => (lastY.current = scrollY));
  useWindowEvents(['scroll'], () => {
    if (document.documentElement.hasAttribute(HIDE_NAVBAR))
      setHidden(scrollY > lastY.current && scrollY > 200);
    lastY.current = scrollY;
  });
  return isHidden;
}
