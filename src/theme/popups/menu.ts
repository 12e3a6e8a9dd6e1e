import { BREAKPOINT } from '../../model/constants.ts';
import { COVERING } from './close-on-back.ts';
import { lendParts, returnParts } from './menu-parts.ts';

/**
 * Traps focus in the full-screen menu and the sliding sidebar, fills the menu, and closes it when the window gets wide.
 */
export function startMenu(): void {
  // Unlike `toggle`, this event is synchronous: the parts are back before another page is shown.
  document.addEventListener(
    'beforetoggle',
    (event) => {
      const popup = event.target as HTMLElement;
      if (popup.id !== 'menu') return;
      if (event.newState === 'open') lendParts(popup);
      else returnParts();
    },
    true,
  );
  document.addEventListener(
    'toggle',
    (event) => {
      const popup = event.target as HTMLElement;
      if (popup.matches(COVERING)) keepFocusInside(event.newState === 'open' ? popup : undefined);
    },
    true,
  );
  for (const popup of document.querySelectorAll<HTMLElement>(COVERING)) {
    if (!popup.matches(':popover-open')) continue;
    if (popup.id === 'menu') lendParts(popup);
    keepFocusInside(popup);
  }
  const closeMenu = () => document.getElementById('menu')?.hidePopover();
  matchMedia(`(min-width: ${BREAKPOINT.mobile}px)`).addEventListener('change', closeMenu);
  // The window may have grown while this code was being loaded. At exactly the breakpoint, the button of the menu is
  // still there.
  if (innerWidth > BREAKPOINT.mobile) closeMenu();
}

/** Makes everything outside the popup inert; without a popup, makes everything reachable again. */
function keepFocusInside(popup: HTMLElement | undefined): void {
  for (const element of document.querySelectorAll('[inert][data-behind]')) {
    element.removeAttribute('inert');
    element.removeAttribute('data-behind');
  }
  for (
    let inside: Element | null | undefined = popup;
    inside && inside !== document.body;
    inside = inside.parentElement
  ) {
    for (const sibling of inside.parentElement?.children ?? []) {
      if (sibling === inside || sibling.hasAttribute('inert') || sibling.id === 'announcer') continue;
      sibling.setAttribute('inert', '');
      sibling.setAttribute('data-behind', '');
    }
  }
  if (popup && !popup.matches(':focus-within'))
    (
      popup.querySelector<HTMLElement>(':scope:not(#menu) [aria-current="page"]') ??
      popup.querySelector<HTMLElement>('a, button')
    )?.focus();
}
