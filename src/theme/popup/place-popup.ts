import { listen } from '../../runtime/page/listen.ts';

/** Space between a popup and the edges of the window. */
const MARGIN = 8;
/** Bars that stay at the top while the page scrolls. */
const BARS = '.navbar, .local-bar';

interface Placement {
  side?: 'above' | 'below';
  align?: 'start' | 'center' | 'end';
  gap?: number;
}

/**
 * Places a popup above or below its owner, inside the window and never over the bars at its top. If it does not fit on
 * one side, it goes to the other; if it fits on neither, to the one with more room, which `--popup-room` tells the
 * stylesheet.
 */
export function placePopup(
  popup: HTMLElement,
  owner: Element,
  { side = 'below', align = 'start', gap = 4 }: Placement = {},
): void {
  const { left, right, top, bottom, width } = owner.getBoundingClientRect();
  const { clientHeight } = document.documentElement;
  // Without the gutter of the scrollbar, which clips popups too.
  const pageWidth = document.documentElement.getBoundingClientRect().width;
  const { offsetWidth, offsetHeight, clientHeight: inner, scrollHeight } = popup;
  const preferredX = { start: left, center: left + (width - offsetWidth) / 2, end: right - offsetWidth }[
    align
  ];
  const x = Math.max(MARGIN, Math.min(preferredX, pageWidth - offsetWidth - MARGIN));
  // The whole content, even if an earlier placement has limited the height.
  const height = offsetHeight - inner + scrollHeight;
  const above = top - gap - ceilingFor(owner);
  const below = clientHeight - MARGIN - bottom - gap;
  const [preferred, other] = side === 'above' ? [above, below] : [below, above];
  const keepsSide = height <= preferred || other <= preferred;
  const isAbove = keepsSide === (side === 'above');
  const room = isAbove ? above : below;
  popup.style.setProperty('--popup-left', `${x}px`);
  popup.style.setProperty('--popup-top', `${isAbove ? top - gap - Math.min(height, room) : bottom + gap}px`);
  popup.style.setProperty('--popup-room', `${room}px`);
}

/** Keeps an open popup beside its owner while the page scrolls, and closes it once the owner is out of sight. */
export function keepBeside(popup: HTMLElement, owner: Element, placement?: Placement): () => void {
  const place = () => {
    const { top, bottom } = owner.getBoundingClientRect();
    if (bottom < ceilingFor(owner) || top > document.documentElement.clientHeight) popup.hidePopover();
    else placePopup(popup, owner, placement);
  };
  place();
  return listen(['scroll'], place, { capture: true });
}

/** The lower edge of the bars that the owner is not part of. */
function ceilingFor(owner: Element): number {
  const edges = [...document.querySelectorAll(BARS)]
    .filter((bar) => !bar.contains(owner))
    .map((bar) => bar.getBoundingClientRect().bottom);
  return Math.max(MARGIN, ...edges);
}
