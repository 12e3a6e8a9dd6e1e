import { baseOf, ROUTE } from '../../model/document.ts';
import { localeRedirect } from '../../model/locale-redirect.ts';
import type { RouteLocales } from '../../model/route.ts';
import { readStored, VISITED_KEY, writeStored } from '../storage/storage.ts';

/**
 * Redirects a first-time reader to their language, once. Only sites with several languages pass `locales`.
 */
export function moveToOwnLanguage(locales: RouteLocales): void {
  const root = document.documentElement;
  const visited = readStored(VISITED_KEY) !== undefined;
  // If nothing can be stored, the reader would be redirected again and again.
  if (!visited && !writeStored(VISITED_KEY, '1')) return;
  const target = localeRedirect({
    setting: 'auto',
    languages: navigator.languages,
    visited,
    userAgent: navigator.userAgent,
    routePath: root.getAttribute(ROUTE) ?? '/',
    available: [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]:not([type])'),
    ].map((link) => link.hreflang),
    locales,
  });
  if (target === undefined) return;
  location.replace(baseOf(root) + target.slice(1) + location.search + location.hash);
}
