import { flushSync } from 'react-dom';
import { applyHiddenParts } from './hide-parameters.ts';
import { landOn } from './landing.ts';
import { navigationApi } from './navigation-api.ts';
import type { NavigateEvent } from './navigation-api.ts';
import { planNavigation } from './navigation-plan.ts';
import type { PageLoader } from './page-loader.ts';
import type { PageSnapshot } from './page-snapshot.ts';
import type { PageStore } from './page-store.ts';
import type { Progress } from './progress.ts';

export interface NavigationParts {
  base: string;
  store: PageStore;
  loader: PageLoader;
  progress: Progress;
  announce(text: string): void;
}

/** Where the reader's focus was on a page they may come back to. */
const lastFocus = new WeakMap<PageSnapshot, Element>();

export function startNavigation(parts: NavigationParts): void {
  navigationApi()?.addEventListener('navigate', (event) => handle(event as NavigateEvent, parts));
}

function handle(event: NavigateEvent, parts: NavigationParts): void {
  const plan = planNavigation(event, new URL(location.href), parts.base);
  if (plan === 'ignore') return;
  event.intercept({
    focusReset: 'manual',
    scroll: 'manual',
    handler: () => (plan === 'scroll-only' ? Promise.resolve(event.scroll()) : showPage(event, parts)),
  });
}

async function showPage(
  event: NavigateEvent,
  { store, loader, progress, announce }: NavigationParts,
): Promise<void> {
  const target = new URL(event.destination.url);
  progress.start();
  try {
    const page = await loader.load(target.pathname);
    if (event.signal.aborted) return;
    const focused = document.activeElement;
    if (focused && focused !== document.body) lastFocus.set(store.get(), focused);
    applyHiddenParts(document.documentElement, target.search);
    // Scroll has to find the new page in place, so React commits before the handler goes on.
    flushSync(() => store.set(page));
    landOn(target.hash, event.navigationType === 'traverse' ? lastFocus.get(page) : undefined);
    event.scroll();
    announce(page.title);
  } catch {
    // The address is already the new one: loading it plainly is always right, and shows what went wrong if anything did.
    if (!event.signal.aborted) location.reload();
  } finally {
    if (!event.signal.aborted) progress.done();
  }
}
