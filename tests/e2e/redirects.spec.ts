import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { follow, isSameDocument, open, shownRoute } from '../support/reader.ts';
import { test } from '../support/sites.ts';

const QUERY = '?q=1#part';

test.describe('first load of another spelling', () => {
  async function lands(page: Page, asked: string, path: string) {
    const response = await page.goto(asked + QUERY);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await shownRoute(page)).toBe(path);
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe(QUERY);
  }

  test('[R1] capitals', ({ page }) => lands(page, '/Guide/START/Quick-Start', '/guide/start/quick-start'));

  test('[R2] a trailing slash too much, too many, or missing', async ({ page }) => {
    await lands(page, '/guide/start/quick-start/', '/guide/start/quick-start');
    await lands(page, '/config/lib///', '/config/lib/');
    await lands(page, '/blog', '/blog/');
  });

  test('[R3] .html', ({ page }) => lands(page, '/config/lib/dts.html', '/config/lib/dts'));

  test('[R4] index', async ({ page }) => {
    await lands(page, '/index', '/');
    await lands(page, '/index.html', '/');
    await lands(page, '/config/lib/index', '/config/lib/');
  });

  test('[R5] escapes', ({ page }) => lands(page, '/config%2Flib/%64ts', '/config/lib/dts'));

  test('[R7] a language prefix', async ({ page }) => {
    await lands(page, '/en/guide/start/quick-start', '/guide/start/quick-start');
    await lands(page, '/EN/config/lib/dts.html', '/config/lib/dts');
    await lands(page, '/en', '/');
    await lands(page, '/en/', '/');
  });
});

test.describe('a link with another spelling', () => {
  async function leads(page: Page, asked: string, path: string) {
    await open(page, '/blog/introducing-rslib');
    await follow(page, asked + QUERY);
    await expect(page).toHaveURL(new RegExp(`^http://[^/]+${path}\\?q=1#part$`));
    await expect(page.locator('html')).toHaveAttribute('data-route', path);
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/\/blog\/introducing-rslib$/);
    await expect(page.locator('html')).toHaveAttribute('data-route', '/blog/introducing-rslib');
  }

  test('[R1] capitals', ({ page }) => leads(page, '/Guide/START/Quick-Start', '/guide/start/quick-start'));

  test('[R2] a trailing slash', ({ page }) => leads(page, '/config/lib/dts//', '/config/lib/dts'));

  test('[R3] .html', ({ page }) => leads(page, '/config/lib/dts.html', '/config/lib/dts'));

  test('[R4] index', ({ page }) => leads(page, '/config/lib/index', '/config/lib/'));

  test('[R5] escapes', ({ page }) => leads(page, '/config/lib/%64ts', '/config/lib/dts'));

  test('[R7] a language prefix', ({ page }) =>
    leads(page, '/en/guide/start/quick-start', '/guide/start/quick-start'));
});
