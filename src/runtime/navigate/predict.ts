import { aimedEntry } from './aimed-entry.ts';
import { hasFastConnection } from './fast-connection.ts';
import { likelyPages } from './likely-pages.ts';
import type { PageLoader } from './page-loader.ts';
import { navigationApi } from './navigation-api.ts';
import type { NavigateEvent } from './navigation-api.ts';
import { linkedPage } from './prefetch.ts';

/** The most that a page fetches for readers who may never ask for it, in bytes as they are sent. */
const BUDGET_BYTES = 60_000;
/** Room for one more page: few weigh more, and its weight is unknown before it has come. */
const PAGE_BYTES = 18_000;
/** Kept for an entry of the sidebar that the pointer moves toward, which says more than any guess: a page of usual weight. */
const AIMED_BYTES = 14_000;
/** How long a reader has to do nothing. */
const QUIET_MS = 500;
const IDLE_DEADLINE_MS = 3000;

const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

/**
 * Fetches a few pages that readers of this one are likely to open, one at a time, while they do nothing. Anything they do
 * cancels that, unless it is about the page being fetched.
 */
export function startPrediction(loader: PageLoader, base: string): void {
  let shown = '';
  let spent = 0;
  let fetching: string | undefined;
  let round = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function fetchPage(pathname: string, budget: number, options?: RequestInit): Promise<void> {
    if (location.pathname !== shown) [shown, spent] = [location.pathname, 0];
    const isFull = spent > budget - PAGE_BYTES;
    if (isFull || document.visibilityState === 'hidden' || !hasFastConnection()) return;
    const begun = performance.now();
    const page = shown;
    // Until its weight is known, so that what is fetched at the same time stays within the budget too.
    spent += PAGE_BYTES;
    await loader.prefetch(pathname, options);
    if (shown === page) spent += bytesSince(begun, pathname) - PAGE_BYTES;
  }

  async function fetchLikely(own: AbortController): Promise<void> {
    for (const pathname of likelyPages(base)) {
      if (round !== own) return;
      fetching = pathname;
      await fetchPage(pathname, BUDGET_BYTES - AIMED_BYTES, { priority: 'low', signal: own.signal });
    }
    if (round === own) fetching = undefined;
  }

  function scheduleRound(): void {
    clearTimeout(timer);
    const own = round;
    timer = setTimeout(() => whenIdle(() => void fetchLikely(own)), QUIET_MS);
  }

  /** Ends the round, and also the current request unless the reader asks for that page. */
  function stopRound(wanted: string | undefined): void {
    if (wanted !== fetching) round.abort();
    [round, fetching] = [new AbortController(), undefined];
    scheduleRound();
  }

  function onActivity(event: Event): void {
    stopRound(linkedPage(event.target, base));
    if (event.type !== 'pointermove') return;
    const pathname = linkedPage(aimedEntry(event as PointerEvent), base);
    if (pathname !== undefined) void fetchPage(pathname, BUDGET_BYTES);
  }

  navigationApi()?.addEventListener('navigate', (event) => {
    const { destination } = event as NavigateEvent;
    stopRound(new URL(destination.url).pathname);
  });
  for (const name of ACTIVITY) addEventListener(name, onActivity, { capture: true, passive: true });
  scheduleRound();
}

/** Returns the bytes of a page that was requested after a time, and 0 if it was there before. */
function bytesSince(begun: number, pathname: string): number {
  const [entry] = performance
    .getEntriesByName(new URL(pathname, location.href).href, 'resource')
    .filter(({ startTime }) => startTime >= begun) as PerformanceResourceTiming[];
  if (!entry) return 0;
  // A service worker hides the size.
  return entry.encodedBodySize || PAGE_BYTES;
}

function whenIdle(work: () => void): void {
  // Without a deadline, Chromium on a busy machine may not call back before the page changes.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_DEADLINE_MS });
  else work();
}
