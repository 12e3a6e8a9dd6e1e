/** Controls that open a popup, or have a name that only a tooltip shows. */
const OWNERS = '[popovertarget], button[aria-label], a.icon-button[aria-label]';

/** A pointer or the focus is on a control before it opens anything; assistive software may only click. */
const SIGNS = ['pointerover', 'focusin', 'click'] as const;

/**
 * Loads what the platform leaves open about popups, and tooltips, with the first control that has one. Clicks open
 * popups without it. Returns what closes them all.
 */
export function startPopups(): () => void {
  // Everything here would throw; such browsers show in another way what is in popups.
  if (!('showPopover' in HTMLElement.prototype)) return () => undefined;
  const listen = (method: 'addEventListener' | 'removeEventListener') => {
    for (const sign of SIGNS) document[method](sign, want);
  };
  const want = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest(OWNERS)) return;
    listen('removeEventListener');
    // Nobody has asked for this code: if it cannot be had, the next sign tries again.
    import('./popup-view.ts').then(
      (part) => part.showPopups(event),
      () => listen('addEventListener'),
    );
  };
  listen('addEventListener');
  // An entry of the outline leads to a heading that the outline would cover.
  addEventListener('hashchange', closeAll);
  return closeAll;
}

function closeAll(): void {
  for (const popup of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) popup.hidePopover();
}
