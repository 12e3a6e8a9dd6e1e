/**
 * Hides what the keyword does not match and tells how many pages are left. A group that matches keeps all its pages, a
 * page all its headings; otherwise the headings that match stay.
 */
export function showMatches(root: Element, keyword: string): number {
  const wanted = searchable(keyword).trim();
  const fits = (element: Element | null): boolean => searchable(element?.textContent ?? '').includes(wanted);
  let kept = 0;
  for (const group of root.querySelectorAll<HTMLElement>('.overview-group')) {
    const isGroupWanted = fits(group.querySelector('h2'));
    group.hidden = true;
    for (const page of group.querySelectorAll<HTMLElement>(':scope > ul > li')) {
      const isWanted = isGroupWanted || fits(page.querySelector('a'));
      page.hidden = !isWanted;
      for (const heading of page.querySelectorAll<HTMLElement>('li')) {
        heading.hidden = !isWanted && !fits(heading);
        page.hidden &&= heading.hidden;
      }
      group.hidden &&= page.hidden;
      if (!page.hidden) kept += 1;
    }
  }
  return kept;
}

function searchable(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ');
}
