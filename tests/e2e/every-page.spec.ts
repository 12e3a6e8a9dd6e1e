import { expect, test } from '@playwright/test';
import { distDir, routesOf } from '../support/built-site.ts';
import { follow, isSameDocument, open, recordFaults } from '../support/reader.ts';

/** Every page of the real site, as the server really sends it: with its policy. */
const routes = routesOf(distDir);
/** They open page after page: the time grows with the site. */
const SECONDS_A_PAGE = 3;
test.beforeEach(() => test.setTimeout(routes.length * SECONDS_A_PAGE * 1000));

test('[R15] every route resolves by client navigation, without a complaint', async ({ page }) => {
  const faults = await recordFaults(page);
  await open(page, routes.at(-1) ?? '/');
  for (const route of routes) {
    await follow(page, route);
    await expect(page.locator('html')).toHaveAttribute('data-route', route);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page).toHaveURL(route);
  }
  expect(await isSameDocument(page)).toBe(true);
  expect(faults).toEqual([]);
});

test('a page looks the same whether it was loaded or a link led there', async ({ page }) => {
  /** What marks the way is not part of the page: the focused heading, and what the app put there at its start. */
  const content = () =>
    page.locator('#root').evaluate((root) => root.innerHTML.replaceAll(/ tabindex="-1"|<!-- -->/g, ''));
  await open(page, '/config/lib/format');
  const loaded = await content();
  await open(page, '/');
  await follow(page, '/config/lib/format');
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/format');
  // The outline hears of the way to the top of the page with the next picture.
  await expect.poll(content).toBe(loaded);
});
