import { OUTLINE } from '../../model/constants.ts';
import { throttle } from './throttle.ts';

/** The outline follows the reader: the entry of the section at the top of the screen is the current one. */
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

/** Where each entry's heading stands on the screen; a hidden one counts as far away. */
function topOf(link: HTMLAnchorElement): number {
  const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  return heading && heading.getClientRects().length > 0 ? heading.getBoundingClientRect().top : Infinity;
}

/** The last heading above the reading line; at the end of the page, the last one that a jump could still reach. */
function currentIndex(tops: number[]): number {
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) + 8;
  const above = tops.findLastIndex((top) => top <= line);
  const { scrollHeight, clientHeight } = document.documentElement;
  const isAtEnd = scrollHeight > clientHeight && scrollY + clientHeight >= scrollHeight - 2;
  if (!isAtEnd) return above;
  const jumped = targetIndex(tops, clientHeight);
  return jumped ?? tops.findLastIndex((top) => top < clientHeight);
}

/** A jump near the end cannot bring its heading to the top: what the address names is then the current one. */
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
