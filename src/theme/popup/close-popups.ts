import { onNavigate } from '../../runtime/navigate/navigation-api.ts';
import type { NavigateEvent } from '../../runtime/navigate/navigation-api.ts';
import { listen } from '../../runtime/page/listen.ts';
import { hasPopovers } from '../../runtime/page/popovers.ts';
import type { PageStore } from '../../runtime/page/page-store.ts';

/** Popups that cover the page. */
const COVERING = '#menu, #sidebar';

/**
 * Closes popups when the page or the place in it changes, also those whose code has not been loaded. Back closes what
 * covers the page instead.
 */
export function startClosing(store: PageStore): void {
  if (!hasPopovers()) return;
  // Before the page changes: the open menu holds nodes of the page that is left.
  store.subscribe(closePopups);
  // The outline would cover the heading that its entry leads to.
  listen(['hashchange'], closePopups);
  // An entry for the address that is open already changes nothing, and should still show its heading.
  listen(['click'], ({ target }) => {
    if ((target as Element).closest<HTMLAnchorElement>('[popover] a')?.href === location.href) closePopups();
  });
  onNavigate(closeOnBack);
}

const openOnes = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

function closePopups(): void {
  for (const popup of openOnes('[popover]:popover-open')) popup.hidePopover();
}

/**
 * Back closes what covers the page, as it does in apps, and the page under it stays. Browsers allow that once after each
 * action of the reader; otherwise the page changes too.
 */
function closeOnBack(event: NavigateEvent): void {
  if (event.navigationType !== 'traverse' || !event.userInitiated) return;
  const covering = openOnes(`dialog[open], :is(${COVERING}):popover-open`);
  for (const element of covering)
    if (!(element instanceof HTMLDialogElement)) element.hidePopover();
    // Each dialog knows how it closes: the zoom with a motion, the search with its panel.
    else if (element.dispatchEvent(new Event('cancel', { cancelable: true }))) element.close();
  if (covering.length === 0 || !event.cancelable) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
