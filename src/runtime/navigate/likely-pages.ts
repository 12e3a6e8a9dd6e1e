import { linkedPage } from './prefetch.ts';

/**
 * The pages that a reader of this one is likely to open, likeliest first: the next one, those linked from the text in
 * view, the previous one, and the neighbors in the sidebar, or on a page without one those in the navbar.
 */
export function likelyPages(base: string): string[] {
  const links = [
    ...all('a[rel="next"]'),
    ...all('main a[href]').filter(isInView),
    ...all('a[rel="prev"]'),
    ...neighbors(),
  ];
  return [...new Set(links.flatMap((link) => linkedPage(link, base) ?? []))];
}

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

function isInView(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

function neighbors(): Element[] {
  const entries = all('.sidebar a');
  if (entries.length === 0) return all('.nav-links a');
  const current = entries.findIndex((entry) => entry.getAttribute('aria-current') === 'page');
  return current < 0 ? [] : [current + 1, current - 1, current + 2].flatMap((at) => entries[at] ?? []);
}
