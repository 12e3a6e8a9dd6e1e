import { wantsLittleData } from '../navigate/connection.ts';
import { clickedControl } from '../page/clicked-control.ts';
import { takeInput } from './early-input.ts';
import { expectsTyping, expectTyping, keepTyped } from './early-typing.ts';
import { isSearchKey, SEARCH_BUTTON } from './search-key.ts';

const INTENT = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Starts the app at idle or on the first sign of intent, whichever comes first; on a slow connection only on
 * intent. Clicks on controls and typing for the search are replayed once it is ready.
 */
export function startWhenWanted(load: () => Promise<void>): void {
  let started = false;
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
    start();
  };

  const keepKey = (event: KeyboardEvent) => {
    if (keepTyped(event) || !isSearchKey(event)) return;
    event.preventDefault();
    expectTyping();
  };

  function start(): void {
    if (started) return;
    started = true;
    for (const name of INTENT) removeEventListener(name, startOnIntent, true);
    load()
      .catch((error: unknown) => console.error('The app did not start:', error))
      .finally(() => {
        removeEventListener('click', keepClick, true);
        removeEventListener('keydown', keepKey, true);
        for (const control of missed) control.click();
      });
  }

  function startOnIntent(event: Event): void {
    const { type, movementX, movementY } = event as PointerEvent;
    // Browsers report a move without movement when a page appears under a resting pointer.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    start();
  }

  addEventListener('click', keepClick, true);
  addEventListener('keydown', keepKey, true);
  for (const name of INTENT) addEventListener(name, startOnIntent, { capture: true, passive: true });
  if (!wantsLittleData()) whenIdle(start);
  for (const event of takeInput()) {
    if (event.type === 'click') {
      // The browser already follows a link.
      if (!clickedControl(event)?.matches('a')) keepClick(event);
    } else keepKey(event as KeyboardEvent);
  }
  if (expectsTyping()) start();
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
