import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import type { Page } from '@playwright/test';
import { follow, open, openWithFonts, waitForApp, waitForPaint } from '../support/reader.ts';

const PAGE = '/guide/start/quick-start';
const FONT = /\/assets\/site-(?:text|code)-.*\.woff2$/;

const familiesInUse = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.fonts, ({ family, status }) => `${family} ${status}`).toSorted((a, b) =>
      a.localeCompare(b),
    ),
  );

const widthOfTitle = (page: Page) =>
  page.locator('main h1').evaluate((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    return range.getBoundingClientRect().width;
  });

/** Makes the host as slow to answer as one far away. */
const moveAway = (page: Page) =>
  page.addInitScript(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    Object.defineProperty(load!, 'responseStart', { value: load!.requestStart + 150 });
    const entries = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type) => (type === 'navigation' ? [load!] : entries(type));
  });

test('a host that is near sends the fonts for the first paint of a first visit, and nothing moves', async ({
  page,
}) => {
  await page.goto('/404');
  // A busy browser may be late with them: that visit goes on as one far away.
  await expect(async () => {
    const context = await page.context().browser()!.newContext();
    const visit = await context.newPage();
    await visit.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(globalThis, { shifts: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    try {
      await open(visit, new URL(PAGE, page.url()).href);
      expect(await familiesInUse(visit)).toEqual(['site-code loaded', 'site-text loaded']);
      expect(await visit.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
    } finally {
      await context.close();
    }
  }).toPass();
});

test('far from the host, fonts are fetched after the first paint, and the page under the reader keeps its letters', async ({
  page,
}) => {
  await moveAway(page);
  await open(page, PAGE);
  const width = await widthOfTitle(page);
  await page.waitForFunction(() => localStorage.getItem('fonts') !== null);
  const [painted, requested] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  ]);
  expect(requested).toHaveLength(2);
  expect(Math.min(...requested)).toBeGreaterThan(painted);
  expect(await familiesInUse(page)).toEqual([]);
  expect(await widthOfTitle(page)).toBe(width);
});

test('the next page uses them, also within the document', async ({ page }) => {
  await moveAway(page);
  await openWithFonts(page, PAGE);
  await follow(page, '/config/lib/dts');
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/dts');
  expect(await familiesInUse(page)).toEqual(['site-code loaded', 'site-text loaded']);
});

test('the next document uses them from its first paint, without a request or a layout shift', async ({
  page,
}) => {
  await moveAway(page);
  await openWithFonts(page, PAGE);
  const width = await widthOfTitle(page);
  const shifts: number[] = [];
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A busy browser may read its cache too slowly; that document keeps the system's fonts, like the first.
  await expect(async () => {
    await page.reload();
    await waitForPaint(page);
    await page.mouse.move(2, 2);
    await waitForApp(page);
    shifts.push(...(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)));
    const loads = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ transferSize }) => transferSize),
    );
    expect(loads).toEqual([0, 0]);
    expect(await familiesInUse(page)).toEqual(['site-code loaded', 'site-text loaded']);
    expect(await widthOfTitle(page)).not.toBe(width);
  }).toPass();
  expect(shifts).toEqual([]);
});

test('fonts are not fetched when Save-Data is on', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, PAGE);
  await follow(page, '/config/lib/dts');
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/dts');
  expect(requests.filter((url) => FONT.test(url))).toEqual([]);
});

test('a font that fails to load is tried again by the next document, and nothing is reported', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(FONT, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => FONT.test(request.url()));
  await open(page, PAGE);
  await failed;
  await page.unroute(FONT);
  await openWithFonts(page, PAGE);
  expect(errors).toEqual([]);
});
