// A reader with a slow phone: a page with a 4× CPU slowdown, and functions that wait for it to be idle or painted.
import { probe } from './probe.mjs';

export const READER = { width: 1280, height: 800, slowdown: 4 };
const QUIET_MS = 2000;
const LIMIT_MS = 60_000;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ slowdown?: number, serviceWorkers?: 'allow' | 'block' }} [options]
 */
export async function openReader(browser, { slowdown = READER.slowdown, serviceWorkers = 'block' } = {}) {
  const { width, height } = READER;
  const context = await browser.newContext({ viewport: { width, height }, serviceWorkers });
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  await page.addInitScript(probe);
  const session = await context.newCDPSession(page);
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, close: () => context.close() };
}

/** Waits until there has been no traffic and no long task for a while, so the page has finished its own work. */
export async function untilQuiet(page, line) {
  const deadline = performance.now() + LIMIT_MS;
  for (;;) {
    const sinceTask = await page.evaluate(() => {
      const [start, duration] = __bench.tasks.at(-1) ?? [0, 0];
      return performance.now() - start - duration;
    });
    const quiet = Math.min(sinceTask, line.activity().idleMs);
    if (quiet >= QUIET_MS) return;
    if (performance.now() > deadline) throw new Error('The page did not become idle within a minute.');
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS - quiet));
  }
}

let awaitedCount = 0;

/**
 * Records the time of the next click and of the first paint of an element, in milliseconds since the epoch.
 * @param {import('@playwright/test').Page} page
 * @param {{ selector: string, text?: string }} awaited
 * @returns {Promise<() => Promise<{ from: number | null, at: number }>>}
 */
export async function expectPaint(page, { selector, text = '' }) {
  awaitedCount += 1;
  const awaited = { id: awaitedCount, selector, text, from: null };
  await page.evaluate((value) => sessionStorage.setItem('bench-awaited', JSON.stringify(value)), awaited);
  return async () => {
    const deadline = performance.now() + LIMIT_MS;
    for (;;) {
      // A navigation may destroy the document during the call.
      const painted = await page.evaluate(() => __bench.painted).catch(() => undefined);
      if (painted?.id === awaited.id) return painted;
      if (performance.now() > deadline)
        throw new Error(`${selector} with "${text}" was not painted within a minute.`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
}
