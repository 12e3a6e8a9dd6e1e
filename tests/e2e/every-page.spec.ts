import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { distDir, routesInApp, routesOf } from '../support/built-site.ts';
import {
  expectFullLoad,
  follow,
  isSameDocument,
  open,
  openWithFonts,
  recordFaults,
  waitForCodeTools,
} from '../support/reader.ts';

/** The tests open every page, so their time limit grows with the site. */
const SECONDS_PER_PAGE = 3;
test.beforeEach(() => test.setTimeout(routesOf(distDir).length * SECONDS_PER_PAGE * 1000));

test('[R15] every route resolves by client navigation without errors', async ({ page }) => {
  const faults = await recordFaults(page);
  const routes = routesOf(distDir);
  const inApp = routesInApp(distDir);
  await open(page, inApp.at(-1) ?? '/');
  const arrive = async (route: string) => {
    await expect(page.locator('html')).toHaveAttribute('data-route', route);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page).toHaveURL(route);
  };
  for (const route of inApp) {
    await follow(page, route);
    await arrive(route);
  }
  expect(await isSameDocument(page)).toBe(true);
  for (const route of routes.filter((one) => !inApp.includes(one))) {
    await expectFullLoad(page, () => follow(page, route));
    await arrive(route);
  }
  expect(faults).toEqual([]);
});

test('a page has the same HTML after a full load and after a client navigation', async ({ page }) => {
  /**
   * Ignores traces of how the page was reached: the focusable heading, React's comment nodes, and the button to the
   * top, whose attributes come in the order of its use.
   */
  const content = () =>
    page
      .locator('#root')
      .evaluate((root) =>
        root.innerHTML.replaceAll(/ tabindex="-1"|<!-- -->|(?<=<button id="scroll-top")[^>]*/g, ''),
      );
  // Which blocks are too wide depends on the font, so both views need the same.
  await openWithFonts(page, '/config/lib/format');
  await open(page, '/config/lib/format');
  await waitForCodeTools(page);
  const loaded = await content();
  await open(page, '/');
  await follow(page, '/config/lib/format');
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/format');
  // The outline updates one frame after the scroll to the top.
  await expect.poll(content).toBe(loaded);
});
