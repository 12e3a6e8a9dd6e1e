import { listen } from '../page/listen.ts';
import { aimedEntry } from './aimed-entry.ts';
import { ALLOWANCE } from '../../model/constants.ts';
import type { FetchAhead } from './allowance.ts';
import { hasFastConnection } from './fast-connection.ts';
import { likelyPages } from './likely-pages.ts';
import { onNavigate } from './navigation-api.ts';
import { linkedPage } from './prefetch.ts';

/** How long a reader has to do nothing. */
const QUIET_MS = 500;
const IDLE_DEADLINE_MS = 3000;

const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

/**
 * Fetches a few pages that readers of this one are likely to open, one at a time, while they do nothing. Anything they do
 * cancels that, unless it is about the page being fetched.
 */
export function startPrediction(fetchAhead: FetchAhead, base: string): void {
  let fetching: string | undefined;
  let round = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function fetchPage(pathname: string, limit: number, options?: RequestInit): Promise<void> {
    if (document.visibilityState !== 'hidden' && hasFastConnection())
      await fetchAhead(pathname, limit, options);
  }

  async function fetchLikely(own: AbortController): Promise<void> {
    for (const pathname of likelyPages(base)) {
      if (round !== own) return;
      fetching = pathname;
      await fetchPage(pathname, ALLOWANCE.likely, { priority: 'low', signal: own.signal });
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
    if (pathname !== undefined) void fetchPage(pathname, ALLOWANCE.aimed);
  }

  onNavigate(({ destination }) => stopRound(new URL(destination.url).pathname));
  listen(ACTIVITY, onActivity, { capture: true, passive: true });
  scheduleRound();
}

function whenIdle(work: () => void): void {
  // Without a deadline, Chromium on a busy machine may not call back before the page changes.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_DEADLINE_MS });
  else work();
}
