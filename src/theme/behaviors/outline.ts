import { OUTLINE } from '../../model/constants.ts';
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
  const current = links[currentIndex(links.map(topOf))];
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  if (current) keepInView(current);
}

/** Returns the position of an entry's heading on the screen, or Infinity if the heading is hidden. */
function topOf(link: HTMLAnchorElement): number {
  const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  return heading && heading.getClientRects().length > 0 ? heading.getBoundingClientRect().top : Infinity;
}

/**
 * Returns the last heading above the reading line. At the end of the page, where headings can no longer reach that
 * line, returns the one the hash names or the last one on the screen.
 */
function currentIndex(tops: number[]): number {
  const readingLine =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) + 8;
  const above = tops.findLastIndex((top) => top <= readingLine);
  const { scrollHeight, clientHeight } = document.documentElement;
  const isAtEnd = scrollHeight > clientHeight && scrollY + clientHeight >= scrollHeight - 2;
  if (!isAtEnd) return above;
  return targetIndex(tops, clientHeight) ?? tops.findLastIndex((top) => top < clientHeight);
}

/** Returns the entry the hash names if its heading is on the screen. */
function targetIndex(tops: number[], height: number): number | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.outline a')];
  const index = location.hash === '' ? -1 : links.findIndex((link) => link.hash === location.hash);
  const top = tops[index];
  return top !== undefined && top >= 0 && top < height ? index : undefined;
}

function keepInView(link: HTMLElement): void {
  const list = link.closest<HTMLElement>('.outline');
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const { top, bottom } = link.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (top < box.top + 40) list.scrollTop -= box.top + 40 - top;
  else if (bottom > box.bottom - 40) list.scrollTop += bottom - box.bottom + 40;
}
