/** Space between a popup and the edges of the window. */
const MARGIN = 8;

interface Placement {
  side?: 'above' | 'below';
  align?: 'start' | 'center';
  gap?: number;
}

/** Places a popup above or below its owner, inside the window. If it does not fit on one side, it goes to the other. */
export function placePopup(
  popup: HTMLElement,
  owner: Element,
  { side = 'below', align = 'start', gap = 4 }: Placement = {},
): void {
  const { left, top, bottom, width } = owner.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = popup;
  const preferredX = align === 'start' ? left : left + (width - offsetWidth) / 2;
  const x = Math.max(MARGIN, Math.min(preferredX, clientWidth - offsetWidth - MARGIN));
  const above = top - offsetHeight - gap;
  const below = bottom + gap;
  const prefersAbove = side === 'above' || below + offsetHeight > clientHeight - MARGIN;
  popup.style.setProperty('--popup-left', `${x}px`);
  popup.style.setProperty('--popup-top', `${prefersAbove && above >= MARGIN ? above : below}px`);
}
