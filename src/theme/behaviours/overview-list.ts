import { filterOverview } from '../../model/overview.ts';
import type { OverviewGroup } from '../../model/overview.ts';

/** Hides what the keyword does not match and tells how many pages are left. */
export function showMatches(root: Element, keyword: string): number {
  const groups = readOverview(root);
  const kept = filterOverview(groups, keyword);
  const links = new Set(kept.flatMap((group) => group.items.map((item) => item.link)));
  const headings = new Set(
    kept.flatMap((group) =>
      group.items.flatMap((item) => item.headers.map(({ id }) => `${item.link}#${id}`)),
    ),
  );
  for (const section of root.querySelectorAll<HTMLElement>('.overview-group')) {
    for (const item of section.querySelectorAll<HTMLElement>(':scope > ul > li')) {
      item.hidden = !links.has(linkOf(item));
      for (const heading of item.querySelectorAll<HTMLElement>('li'))
        heading.hidden = !headings.has(linkOf(heading));
    }
    section.hidden = section.querySelector(':scope > ul > li:not([hidden])') === null;
  }
  return links.size;
}

/** The list is the data: the filter works on what the reader sees. */
function readOverview(root: Element): OverviewGroup[] {
  return [...root.querySelectorAll('.overview-group')].map((section) => ({
    name: section.querySelector('h2')?.textContent ?? '',
    items: [...section.querySelectorAll(':scope > ul > li')].map((item) => ({
      text: item.querySelector('a')?.textContent ?? '',
      link: linkOf(item),
      headers: [...item.querySelectorAll('li')].map((heading) => ({
        text: heading.textContent ?? '',
        id: linkOf(heading).split('#')[1] ?? '',
        depth: 2,
      })),
    })),
  }));
}

function linkOf(item: Element): string {
  return item.querySelector('a')?.getAttribute('href') ?? '';
}
