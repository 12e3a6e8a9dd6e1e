// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageStore } from '../page/page-store.ts';
import type { PageSnapshot } from '../page/page-snapshot.ts';
import type { PageLoader } from './page-loader.ts';
import { likelyPages, startPrediction } from './predict.ts';

const PAGE = `<main>
  <a href="/docs/linked">Linked</a> <a href="#part">Part</a> <a href="/docs/below">Below</a>
  <nav><a href="/docs/before" rel="prev">Before</a> <a href="/docs/after" rel="next">After</a></nav>
</main>`;

const load = vi.fn<PageLoader['load']>();
const loader = { load } as unknown as PageLoader;
const requested = () => load.mock.calls.map(([pathname]) => pathname);

function connect(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

function start() {
  const store = createPageStore({} as PageSnapshot);
  startPrediction({ base: '/docs/', store, loader });
  return store;
}

/** Removes the listeners of earlier tests, which a page would keep until it is closed. */
let listening: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  listening = new AbortController();
  const listen = globalThis.addEventListener.bind(globalThis);
  vi.stubGlobal('addEventListener', (name: string, listener: EventListener, options: object) =>
    listen(name, listener, { ...options, signal: listening.signal }),
  );
  connect({ effectiveType: '4g' });
  history.replaceState(null, '', '/docs/here');
  document.body.innerHTML = PAGE;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = this.textContent === 'Linked' ? 100 : 5000;
    return { top, bottom: top + 20, height: 20 } as DOMRect;
  });
  load.mockReset().mockReturnValue(new Promise(() => undefined));
});
afterEach(() => {
  listening.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

it('expects the next page first, then links in view, then the previous page', () => {
  expect(likelyPages('/docs/')).toEqual(['/docs/after', '/docs/linked', '/docs/before']);
});

it('fetches one page after another while nothing happens', async () => {
  load.mockResolvedValue({} as PageSnapshot);
  start();
  await vi.advanceTimersByTimeAsync(1400);
  expect(requested()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(requested()).toEqual(['/docs/after', '/docs/linked', '/docs/before']);
});

it.each([undefined, { effectiveType: '3g' }, { effectiveType: '4g', saveData: true }])(
  'fetches nothing if the connection is not known to be fast: %j',
  async (connection) => {
    connect(connection);
    start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(requested()).toEqual([]);
  },
);

it('cancels a request when the reader does something, and waits again', async () => {
  start();
  await vi.advanceTimersByTimeAsync(2000);
  const [[, signal] = []] = load.mock.calls;
  expect(signal?.aborted).toBe(false);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  expect(signal?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(1400);
  expect(requested()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(requested()).toHaveLength(2);
});

it('does not cancel the request of the page that the reader opens', async () => {
  start();
  await vi.advanceTimersByTimeAsync(2000);
  const [[, signal] = []] = load.mock.calls;
  document.querySelector('[rel="next"]')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.body.dispatchEvent(new Event('scroll', { bubbles: true }));
  expect(signal?.aborted).toBe(false);
});

it('starts over on the page that is shown next', async () => {
  load.mockResolvedValue({} as PageSnapshot);
  const store = start();
  await vi.advanceTimersByTimeAsync(2500);
  history.replaceState(null, '', '/docs/after');
  document.body.innerHTML = '<main><a href="/docs/last" rel="next">Last</a></main>';
  store.shown();
  await vi.advanceTimersByTimeAsync(2500);
  expect(requested().at(-1)).toBe('/docs/last');
});
