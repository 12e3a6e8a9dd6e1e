import { listen } from '../../runtime/page/listen.ts';
import { isOpen } from '../../runtime/page/popovers.ts';

/**
 * Makes everything outside an open popup inert, so focus stays inside, and closes the popup when the window gets wide.
 * When it closes, the page can be reached again.
 */
export function coverPage(popup: HTMLElement, upToPx: number): void {
  if (!isOpen(popup)) return;
  const behind = outside(popup);
  for (const element of behind) element.inert = true;
  if (!popup.matches(':focus-within')) firstStop(popup)?.focus();
  const close = () => popup.hidePopover();
  const width = matchMedia(`(min-width: ${upToPx}px)`);
  const ignoreWidth = listen(['change'], close, {}, width);
  const end = () => {
    ignoreWidth();
    for (const element of behind) element.inert = false;
  };
  // Unlike `toggle`, this event is synchronous: focus can move to the page that the reader has opened.
  listen(['beforetoggle'], end, { once: true }, popup);
  // The window may have grown before this code came. At exactly this width, the button of the popup is still there.
  if (innerWidth > upToPx) close();
}

/** Everything beside the popup and beside each element around it. */
function outside(popup: HTMLElement): HTMLElement[] {
  const all: HTMLElement[] = [];
  for (
    let inside: HTMLElement | null = popup;
    inside && inside !== document.body;
    inside = inside.parentElement
  )
    for (const sibling of (inside.parentElement?.children ?? []) as Iterable<HTMLElement>)
      if (sibling !== inside && !sibling.inert && sibling.id !== 'announcer') all.push(sibling);
  return all;
}

/** The current page in the sidebar; the menu starts with its own button. */
function firstStop(popup: HTMLElement): HTMLElement | null {
  return (
    popup.querySelector<HTMLElement>(':scope:not(#menu) [aria-current="page"]') ??
    popup.querySelector<HTMLElement>('a, button')
  );
}
