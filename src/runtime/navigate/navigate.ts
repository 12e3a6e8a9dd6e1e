import { flushSync } from 'react-dom';
import { keepFirstScreen } from './first-screen.ts';
import { applyHiddenParts } from './hide-parameters.ts';
import { landOn } from './landing.ts';
import { navigationApi } from './navigation-api.ts';
import type { NavigateEvent } from './navigation-api.ts';
import { planNavigation } from './navigation-plan.ts';
import { pathOfPage } from '../page/page-address.ts';
import type { PageLoader } from './page-loader.ts';
import type { PageSnapshot } from '../page/page-snapshot.ts';
import type { PageStore } from '../page/page-store.ts';
import type { Progress } from './progress.ts';
import { showRetryNotice } from './retry-notice.ts';

export interface NavigationParts {
  base: string;
  store: PageStore;
  loader: PageLoader;
  progress: Progress;
  announce(text: string): void;
}

/** Marks the way back to the address of the page that is shown: there is nothing else to do about it. */
const BACK = 'back';

export function startNavigation({ base, store, loader, progress, announce }: NavigationParts): void {
  const api = navigationApi();
  let shownPath = location.pathname;
  /** History entry of the page that is shown. */
  let shownKey = '';
  let latest: NavigateEvent | undefined;
  /** Puts the rest of the page into the document, where only its first screen is there yet. */
  let complete: (() => void) | undefined;
  let notice: Element | undefined;
  /** The page is being loaded anew: a navigation in place would lose to that load, a plain one takes over from it. */
  let isReloading = false;
  /** Where the reader's focus was on a page they may come back to. */
  const lastFocus = new WeakMap<PageSnapshot, Element>();

  function handle(event: NavigateEvent): void {
    // Where the event leads may be in it, and a page that is left is left whole.
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
    // Not `event.signal`: a download or a stop aborts a navigation too, and would leave the old page under the new address.
    latest = event;
    const target = new URL(event.destination.url);
    notice?.remove();
    progress.start('page');
    try {
      const page = await loader.load(target.pathname);
      if (latest !== event) return;
      const path = pathOfPage(base, page.routePath);
      // Another spelling of the address; this navigates again, and the page is there already.
      if (path !== target.pathname) location.replace(path + target.search + target.hash);
      else commit(event, page, target);
    } catch {
      const canLoad = await hasAnswer(target);
      if (latest !== event) return;
      // The address is already the new one: loading it plainly shows what is there, and what went wrong if anything did.
      if (canLoad) location.reload();
      else keepPage(target);
    } finally {
      if (latest === event) progress.done('page');
    }
  }

  /** Nothing can be loaded: the reader keeps the page they have, with its address. */
  function keepPage({ href }: URL): void {
    api?.traverseTo(shownKey, { info: BACK });
    notice = showRetryNotice(href);
  }

  function commit(event: NavigateEvent, page: PageSnapshot, target: URL): void {
    const focused = document.activeElement as HTMLElement | null;
    // Search, opened again before the page came: scrolling to a hash would take the focus out of it.
    const inDialog = focused?.closest('dialog') && focused;
    if (focused && !inDialog && focused !== document.body) lastFocus.set(store.get(), focused);
    applyHiddenParts(document.documentElement, target.search);
    const isNew = page !== store.get();
    // Scroll has to find the new page in place, so React commits before the handler goes on.
    flushSync(() => store.set(page));
    const isFromTop = event.navigationType !== 'traverse' && target.hash === '';
    // What React has made is its own, and a hidden tab has no pictures.
    beginWith(isNew && isFromTop && !page.component && !document.hidden ? keepFirstScreen() : undefined);
    store.shown();
    shownPath = target.pathname;
    landOn(target.hash, event.navigationType === 'traverse' ? lastFocus.get(page) : undefined);
    if (!event.signal.aborted) event.scroll();
    inDialog?.focus();
    announce(page.title);
  }

  /** The rest follows after the first picture. */
  function beginWith(putBack: (() => void) | undefined): void {
    complete = putBack;
    if (!putBack) return;
    const follow = () => {
      if (complete !== putBack) return;
      putBack();
      store.shown(true);
    };
    requestAnimationFrame(() => setTimeout(follow));
  }

  api?.addEventListener('navigate', (event) => handle(event as NavigateEvent));
}

/** Whether a plain load would show anything: an answer of the host, of another one it leads to, or what is kept offline. */
function hasAnswer(address: URL): Promise<boolean> {
  return fetch(address, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}
