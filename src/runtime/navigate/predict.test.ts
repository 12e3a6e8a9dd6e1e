// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAllowance } from './allowance.ts';
import type { PageSnapshot } from '../page/page-snapshot.ts';
import type { PageLoader } from './page-loader.ts';
import { startPrediction } from './predict.ts';

/** Longer than a reader has to do nothing. */
const QUIET_MS = 2000;

let begun: { pathname: string; signal: AbortSignal | undefined; arrive: () => void }[] = [];
let bytes = 14_000;
let navigation = new EventTarget();
let idle: (work: () => void, options?: IdleRequestOptions) => void;
const listeners: [string, EventListener][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  begun = [];
  bytes = 14_000;
  history.replaceState(null, '', '/here');
  document.body.innerHTML = `<nav class="sidebar"><a id="entry" href="/entry">Entry</a></nav>
    <main>${['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `<a href="/${name}" rel="next">${name}</a>`).join('')}</main>`;
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' }, configurable: true });
  navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  idle = (work) => work();
  vi.stubGlobal('requestIdleCallback', (work: () => void, options?: IdleRequestOptions) =>
    idle(work, options),
  );
  vi.spyOn(performance, 'getEntriesByName').mockImplementation(
    () => [{ startTime: Infinity, encodedBodySize: bytes, workerStart: 0 }] as never,
  );
  const add = globalThis.addEventListener.bind(globalThis);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((name: string, added: unknown) => {
    const listener = added as EventListener;
    listeners.push([name, listener]);
    add(name, listener, true);
  });
  const loader: PageLoader = {
    load: (pathname, options) =>
      new Promise((arrive) =>
        begun.push({
          pathname,
          signal: options?.signal ?? undefined,
          arrive: () => arrive({} as PageSnapshot),
        }),
      ),
    has: () => false,
    keep: () => {},
  };
  startPrediction(createAllowance(loader), '/');
});
afterEach(() => {
  for (const [name, listener] of listeners.splice(0)) removeEventListener(name, listener, true);
  Reflect.deleteProperty(navigator, 'connection');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const names = () => begun.map(({ pathname }) => pathname);
const quiet = () => vi.advanceTimersByTimeAsync(QUIET_MS);

async function arriveAll(): Promise<void> {
  for (let known = 0; known < begun.length; known += 1) {
    begun[known]!.arrive();
    await vi.advanceTimersByTimeAsync(0);
  }
}

it('fetches one page at a time after a moment of quiet, and stops at the budget', async () => {
  expect(names()).toEqual([]);
  await quiet();
  expect(names()).toEqual(['/a']);
  await arriveAll();
  // 3 × 14,000 bytes; the rest is for an entry of the sidebar.
  expect(names()).toEqual(['/a', '/b', '/c']);
});

it('fetches fewer pages if they are larger, and starts from zero on the next page', async () => {
  bytes = 25_000;
  await quiet();
  await arriveAll();
  expect(names()).toEqual(['/a', '/b']);
  history.replaceState(null, '', '/a');
  dispatchEvent(new Event('scroll'));
  await quiet();
  expect(names().slice(2)).toEqual(['/b']);
});

it.each(['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'])(
  'stops on %s, and starts again after a moment of quiet',
  async (name) => {
    await quiet();
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    expect(begun[0]?.signal?.aborted).toBe(true);
    begun[0]?.arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual(['/a']);
    await quiet();
    expect(names()).toHaveLength(2);
  },
);

it('fetches nothing if the reader does something before the browser is idle', async () => {
  let becomeIdle!: () => void;
  idle = (work) => (becomeIdle = work);
  await quiet();
  dispatchEvent(new Event('scroll'));
  becomeIdle();
  expect(names()).toEqual([]);
});

it('does not wait for an idle browser forever', async () => {
  idle = (work, options) => void (options?.timeout && setTimeout(work, options.timeout));
  await quiet();
  expect(names()).toEqual([]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(names()).toEqual(['/a']);
});

it('keeps fetching the page whose link the reader points at', async () => {
  await quiet();
  document.querySelector('[href="/a"]')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(begun[0]?.signal?.aborted).toBe(false);
});

it('keeps fetching the page that is opened by other means, and fetches no others meanwhile', async () => {
  await quiet();
  navigation.dispatchEvent(
    Object.assign(new Event('navigate'), { destination: { url: new URL('/a', location.href).href } }),
  );
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
  expect(begun[0]?.signal?.aborted).toBe(false);
  begun[0]?.arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(names()).toEqual(['/a']);
});

it('fetches the entry of the sidebar that a mouse moves toward, even after the likely pages', async () => {
  document.elementFromPoint = () => document.getElementById('entry');
  const move = { pointerType: 'mouse', clientX: 260, clientY: 100, movementX: -20, movementY: 0 };
  const moveMouse = () =>
    document.body.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), move));
  await quiet();
  await arriveAll();
  moveMouse();
  expect(begun.at(-1)).toMatchObject({ pathname: '/entry', signal: undefined });
  await arriveAll();
  document.getElementById('entry')!.setAttribute('href', '/other');
  moveMouse();
  expect(names()).toEqual(['/a', '/b', '/c', '/entry']);
});

it('fetches no more entries of the sidebar at the same time than fit into the budget', () => {
  const entry = document.getElementById('entry')!;
  document.elementFromPoint = () => entry;
  const move = { pointerType: 'mouse', clientX: 260, clientY: 100, movementX: -20, movementY: -5 };
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    entry.setAttribute('href', `/${name}`);
    document.body.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), move));
  }
  expect(names()).toEqual(['/one', '/two', '/three']);
});

it.each([{ effectiveType: '4g', saveData: true }, { effectiveType: '3g' }])(
  'fetches nothing on %j',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    await quiet();
    expect(names()).toEqual([]);
  },
);

it('fetches nothing in a tab that nobody sees', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await quiet();
  expect(names()).toEqual([]);
});
