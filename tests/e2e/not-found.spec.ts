import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { follow, isSameDocument, open } from '../support/reader.ts';

test('[R6] an unknown URL shows the 404 page with search and a link home', async ({ page }) => {
  const response = page.waitForResponse('/no/such/page');
  await open(page, '/no/such/page');
  expect((await response).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  await expect(page.getByText('PAGE NOT FOUND', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/404');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  await test.step('the search opens', async () => {
    await page.locator('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.locator('.search[open]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.search[open]')).toBeHidden();
  });

  await test.step('the link leaves it without a reload, and back shows it again', async () => {
    const home = page.getByRole('link', { name: 'Take me home' });
    await expect(home).toHaveAttribute('href', '/');
    await home.click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('data-route', '/');
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
    await expect(page).toHaveURL('/no/such/page');
  });
});

test('[R6] the 404 page suggests the pages with the nearest addresses, and nothing moves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page, '/config/lib/umdNames');
    const suggested = page.locator('.suggestions a');
    await expect(suggested.first()).toHaveText('lib.umdName');
    await expect(suggested.first()).toHaveAttribute('href', '/config/lib/umd-name');
    await expect(suggested.last()).toHaveAttribute('href', '/config/lib/');
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
  }
  await page.locator('.suggestions a').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/umd-name');
  await page.goBack();
  await expect(page.locator('.suggestions h2')).toHaveText(['Did you mean']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('[R6] the 404 page still reads', async ({ page }) => {
    await page.goto('/config/lib/umdname-option');
    await expect(page.getByText('PAGE NOT FOUND', { exact: true })).toBeVisible();
    await expect(page.locator('main').getByRole('link')).toHaveText(['Take me home', 'All options']);
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  });
});

test('[R6] a broken link of the site gets suggestions too', async ({ page }) => {
  await open(page, '/blog/');
  await follow(page, '/guide/quickstart');
  await expect(page.locator('.suggestions a').first()).toHaveAttribute('href', '/guide/start/quick-start');
});

test('[R6] a broken link shows the 404 page', async ({ page }) => {
  await open(page, '/blog/');
  await follow(page, '/no/such/page?a=1#x');
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
  await expect(page).toHaveURL('/no/such/page?a=1#x');
});

test('[R5] a malformed escape shows the 404 page, without an exception', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const response = await page.goto('/guide/%E0%A4%A');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
  await open(page, '/blog/');
  await follow(page, '/%zz');
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
  expect(errors).toEqual([]);
});
