import type { ReactNode } from 'react';
import { BREAKPOINT } from '../../model/constants.ts';
import { Holder, Island } from '../../runtime/islands/Island.tsx';
import type { Held, ReadIsland } from '../../runtime/islands/Island.tsx';
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
        {...useCover(BREAKPOINT.mobile, borrowParts)}
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
