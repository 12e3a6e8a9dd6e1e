/** Room between a popup and the edge of the window. */
const MARGIN = 8;

interface Placement {
  side?: 'above' | 'below';
  align?: 'start' | 'center';
  gap?: number;
}

/** Places a popup beside its owner, inside the window. Where it does not fit on its side, it goes to the other one. */
export function placePopup(
  popup: HTMLElement,
  owner: Element,
  { side = 'below', align = 'start', gap = 4 }: Placement = {},
): void {
  const { left, top, bottom, width } = owner.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = popup;
  const wanted = align === 'start' ? left : left + (width - offsetWidth) / 2;
  const x = Math.max(MARGIN, Math.min(wanted, clientWidth - offsetWidth - MARGIN));
  const above = top - offsetHeight - gap;
  const below = bottom + gap;
  const wantsAbove = side === 'above' || below + offsetHeight > clientHeight - MARGIN;
  popup.style.setProperty('--popup-left', `${x}px`);
  popup.style.setProperty('--popup-top', `${wantsAbove && above >= MARGIN ? above : below}px`);
}
