import { expect } from '@playwright/test';
import type { Page, Request, Route } from '@playwright/test';

/** Helpers for what a reader does in a browser. */

export async function waitForApp(page: Page): Promise<void> {
  await page.locator('html[data-app="ready"]').waitFor();
}

/**
 * Waits for the first paint, because browsers drop keys pressed before it. Uses an observer: when a test has
 * stopped the clock, `performance` lists no paint entries.
 */
export async function waitForPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) =>
        new PerformanceObserver((list, observer) => {
          if (list.getEntriesByName('first-contentful-paint').length === 0) return;
          observer.disconnect();
          resolve(true);
        }).observe({ type: 'paint', buffered: true }),
      ),
  );
}

/**
 * Waits until the page receives keys, which a busy browser drops for a moment longer. Control alone has no
 * effect on a page or its focus rings.
 */
async function waitForKeyboard(page: Page): Promise<void> {
  const listener = await page.evaluateHandle(() => {
    const state = { key: false };
    addEventListener('keydown', () => (state.key = true), { capture: true, once: true });
    return state;
  });
  do await page.keyboard.press('Control');
  while (!(await listener.evaluate(({ key }) => key)));
  await listener.dispose();
}

/** Opens a page and waits until links navigate without a reload. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForPaint(page);
  // Moving the pointer starts the app at once; other tests cover that it also starts by itself.
  await page.mouse.move(1, 1);
  await waitForApp(page);
  await waitForKeyboard(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
}

/** Opens a page and waits until the fonts for the documents after it are in the browser's cache. */
export async function openWithFonts(page: Page, url: string): Promise<void> {
  await open(page, url);
  await page.waitForFunction(() => localStorage.getItem('fonts') !== null);
}

/** Waits until each code block has its tools. They come a few blocks at a time, the first ones first. */
export async function waitForCodeTools(page: Page): Promise<void> {
  await expect(page.locator('.code-tools').first()).toBeAttached();
  await expect(page.locator('main .code:not([data-own-tools], :has(> .code-tools))')).toHaveCount(0);
}

/** Returns whether the page opened with `open` is still the same document. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in globalThis);
}

/** Runs an action and waits for the full page load it must cause. */
export async function expectFullLoad(page: Page, action: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await action();
  await loaded;
}

/** Adds a link to the page and clicks it. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    document.getElementById('test-link')?.remove();
    const link = document.createElement('a');
    link.id = 'test-link';
    link.href = address;
    link.textContent = address;
    document.body.append(link);
  }, href);
  await page.locator('#test-link').click();
}

/**
 * Returns how far the page scrolls sideways. Tries it instead of computing it: with a reserved scroll bar
 * gutter, engines disagree on whether the document's width includes it.
 */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const top = scrollY;
    scrollTo({ left: 10_000, top, behavior: 'instant' });
    const left = Math.round(scrollX);
    scrollTo({ left: 0, top, behavior: 'instant' });
    return left;
  });
}

/** Returns the route of the current page, as its document states it. */
export function shownRoute(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset['route']);
}

/** Records all network requests from now on. */
export function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

export const pathOf = (request: Request) => new URL(request.url()).pathname;

/** Shorter than the time limit of a test, so a failure can say what it was waiting for. */
const REQUESTED_WITHIN_MS = 40_000;

/** Holds back responses to matching requests until they are released. */
export async function holdBack(page: Page, url: string | RegExp, only?: 'fetch' | 'document') {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  let markRequested!: () => void;
  const requested = new Promise<void>((resolve, reject) => {
    markRequested = resolve;
    const giveUp = async () => {
      const root = await page.locator('html').evaluate((html) => html.outerHTML.slice(0, 400));
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name.replace(location.origin, '')),
      );
      reject(
        new Error(
          `Nothing requested ${url}. The page is at ${page.url()}, has loaded ${loaded.join(' ')} and starts with ${root}`,
        ),
      );
    };
    setTimeout(() => void giveUp().catch(reject), REQUESTED_WITHIN_MS).unref();
  });
  // Not every test waits for this promise.
  requested.catch(() => undefined);
  await page.route(url, async (route: Route) => {
    if (only !== undefined && route.request().resourceType() !== only) return route.fallback();
    markRequested();
    await released;
    await route.fallback();
  });
  return { release, requested };
}

/** Chromium's preset for slow 3G: 400 kbit/s both ways, 400 ms latency. */
export const SLOW_3G = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false };

/** Slows the connection down. Every page loads as on a first visit. */
export async function emulateSlow3g(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
}

/** Playwright logs this itself when service workers are blocked. */
const NO_SERVICE_WORKER = 'Service Worker registration blocked by Playwright';

/** Records console errors and warnings, exceptions and policy violations. */
export async function recordFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault && message.text() !== NO_SERVICE_WORKER) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.exposeFunction('reportFault', (text: string) => faults.push(text));
  await page.addInitScript(() => {
    const { reportFault } = globalThis as unknown as { reportFault(text: string): void };
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      reportFault(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return faults;
}

/** Returns the position and size of the first match, which has to be there. */
export async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  expect(box, selector).not.toBeNull();
  return box!;
}
