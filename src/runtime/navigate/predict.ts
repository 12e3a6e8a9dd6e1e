import type { PageStore } from '../page/page-store.ts';
import type { PageLoader } from './page-loader.ts';
import { linkedPage } from './prefetch.ts';

/** Bytes that may be fetched for readers of one page, compressed. */
const BUDGET = 60_000;
/** The part of it for pages that are only likely. The rest is left for the pointer, which knows better. */
const QUIET_BUDGET = BUDGET / 2;
/** A reader who does nothing for this long is reading. */
const QUIET_MS = 1500;
/** How far a moving pointer is followed ahead. */
const AHEAD_MS = 150;
/** Two positions of the pointer that are less apart say little about its direction. */
const SAMPLE_MS = 40;
/** What counts as doing something. Moving the pointer does not. */
const ACTIVITY = ['pointerdown', 'keydown', 'wheel', 'scroll', 'touchstart', 'visibilitychange'];

export interface PredictionParts {
  base: string;
  store: PageStore;
  loader: PageLoader;
}

/**
 * Fetches the pages that a reader probably opens next while nothing else happens: the next one, those that are linked
 * in view, and sidebar entries that the pointer moves toward.
 */
export function startPrediction({ base, store, loader }: PredictionParts): void {
  let spent = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: { pathname: string; abort: AbortController } | undefined;
  /** Pages that were shown or fetched; the loader has them. */
  const known = new Set<string>();
  /** A page that is fetched is probably as long as the longest so far, so the budget is kept. */
  let longest = sizeOf(performance.getEntriesByType('navigation')[0]);

  async function fetchPage(pathname: string, budget: number): Promise<void> {
    if (known.has(pathname) || spent + longest > budget || !isFast()) return;
    running?.abort.abort();
    const own = (running = { pathname, abort: new AbortController() });
    const started = performance.now();
    known.add(pathname);
    try {
      await loader.load(pathname, own.abort.signal);
    } catch {
      known.delete(pathname);
    }
    const { href } = new URL(pathname, location.href);
    const request = performance.getEntriesByName(href).findLast(({ startTime }) => startTime >= started);
    // What an aborted request has transferred is not known.
    const size = sizeOf(request) || longest;
    longest = Math.max(longest, size);
    spent += size;
    if (running !== own) return;
    running = undefined;
    whenIdle(fetchLikely);
  }

  function fetchLikely(): void {
    if (running || document.hidden) return;
    const next = likelyPages(base).find((pathname) => !known.has(pathname));
    if (next !== undefined) void fetchPage(next, QUIET_BUDGET);
  }

  function waitForQuiet(): void {
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(fetchLikely), QUIET_MS);
  }

  function stop({ target }: Event): void {
    // The reader opens this very page, so its request must go on.
    if (running && linkedPage(target, base) !== running.pathname) running.abort.abort();
    running = undefined;
    waitForQuiet();
  }

  function showPage(): void {
    spent = 0;
    known.add(location.pathname);
    waitForQuiet();
  }

  for (const name of ACTIVITY) addEventListener(name, stop, { capture: true, passive: true });
  followPointer((target) => {
    const pathname = target.closest('.sidebar') ? linkedPage(target, base) : undefined;
    if (pathname !== undefined) void fetchPage(pathname, BUDGET);
  });
  store.onShown((isRemainder) => {
    if (!isRemainder) showPage();
  });
  showPage();
}

/** Returns the pages that readers of this page open most often, the most likely first. */
export function likelyPages(base: string): string[] {
  const isInView = (link: Element) => {
    const { top, bottom, height } = link.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  };
  const find = (selector: string) => [...document.querySelectorAll(selector)];
  const links = [
    ...find('a[rel="next"]'),
    ...find('main a[href]').filter(isInView),
    ...find('a[rel="prev"]'),
  ];
  return [...new Set(links.flatMap((link) => linkedPage(link, base) ?? []))];
}

/** Calls back with the element at which a moving mouse pointer will be. */
function followPointer(onHeading: (target: Element) => void): void {
  let last: PointerEvent | undefined;
  const follow = (event: PointerEvent) => {
    const passed = event.timeStamp - (last?.timeStamp ?? -Infinity);
    if (passed < SAMPLE_MS || event.pointerType !== 'mouse') return;
    if (last && passed < AHEAD_MS) {
      const ahead = (now: number, before: number) => now + ((now - before) * AHEAD_MS) / passed;
      const target = document.elementFromPoint(
        ahead(event.clientX, last.clientX),
        ahead(event.clientY, last.clientY),
      );
      if (target) onHeading(target);
    }
    last = event;
  };
  addEventListener('pointermove', follow, { passive: true });
}

/** Only some browsers report their connection. In the others, nothing shows that it is fast. */
function isFast(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.effectiveType === '4g' && connection.saveData !== true;
}

function sizeOf(entry: PerformanceEntry | undefined): number {
  return (entry as PerformanceResourceTiming | undefined)?.encodedBodySize ?? 0;
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work);
}
