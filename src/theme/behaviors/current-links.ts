import { AGAIN, baseOf, homeOf, MATCH } from '../../model/document.ts';
import { matchesRoute } from '../../model/nav-match.ts';

/**
 * Marks the links to the current page. Navbar and sidebar stay in the document across navigations, so the marks have
 * to be moved. A navbar link carries the pattern of the routes it is active on.
 */
export function markCurrentLinks(routePath: string): void {
  const root = document.documentElement;
  const { href } = new URL(baseOf(root) + routePath.slice(1), location.href);
  // The build writes links from the base on, and each spelling of this address has these letters. Resolving the URL of
  // every link takes longer than all else here.
  const [ending] = /[\w-]*\/?$/.exec(routePath)!;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`.sidebar a:not([${AGAIN}])`)) {
    // Query and hash do not affect the match.
    const isCurrent =
      link.getAttribute('href')?.includes(ending) === true && link.href.split(/[?#]/)[0] === href;
    toggleCurrent(link, isCurrent, 'page');
    if (isCurrent) openSections(link);
  }
  for (const link of document.querySelectorAll<HTMLElement>(`.navbar [${MATCH}]`))
    toggleCurrent(link, matchesRoute(link.getAttribute(MATCH) ?? undefined, routePath, homeOf(root)), 'true');
}

function toggleCurrent(link: HTMLElement, isCurrent: boolean, value: string): void {
  if (isCurrent) link.setAttribute('aria-current', value);
  else link.removeAttribute('aria-current');
}

/** Opens the sections that hold the link, and the one that it is the label of. */
function openSections(link: Element): void {
  const own = link.nextElementSibling;
  let section = own instanceof HTMLDetailsElement ? own : link.closest('details');
  while (section) {
    section.open = true;
    section = section.parentElement?.closest('details') ?? null;
  }
}
