import { flushSync } from 'react-dom';
import { fillFirstScreen, takeRestOfText } from './first-screen.ts';
import { applyHiddenParts } from './hide-parameters.ts';
import { landOn } from './landing.ts';
import { navigationApi, onNavigate } from './navigation-api.ts';
import type { NavigateEvent } from './navigation-api.ts';
import { planNavigation } from './navigation-plan.ts';
import { pathOfPage } from '../page/page-address.ts';
import { NotInPlace } from './page-loader.ts';
import type { PageLoader } from './page-loader.ts';
import type { PageSnapshot } from '../page/page-snapshot.ts';
import type { PageStore } from '../page/page-store.ts';
import { hideNotice, showNotice } from '../page/notice.ts';
import type { Notice } from '../page/notice.ts';
import { say } from '../page/say.ts';
import type { Progress } from './progress.ts';

export interface NavigationParts {
  base: string;
  store: PageStore;
  loader: PageLoader;
  progress: Progress;
  announce(text: string): void;
}

/** Marks a traversal back to the URL of the current page, which needs no handling. */
const BACK = 'back';

export function startNavigation({ base, store, loader, progress, announce }: NavigationParts): void {
  const api = navigationApi();
  let shownPath = location.pathname;
  /** History entry of the current page. */
  let shownKey = '';
  let latest: NavigateEvent | undefined;
  /** Adds the rest of the page while only its first screen is in the document. */
  let complete: (() => void) | undefined;
  let notice: Notice | undefined;
  /** The page is reloading: a navigation in place would lose to that load, a plain one replaces it. */
  let isReloading = false;
  /** Last focused element of each page, for when the reader comes back. */
  const lastFocus = new WeakMap<PageSnapshot, Element>();

  function handle(event: NavigateEvent): void {
    // Complete the page first: the event's target may be in the rest, and a page must be whole when it is
    // left.
    complete?.();
    if (location.pathname === shownPath) shownKey = api?.currentEntry?.key ?? '';
    isReloading ||= event.navigationType === 'reload';
    const plan = isReloading
      ? 'ignore'
      : planNavigation(event, { address: new URL(location.href), shownPath, base });
    if (plan === 'ignore') return;
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: async () => {
        if (plan === 'scroll-only') event.scroll();
        else if (event.info !== BACK) await showPage(event);
      },
    });
  }

  async function showPage(event: NavigateEvent): Promise<void> {
    // Do not use `event.signal`: a download or a stop aborts a navigation too, and would leave the old page
    // under the new URL.
    latest = event;
    const target = new URL(event.destination.url);
    hideNotice(notice);
    progress.start('page');
    try {
      const page = await loader.load(target.pathname);
      if (latest !== event) return;
      const path = pathOfPage(base, page.routePath);
      // Another spelling of the URL: navigate again; the page is already loaded.
      if (path !== target.pathname) location.replace(path + target.search + target.hash);
      else commit(event, page, target);
    } catch (error) {
      const canLoad = (error instanceof NotInPlace && navigator.onLine) || (await hasResponse(target));
      if (latest !== event) return;
      // The URL is already the new one: a full load shows what is there, or what went wrong.
      if (canLoad) location.reload();
      else keepPage(target);
    } finally {
      if (latest === event) progress.done('page');
    }
  }

  /** Keeps the current page and its URL when nothing can be loaded. */
  function keepPage({ href }: URL): void {
    api?.traverseTo(shownKey, { info: BACK });
    notice = showNotice(say('The page did not load. Check your connection.'), href);
  }

  function commit(event: NavigateEvent, page: PageSnapshot, target: URL): void {
    const focused = document.activeElement as HTMLElement | null;
    // The search may have been reopened before the page loaded; scrolling to a hash would take its focus.
    const inDialog = focused?.closest('dialog') && focused;
    if (focused && !inDialog && focused !== document.body) lastFocus.set(store.get(), focused);
    applyHiddenParts(document.documentElement, target.search);
    const isNew = page !== store.get();
    const isFromTop = event.navigationType !== 'traverse' && target.hash === '';
    // React owns the nodes of a component, and a hidden tab renders no frames.
    const rest =
      isNew && isFromTop && !page.component && !document.hidden ? takeRestOfText(page.pieces) : undefined;
    // Scrolling needs the new page in place, so React commits before the handler continues.
    flushSync(() => store.set(page));
    complete = rest && fillFirstScreen(rest);
    store.shown(false);
    afterFrame(() => {
      if (store.get() !== page) return;
      complete?.();
      store.shown(true);
    });
    shownPath = target.pathname;
    landOn(target.hash, event.navigationType === 'traverse' ? lastFocus.get(page) : undefined);
    if (!event.signal.aborted) event.scroll();
    inDialog?.focus();
    announce(page.title);
  }

  onNavigate(handle);
}

/** Calls back when the next frame has been painted, or soon in a hidden tab, which paints none. */
function afterFrame(callback: () => void): void {
  const soon = () => setTimeout(callback);
  if (document.hidden) soon();
  else requestAnimationFrame(soon);
}

/**
 * Checks whether a full load would show anything: a response of the host or of one it redirects to, or a page
 * cached offline.
 */
function hasResponse(address: URL): Promise<boolean> {
  return fetch(address, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}
