import { useEffect, useRef } from 'react';
import type { ReactNode, ToggleEvent } from 'react';
import { BREAKPOINT } from '../../model/constants.ts';
import { Holder, Island } from '../../runtime/islands/Island.tsx';
import type { Held, ReadIsland } from '../../runtime/islands/Island.tsx';
import { isOpen } from '../../runtime/page/popovers.ts';
import { useCover } from '../popup/use-cover.ts';
import { borrowParts } from './menu-parts.ts';

interface MenuProps {
  label: string;
  button: ReactNode | Held;
  children: ReactNode | Held;
}

/** Renders the button of narrow screens, and the menu that it opens over the whole screen. */
export function Menu(parts: MenuProps) {
  return (
    <Island name="Menu" className="popup-frame">
      <Parts {...parts} />
    </Island>
  );
}

export const readMenu: ReadIsland = (frame, hold) => {
  const button = frame.firstElementChild as HTMLElement;
  const menu = frame.lastElementChild as HTMLElement;
  return (
    <Parts label={menu.getAttribute('aria-label')!} button={hold(button)}>
      {hold(menu)}
    </Parts>
  );
};

function Parts({ label, button, children }: MenuProps) {
  const cover = useCover(BREAKPOINT.mobile);
  const menu = cover.ref;
  const giveBack = useRef<() => void>(undefined);
  // Unlike `toggle`, this event is synchronous: all nodes are back before another page is shown.
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') giveBack.current = borrowParts(menu.current!);
    else giveBack.current?.();
  };
  useEffect(() => {
    // It may have been opened before this code came.
    if (isOpen(menu.current!)) giveBack.current = borrowParts(menu.current!);
  }, [menu]);
  return (
    <>
      <Holder
        as="button"
        type="button"
        className="icon-button menu-button"
        popoverTarget="menu"
        aria-label={label}
        content={button}
      />
      <Holder
        {...cover}
        onBeforeToggle={onBeforeToggle}
        id="menu"
        popover="auto"
        className="menu"
        role="dialog"
        aria-label={label}
        content={children}
      />
    </>
  );
}
