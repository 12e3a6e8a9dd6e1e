import { wantsLittleData } from '../navigate/connection.ts';
import { clickedControl } from '../page/clicked-control.ts';
import { takeInput } from './early-input.ts';
import { expectsTyping, expectTyping, keepTyped, takeTyped } from './early-typing.ts';
import { isSearchKey, SEARCH_BUTTON } from './search-key.ts';

const INTENT = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Starts the app at idle or on the first sign of intent, whichever comes first; on a slow connection only on
 * intent. Clicks on controls and typing for the search are replayed once it is ready. `load` returns what starts it.
 */
export function startWhenWanted(load: () => Promise<() => Promise<void>>): void {
  let started = false;
  let listening: AbortController;
  const missed: HTMLElement[] = [];

  const keepClick = (event: Event) => {
    const control = clickedControl(event);
    if (!control) return;
    event.preventDefault();
    // React may already be listening before it reports ready, and would handle the click a second time.
    event.stopPropagation();
    // The app opens the dialog if the reader still waits for it.
    if (control.matches(SEARCH_BUTTON)) expectTyping();
    else missed.push(control);
    void start();
  };

  const keepKey = (event: KeyboardEvent) => {
    if (keepTyped(event) || !isSearchKey(event)) return;
    event.preventDefault();
    expectTyping();
  };

  async function start(): Promise<void> {
    if (started) return;
    started = true;
    let startApp: (() => Promise<void>) | undefined;
    try {
      startApp = await load();
      await startApp();
    } catch (error) {
      console.error('The app did not start:', error);
    }
    listening.abort();
    for (const control of missed.splice(0)) control.click();
    if (startApp) return;
    started = false;
    // A key or the click on a control tries again. A moving pointer would send request after request.
    listen(['keydown']);
    // Keys are the page's again.
    const typed = takeTyped();
    if (typed === undefined) return;
    import('./reopen-search.ts').then((part) => part.reopenSearch(typed)).catch(() => undefined);
  }

  function startOnIntent(event: Event): void {
    const { type, movementX, movementY } = event as PointerEvent;
    // Browsers report a move without movement when a page appears under a resting pointer.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    void start();
  }

  function listen(intent: readonly string[]): void {
    listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener('click', keepClick, options);
    addEventListener('keydown', keepKey, options);
    for (const name of intent) addEventListener(name, startOnIntent, { ...options, passive: true });
  }

  listen(INTENT);
  if (!wantsLittleData()) whenIdle(() => void start());
  for (const event of takeInput()) {
    if (event.type === 'click') {
      // The browser already follows a link.
      if (!clickedControl(event)?.matches('a')) keepClick(event);
    } else keepKey(event as KeyboardEvent);
  }
  if (expectsTyping()) void start();
}

function whenIdle(start: () => void): void {
  const afterLoad = () =>
    afterFirstPaint(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => start(), { timeout: 3000 });
      else setTimeout(start, 200);
    });
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
}

/**
 * Waits for the first paint, because a busy machine can be idle before it. Without paint timing, idle has to
 * do.
 */
function afterFirstPaint(done: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    done();
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    done();
  }).observe({ type: 'paint', buffered: true });
}
