import { matchesRoute } from '../../model/nav-match.ts';

/**
 * Navbar and sidebar stay in place while pages change, so what they mark as current is changed in them. A navigation
 * entry says in `data-match` for which pages it is the active one.
 */
export function markCurrentLinks(routePath: string): void {
  const { base = '/', home = '/' } = document.documentElement.dataset;
  const { href } = new URL(base + routePath.slice(1), location.href);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.sidebar a:not([data-again])')) {
    // Query and hash do not affect the match.
    const isCurrent = link.href.split(/[?#]/)[0] === href;
    toggleCurrent(link, isCurrent, 'page');
    if (isCurrent) openAncestors(link);
  }
  for (const link of document.querySelectorAll<HTMLElement>('.navbar [data-match]'))
    toggleCurrent(link, matchesRoute(link.dataset['match'], routePath, home), 'true');
}

function toggleCurrent(link: HTMLElement, isCurrent: boolean, value: string): void {
  if (isCurrent) link.setAttribute('aria-current', value);
  else link.removeAttribute('aria-current');
}

function openAncestors(link: Element): void {
  for (
    let parent = link.closest('details');
    parent;
    parent = parent.parentElement?.closest('details') ?? null
  )
    parent.open = true;
}
