import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, ToggleEvent } from 'react';
import { HOVER } from '../../model/constants.ts';
import { isOpen } from '../../runtime/page/popovers.ts';
import { placePopup } from './place-popup.ts';

/** Menus stay open slightly longer than popovers after the pointer has left. */
const CLOSE_DELAYS_MS = { menu: HOVER.menuCloseDelayMs, popover: HOVER.closeDelayMs };

export type HoverKind = keyof typeof CLOSE_DELAYS_MS;

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';

/**
 * Opens a popup while the pointer is over its button or over itself. On click and Escape, the platform opens and closes
 * it. Returns the props of both elements.
 */
export function useHoverPopup(kind: HoverKind) {
  const button = useRef<HTMLElement>(null);
  const popup = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpenedByHover = useRef(false);

  const stopTimer = () => clearTimeout(timer.current);
  const open = () => {
    popup.current!.showPopover();
    isOpenedByHover.current = true;
  };
  const close = () => {
    // Another popup may have closed it.
    if (isOpen(popup.current!)) popup.current!.hidePopover();
  };
  const enter = (event: PointerEvent) => {
    if (!isMouse(event)) return;
    stopTimer();
    if (!isOpen(popup.current!)) timer.current = setTimeout(open, HOVER.openDelayMs);
  };
  const leave = (event: PointerEvent) => {
    if (!isMouse(event)) return;
    stopTimer();
    if (isOpen(popup.current!)) timer.current = setTimeout(close, CLOSE_DELAYS_MS[kind]);
  };
  // A click right after the popup opened on hover is meant to open it: only the next click closes it.
  const onClick = (event: MouseEvent) => {
    stopTimer();
    if (isOpenedByHover.current) event.preventDefault();
    isOpenedByHover.current = false;
  };
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') placePopup(popup.current!, button.current!);
    else isOpenedByHover.current = false;
  };

  useEffect(() => {
    // It may have been opened before this code came.
    if (isOpen(popup.current!)) placePopup(popup.current!, button.current!);
    return () => clearTimeout(timer.current);
  }, []);
  return {
    button: { ref: button, onPointerOver: enter, onPointerLeave: leave, onClick },
    popup: { ref: popup, onPointerOver: stopTimer, onPointerLeave: leave, onToggle },
  };
}
