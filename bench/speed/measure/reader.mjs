// A reader with a slow phone: a page whose processor is slowed down four times, and what has been painted when.
import { probe } from './probe.mjs';

export const CPU_SLOWDOWN = 4;
const QUIET_MS = 2000;
const LIMIT_MS = 60_000;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ slowdown?: number, serviceWorkers?: 'allow' | 'block' }} [options]
 */
export async function openReader(browser, { slowdown = CPU_SLOWDOWN, serviceWorkers = 'block' } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers });
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  await page.addInitScript(probe);
  const session = await context.newCDPSession(page);
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, close: () => context.close() };
}

/** Nothing on the line and no long task for a while: whatever a page does by itself, it has done. */
export async function untilQuiet(page, line) {
  const deadline = performance.now() + LIMIT_MS;
  for (;;) {
    const sinceTask = await page.evaluate(() => {
      const [start, duration] = __bench.tasks.at(-1) ?? [0, 0];
      return performance.now() - start - duration;
    });
    const quiet = Math.min(sinceTask, line.activity().idleMs);
    if (quiet >= QUIET_MS) return;
    if (performance.now() > deadline) throw new Error('The page does not come to rest within a minute.');
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS - quiet));
  }
}

let awaitedCount = 0;

/**
 * Notes the next click and when something is painted for the first time, in milliseconds since the epoch.
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
      // A navigation may take the document away while it is asked.
      const painted = await page.evaluate(() => __bench.painted).catch(() => undefined);
      if (painted?.id === awaited.id) return painted;
      if (performance.now() > deadline)
        throw new Error(`${selector} with "${text}" was not painted within a minute.`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
}
