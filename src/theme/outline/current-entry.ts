import { hashTarget } from '../../runtime/navigate/landing.ts';

/** Distance of the reading line from the place where a heading lands. */
const BELOW_LANDING = 8;

/**
 * The hash of the last heading above the reading line. At the end of the page, where headings can no longer reach
 * that line, it is the one the address names or the last one on the screen.
 */
export function currentEntry(hashes: readonly string[]): string | undefined {
  const headings = hashes.map(hashTarget);
  const tops = headings.map(topOf);
  const landing = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  const above = tops.findLastIndex((top) => top <= landing + BELOW_LANDING);
  const { scrollHeight, clientHeight } = document.documentElement;
  const isAtEnd = scrollHeight > clientHeight && scrollY + clientHeight >= scrollHeight - 2;
  if (!isAtEnd) return hashes[above];
  const target = hashTarget(location.hash);
  const named = target ? headings.indexOf(target) : -1;
  const isOnScreen = named >= 0 && tops[named]! >= 0 && tops[named]! < clientHeight;
  return hashes[isOnScreen ? named : tops.findLastIndex((top) => top < clientHeight)];
}

/** The position of an entry's heading on the screen; Infinity if the heading is hidden. */
function topOf(heading: Element | undefined): number {
  return heading && heading.getClientRects().length > 0 ? heading.getBoundingClientRect().top : Infinity;
}

/** Scrolls a list as little as needed to show one of its links with some space around it. */
export function keepInView(link: Element, list: Element): void {
  if (list.scrollHeight <= list.clientHeight) return;
  const { top, bottom } = link.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (top < box.top + 40) list.scrollTop -= box.top + 40 - top;
  else if (bottom > box.bottom - 40) list.scrollTop += bottom - box.bottom + 40;
}
