import { listen } from '../page/listen.ts';
import { ALLOWANCE } from '../../model/constants.ts';
import type { FetchAhead } from './allowance.ts';
import { wantsLittleData } from './connection.ts';

/** The path of the page of this site that the event's link leads to. */
export function linkedPage(target: EventTarget | null, base: string): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  const { pathname } = link;
  if (!pathname.startsWith(base) || pathname === location.pathname || /\.[a-z\d]+$/i.test(pathname))
    return undefined;
  return pathname;
}

/** How long a reader points at a link who may open it: a pointer on its way elsewhere is faster. */
const POINTED_MS = 65;

/** Fetches the pages of links that a reader points at or focuses for a moment. */
export function startPrefetch(fetchAhead: FetchAhead, base: string): void {
  let pointed: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function point(target: EventTarget | null): void {
    const pathname = linkedPage(target, base);
    if (pathname === pointed) return;
    pointed = pathname;
    clearTimeout(timer);
    if (pathname !== undefined && !wantsLittleData())
      timer = setTimeout(() => void fetchAhead(pathname, ALLOWANCE.pointed), POINTED_MS);
  }

  listen(['pointerover', 'focusin'], ({ target }) => point(target));
  listen(['pointerout'], ({ relatedTarget }) => point(relatedTarget));
  // What the reader has pointed at before this code was there.
  point(document.querySelector('a:is(:hover, :focus)'));
}
