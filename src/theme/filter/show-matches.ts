import { showRows } from './show-rows.ts';

/** Hides what does not match the keyword, in a table or the groups of an overview, and counts what is left. */
export function showMatches(root: Element, keyword: string): number {
  const needle = searchable(keyword);
  const table = root.querySelector('table');
  return table ? showRows(table, (text) => searchable(text).includes(needle)) : showPages(root, needle);
}

/**
 * A matching group keeps all its pages, and a matching page all its headings; elsewhere only the matching headings stay.
 */
function showPages(root: Element, needle: string): number {
  const matches = (element: Element | null): boolean =>
    searchable(element?.textContent ?? '').includes(needle);
  let shownPages = 0;
  for (const group of root.querySelectorAll<HTMLElement>('.overview-group')) {
    const isGroupMatch = matches(group.querySelector('h2'));
    group.hidden = true;
    for (const page of group.querySelectorAll<HTMLElement>(':scope > ul > li')) {
      const link = page.querySelector('a');
      const slug = link?.pathname.split('/').at(-1) ?? '';
      const isPageMatch = isGroupMatch || matches(link) || searchable(slug).includes(needle);
      page.hidden = !isPageMatch;
      for (const heading of page.querySelectorAll<HTMLElement>('li')) {
        heading.hidden = !isPageMatch && !matches(heading);
        page.hidden &&= heading.hidden;
      }
      group.hidden &&= page.hidden;
      if (!page.hidden) shownPages += 1;
    }
  }
  return shownPages;
}

/** Joins the words of a text, so `umdName`, `umd-name` and `UMD name` are the same. */
function searchable(text: string): string {
  return text.toLowerCase().replaceAll(/[\s\-_.]+/g, '');
}
