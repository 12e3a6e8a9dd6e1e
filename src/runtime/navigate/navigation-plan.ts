import type { NavigateEvent } from './navigation-api.ts';

export type NavigationPlan = 'ignore' | 'scroll-only' | 'show-page';

type PlannedEvent = Pick<
  NavigateEvent,
  'canIntercept' | 'destination' | 'downloadRequest' | 'formData' | 'navigationType' | 'userInitiated'
>;

/** Where the reader is. While a page loads, the URL is already ahead of what is shown. */
export interface Place {
  address: URL;
  shownPath: string;
  base: string;
}

/**
 * Decides how to handle a navigation. Anything that is not certainly a page of this site is left to the
 * browser.
 */
export function planNavigation(event: PlannedEvent, { address, shownPath, base }: Place): NavigationPlan {
  if (!event.canIntercept || event.downloadRequest !== null || event.formData) return 'ignore';
  if (event.navigationType === 'reload') return 'ignore';
  const target = new URL(event.destination.url);
  if (target.origin !== address.origin || !target.pathname.startsWith(base)) return 'ignore';
  if (target.pathname === shownPath && address.pathname === shownPath) {
    // Changing a query in the URL is not a navigation; a click on the page's own link scrolls to its top.
    const isClick =
      event.userInitiated && event.navigationType !== 'traverse' && !event.destination.sameDocument;
    return isClick && target.search === address.search && target.hash === '' ? 'scroll-only' : 'ignore';
  }
  const lastSegment = target.pathname.slice(target.pathname.lastIndexOf('/') + 1);
  const isFile = /\.[a-z\d]+$/i.test(lastSegment) && !lastSegment.toLowerCase().endsWith('.html');
  return isFile ? 'ignore' : 'show-page';
}
