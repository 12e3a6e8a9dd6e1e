import { startCloseOnBack } from './close-on-back.ts';

/** Controls that open a popup, or have a label that only a tooltip shows. */
const OWNERS = '[popovertarget], button[aria-label], a.icon-button[aria-label]';

/** Pointer or focus reach a control before it is clicked; assistive technology may only click. */
const LOADING_EVENTS = ['pointerover', 'focusin', 'click'] as const;

/**
 * Loads hover popups, tooltips and the handling of menus when the reader reaches the first control that needs them. A
 * click opens a popup even without them. Returns a function that closes all popups.
 */
export function startPopups(): () => void {
  // Everything here would throw. In these browsers, no-popover.css shows the contents of popups.
  if (!('showPopover' in HTMLElement.prototype)) return () => undefined;
  const listen = (method: 'addEventListener' | 'removeEventListener') => {
    for (const name of LOADING_EVENTS) document[method](name, loadForControl);
  };
  const loadForControl = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest(OWNERS)) return;
    listen('removeEventListener');
    let hasActed = false;
    for (const name of ['pointerdown', 'keydown'])
      addEventListener(name, () => (hasActed = true), { capture: true, once: true });
    // The reader did not ask for this code: if it cannot be loaded, the next event tries again.
    import('./popup-view.ts').then(
      // After a click and Escape, a repeated hover would open again what the reader has closed.
      (part) => part.showPopups(hasActed ? undefined : event),
      () => listen('addEventListener'),
    );
  };
  listen('addEventListener');
  // The outline would cover the heading that its entry leads to.
  addEventListener('hashchange', closeAll);
  startCloseOnBack();
  return closeAll;
}

function closeAll(): void {
  for (const popup of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) popup.hidePopover();
}
