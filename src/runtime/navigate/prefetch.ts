import { wantsLittleData } from './connection.ts';
import type { PageLoader } from './page-loader.ts';

/** Returns the path of the page of this site that the event's link leads to. */
export function linkedPage(target: EventTarget | null, base: string): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  const { pathname } = link;
  if (!pathname.startsWith(base) || pathname === location.pathname || /\.[a-z\d]+$/i.test(pathname))
    return undefined;
  return pathname;
}

/** Prefetches pages on hover and focus, which show where a reader may go next. */
export function startPrefetch(loader: PageLoader, base: string): void {
  const prefetch = (event: Event) => {
    if (wantsLittleData()) return;
    const pathname = linkedPage(event.target, base);
    if (pathname !== undefined) void loader.prefetch(pathname);
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch, { passive: true });
}
