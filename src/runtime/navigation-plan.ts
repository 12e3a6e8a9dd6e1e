import type { NavigateEvent } from './navigation-api.ts';

export type NavigationPlan = 'ignore' | 'scroll-only' | 'show-page';

type PlannedEvent = Pick<
  NavigateEvent,
  | 'canIntercept'
  | 'destination'
  | 'downloadRequest'
  | 'formData'
  | 'hashChange'
  | 'navigationType'
  | 'userInitiated'
>;

/** What to do about a navigation. Everything not surely a page of this site is left to the browser. */
export function planNavigation(event: PlannedEvent, current: URL, base: string): NavigationPlan {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData)
    return 'ignore';
  if (event.navigationType === 'reload') return 'ignore';
  const target = new URL(event.destination.url);
  if (target.origin !== current.origin || !target.pathname.startsWith(base)) return 'ignore';
  if (target.pathname === current.pathname) {
    // Keeping a filter or a query in the address is no navigation; a click on the page's own link goes to its top.
    const isClick =
      event.userInitiated && event.navigationType !== 'traverse' && !event.destination.sameDocument;
    return isClick && target.search === current.search && target.hash === '' ? 'scroll-only' : 'ignore';
  }
  const lastSegment = target.pathname.slice(target.pathname.lastIndexOf('/') + 1);
  const isFile = /\.[a-z\d]+$/i.test(lastSegment) && !lastSegment.toLowerCase().endsWith('.html');
  return isFile ? 'ignore' : 'show-page';
}
