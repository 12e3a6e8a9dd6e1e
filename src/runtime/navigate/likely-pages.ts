import { linkedPage } from './prefetch.ts';

/**
 * Returns the pages that a reader of this one is likely to open, likeliest first: the next one, those linked from the text
 * in view, the previous one, and the neighbors in the sidebar.
 */
export function likelyPages(base: string): string[] {
  const links = [
    ...document.querySelectorAll('a[rel="next"]'),
    ...[...document.querySelectorAll('main a[href]')].filter(isInView),
    ...document.querySelectorAll('a[rel="prev"]'),
    ...neighborsInSidebar(),
  ];
  return [...new Set(links.flatMap((link) => linkedPage(link, base) ?? []))];
}

function isInView(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

function neighborsInSidebar(): Element[] {
  const entries = [...document.querySelectorAll('.sidebar a')];
  const current = entries.findIndex((entry) => entry.getAttribute('aria-current') === 'page');
  return current < 0 ? [] : [current + 1, current - 1, current + 2].flatMap((at) => entries[at] ?? []);
}
