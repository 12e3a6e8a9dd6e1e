import { OUTLINE } from '../../model/constants.ts';
import { hashTarget } from '../../runtime/navigate/landing.ts';
import { throttle } from './throttle.ts';

/** Keeps the entry of the section at the top of the screen marked as current. */
export function startOutline(): () => void {
  const update = throttle(markCurrent, OUTLINE.throttleMs);
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update, { passive: true });
  addEventListener('hashchange', update);
  return markCurrent;
}

function markCurrent(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.outline a')];
  if (links.length === 0) return;
  const headings = links.map((link) => hashTarget(link.hash));
  const current = links[currentIndex(headings)];
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  if (current) keepInView(current);
}

/** Returns the position of an entry's heading on the screen, or Infinity if the heading is hidden. */
function topOf(heading: Element | undefined): number {
  return heading && heading.getClientRects().length > 0 ? heading.getBoundingClientRect().top : Infinity;
}

/**
 * Returns the last heading above the reading line. At the end of the page, where headings can no longer reach that
 * line, returns the one the hash names or the last one on the screen.
 */
function currentIndex(headings: (Element | undefined)[]): number {
  const tops = headings.map(topOf);
  const readingLine =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) + 8;
  const above = tops.findLastIndex((top) => top <= readingLine);
  const { scrollHeight, clientHeight } = document.documentElement;
  const isAtEnd = scrollHeight > clientHeight && scrollY + clientHeight >= scrollHeight - 2;
  if (!isAtEnd) return above;
  const target = hashTarget(location.hash);
  const named = target ? headings.indexOf(target) : -1;
  const isOnScreen = named >= 0 && tops[named]! >= 0 && tops[named]! < clientHeight;
  return isOnScreen ? named : tops.findLastIndex((top) => top < clientHeight);
}

function keepInView(link: HTMLElement): void {
  const list = link.closest<HTMLElement>('.outline');
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const { top, bottom } = link.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (top < box.top + 40) list.scrollTop -= box.top + 40 - top;
  else if (bottom > box.bottom - 40) list.scrollTop += bottom - box.bottom + 40;
}
