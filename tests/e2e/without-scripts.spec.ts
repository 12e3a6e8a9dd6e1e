import { expect, test } from '@playwright/test';
import { distDir, htmlFilesOf, routesOf } from '../support/built-site.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

test('every page has its text, navigation and sidebar without scripts', async ({ page }) => {
  for (const route of routesOf(distDir)) {
    await page.goto(route);
    await expect(page.locator('main h1')).toBeVisible();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
    await expect(page.locator('.navbar a[href="/config/"]').first()).toBeVisible();
    const isDoc = (await page.locator('html').getAttribute('data-type')) === 'doc';
    const hasSidebar = (await page.locator('html').getAttribute('data-sidebar')) !== null;
    if (isDoc && hasSidebar) await expect(page.locator('.sidebar [aria-current="page"]')).toBeVisible();
  }
});

test('links lead on without scripts, and what needs them is not offered', async ({ page }) => {
  await page.goto('/config/lib/');
  await expect(page.locator('.theme-switch')).toBeHidden();
  await page.locator('.sidebar').getByRole('link', { name: 'lib.format' }).click();
  await expect(page).toHaveURL('/config/lib/format');
  await expect(page.locator('main h1')).toHaveText('lib.format');
});

test('no page of the site leaves its text to scripts', () => {
  for (const { name, html } of htmlFilesOf(distDir)) {
    const main = /<main[^>]*>(?<text>.*)<\/main>/s.exec(html)?.groups?.['text'] ?? '';
    expect([name, /<h1[ >]/.test(main)]).toEqual([name, true]);
  }
});
