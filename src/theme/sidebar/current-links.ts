import { AGAIN, baseOf, homeOf, MATCH } from '../../model/document.ts';
import { matchesRoute } from '../../model/nav-match.ts';

/** Marks the sidebar's link to the current page, and opens the sections around it. */
export function markCurrentPage(sidebar: Element, routePath: string): void {
  const { href } = new URL(baseOf(document.documentElement) + routePath.slice(1), location.href);
  // The build writes links from the base on, and each spelling of this address has these letters. Resolving the URL of
  // every link takes longer than all else here.
  const [ending] = /[\w-]*\/?$/.exec(routePath)!;
  for (const link of sidebar.querySelectorAll<HTMLAnchorElement>(`a:not([${AGAIN}])`)) {
    // Query and hash do not affect the match.
    const isCurrent =
      link.getAttribute('href')?.includes(ending) === true && link.href.split(/[?#]/)[0] === href;
    toggleCurrent(link, isCurrent, 'page');
    if (isCurrent) openSections(link);
  }
}

/** Marks the navbar's links to the current section. Each carries the pattern of the routes it is active on. */
export function markCurrentSection(navbar: Element, routePath: string): void {
  const home = homeOf(document.documentElement);
  for (const link of navbar.querySelectorAll(`[${MATCH}]`))
    toggleCurrent(link, matchesRoute(link.getAttribute(MATCH) ?? undefined, routePath, home), 'true');
}

function toggleCurrent(link: Element, isCurrent: boolean, value: string): void {
  if (isCurrent) link.setAttribute('aria-current', value);
  else link.removeAttribute('aria-current');
}

/** Opens the sections that hold the link, and the one that it is the label of. */
export function openSections(link: Element): void {
  const own = link.nextElementSibling;
  let section = own instanceof HTMLDetailsElement ? own : link.closest('details');
  while (section) {
    section.open = true;
    section = section.parentElement?.closest('details') ?? null;
  }
}
