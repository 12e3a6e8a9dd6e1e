import { navigationApi } from '../../runtime/navigate/navigation-api.ts';
import type { NavigateEvent } from '../../runtime/navigate/navigation-api.ts';

/** Popups that cover the page: while one is open, focus stays inside it. */
export const COVERING = '#menu, #sidebar';

/**
 * Back closes what covers the page, as it does in apps, and the page under it stays. Browsers allow that once after each
 * action of the reader; otherwise the page changes too.
 */
export function startCloseOnBack(): void {
  navigationApi()?.addEventListener('navigate', (event) => closeOnBack(event as NavigateEvent));
}

function closeOnBack(event: NavigateEvent): void {
  if (event.navigationType !== 'traverse' || !event.userInitiated) return;
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  const popup = document.querySelector<HTMLElement>(`:is(${COVERING}):popover-open`);
  // Each dialog knows how it closes: the zoom with a motion, the search with its panel.
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  popup?.hidePopover();
  if ((!dialog && !popup) || !event.cancelable) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
