/**
 * Navbar and sidebar stay in place while pages change, so what they mark as current is changed in them. A navigation
 * entry says in `data-match` for which pages it is the active one.
 */
export function markCurrentLinks(routePath: string): void {
  const base = document.documentElement.dataset['base'] ?? '/';
  // An entry says `^/guide/` for every language: the route is tried without its language and version too.
  const paths = [routePath, `/${routePath.slice((document.documentElement.dataset['home'] ?? '/').length)}`];
  const { pathname } = new URL(base + routePath.slice(1), location.href);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.sidebar a')) {
    const isCurrent = link.pathname === pathname;
    toggleCurrent(link, isCurrent, 'page');
    if (isCurrent) openAncestors(link);
  }
  for (const link of document.querySelectorAll<HTMLElement>('.navbar [data-match]')) {
    toggleCurrent(
      link,
      paths.some((path) => matches(link.dataset['match'] ?? '', path)),
      'true',
    );
  }
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

function matches(pattern: string, routePath: string): boolean {
  try {
    return new RegExp(pattern).test(routePath);
  } catch {
    return false;
  }
}
