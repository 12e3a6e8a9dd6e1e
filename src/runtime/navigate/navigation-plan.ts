import type { NavigateEvent } from './navigation-api.ts';

export type NavigationPlan = 'ignore' | 'scroll-only' | 'show-page';

type PlannedEvent = Pick<
  NavigateEvent,
  'canIntercept' | 'destination' | 'downloadRequest' | 'formData' | 'navigationType' | 'userInitiated'
>;

/** Where the reader is. While a page is on its way, the address is already ahead of what is shown. */
export interface Place {
  address: URL;
  shownPath: string;
  base: string;
}

/** What to do about a navigation. Everything not surely a page of this site is left to the browser. */
export function planNavigation(event: PlannedEvent, { address, shownPath, base }: Place): NavigationPlan {
  if (!event.canIntercept || event.downloadRequest !== null || event.formData) return 'ignore';
  if (event.navigationType === 'reload') return 'ignore';
  const target = new URL(event.destination.url);
  if (target.origin !== address.origin || !target.pathname.startsWith(base)) return 'ignore';
  if (target.pathname === shownPath && address.pathname === shownPath) {
    // Keeping a filter or a query in the address is no navigation; a click on the page's own link goes to its top.
    const isClick =
      event.userInitiated && event.navigationType !== 'traverse' && !event.destination.sameDocument;
    return isClick && target.search === address.search && target.hash === '' ? 'scroll-only' : 'ignore';
  }
  const lastSegment = target.pathname.slice(target.pathname.lastIndexOf('/') + 1);
  const isFile = /\.[a-z\d]+$/i.test(lastSegment) && !lastSegment.toLowerCase().endsWith('.html');
  return isFile ? 'ignore' : 'show-page';
}
