import type { Page, Request, Route } from '@playwright/test';

/** What a reader's browser does, in words. */

export async function appIsReady(page: Page): Promise<void> {
  await page.locator('html[data-app="ready"]').waitFor();
}

/**
 * A browser drops keys that are pressed before it has painted the page. Observed, not asked for: where a test has stopped
 * the clock, `performance` knows of no paint.
 */
export async function isPainted(page: Page): Promise<void> {
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

/** A busy browser drops keys for a moment longer. Control alone means nothing to a page, nor to its focus rings. */
async function keysArrive(page: Page): Promise<void> {
  const hears = await page.evaluateHandle(() => {
    const state = { key: false };
    addEventListener('keydown', () => (state.key = true), { capture: true, once: true });
    return state;
  });
  do await page.keyboard.press('Control');
  while (!(await hears.evaluate(({ key }) => key)));
  await hears.dispose();
}

/** Opens a page and waits until links are followed without a reload. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await isPainted(page);
  // A sign of intent starts the app at once; that it also starts by itself is tested where that is meant.
  await page.mouse.move(1, 1);
  await appIsReady(page);
  await keysArrive(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
}

/** Whether the page that `open` opened was left by following links alone. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in globalThis);
}

/** Does something that must end in a whole new document. */
export async function loadsPlainly(page: Page, action: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await action();
  await loaded;
}

/** Puts a link onto the page that its author did not think of, and clicks it. */
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
 * How far the page can be moved sideways. Tried, not computed: with a scroll bar's place kept free, engines disagree
 * on whether the width of the document counts it.
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

/** The route of the page that is shown, as its document states it. */
export function shownRoute(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset['route']);
}

/** Everything asked of the network from now on. */
export function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

export const pathOf = (request: Request) => new URL(request.url()).pathname;

/** Before a test ends for lack of time: what was waited for has to be told. */
const ASKED_WITHIN_MS = 40_000;

/** Keeps the answers to matching requests back until they are released. */
export async function holdBack(page: Page, url: string | RegExp, only?: 'fetch' | 'document') {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  let noticed!: () => void;
  const asked = new Promise<void>((resolve, reject) => {
    noticed = resolve;
    const giveUp = async () => {
      const root = await page.locator('html').evaluate((html) => html.outerHTML.slice(0, 400));
      reject(new Error(`Nobody asked for ${url}; the page is at ${page.url()} and begins ${root}`));
    };
    setTimeout(() => void giveUp().catch(reject), ASKED_WITHIN_MS).unref();
  });
  // Not every test waits for it.
  asked.catch(() => undefined);
  await page.route(url, async (route: Route) => {
    if (only !== undefined && route.request().resourceType() !== only) return route.fallback();
    noticed();
    await released;
    await route.fallback();
  });
  return { release, asked };
}

/** What Playwright itself says in a page where they are switched off. */
const NO_SERVICE_WORKER = 'Service Worker registration blocked by Playwright';

/** Everything that a console or a policy complained about. */
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
