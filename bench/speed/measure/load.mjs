import { openBarePage } from './bare-page.mjs';
import { probe } from './probe.mjs';
import { openReader, READER, untilQuiet } from './reader.mjs';

/**
 * Measures a first visit on the slow connection. Bytes to first paint include everything that had arrived by then, whether
 * it was needed or not.
 * @param {{ browser: import('@playwright/test').Browser, site: Awaited<ReturnType<typeof import('../serve.mjs').serve>>, page: { route: string } }} on
 */
export async function measureLoad({ browser, site, page: { route } }) {
  const page = await openBarePage(browser, { ...READER, onEveryDocument: probe });
  try {
    site.line.setNarrow(true);
    site.line.log.length = 0;
    await page.goto(site.origin + route);
    await untilQuiet(page, site.line);
    const seen = await page.evaluate(() => ({
      fcp: __bench.fcp,
      lcp: __bench.lcp,
      cls: __bench.cls,
      tasks: __bench.tasks,
      origin: performance.timeOrigin,
      appAt: performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/start-app-'))
        ?.responseEnd,
    }));
    const blocking = (tasks) => tasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
    const afterPaint = seen.tasks.filter(([start, duration]) => start + duration > seen.fcp);
    const paintedAt = seen.origin + seen.fcp;
    const arrived = site.line.log.filter(({ at }) => at <= paintedAt);
    return {
      bytesToFirstPaint: arrived.reduce((sum, { bytes }) => sum + bytes, 0),
      fcp: seen.fcp,
      lcp: seen.lcp,
      tbt: blocking(afterPaint),
      ...(seen.appAt !== undefined && {
        tbtBeforeApp: blocking(afterPaint.filter(([start]) => start < seen.appAt)),
      }),
      cls: seen.cls,
    };
  } finally {
    await page.close();
  }
}

/** Counts all bytes of a first visit, including requests of a service worker, at full speed. */
export async function measureBytes({ browser, site, page: { route } }) {
  const { page, close } = await openReader(browser, { slowdown: 1, serviceWorkers: 'allow' });
  try {
    site.line.setNarrow(false);
    site.sent.length = 0;
    await page.goto(site.origin + route);
    await untilQuiet(page, site.line);
    const missing = site.sent.filter(({ status, path }) => status === 404 && path !== '/favicon.ico');
    if (missing.length > 0) throw new Error(`Not found: ${missing.map(({ path }) => path).join(', ')}`);
    const sum = (sent) => sent.reduce((total, { bytes }) => total + bytes, 0);
    return {
      bytes: sum(site.sent),
      bytesWithoutAhead: sum(site.sent.filter(({ isAhead }) => !isAhead)),
      requests: site.sent.length,
    };
  } finally {
    await close();
  }
}
