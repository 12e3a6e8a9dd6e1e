import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { withoutPopovers } from '../../support/no-popover.ts';
import { boxOf, holdBack, sidewaysScroll } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

async function openWithoutPopovers(page: Page, url: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await withoutPopovers(page);
  await page.goto(url);
}

test.use({ javaScriptEnabled: false });

test('without popovers a phone shows the text first, then the sidebar, with the links of the navbar on top', async ({
  page,
}) => {
  await openWithoutPopovers(page, '/config/lib/dts', 390);
  for (const part of ['#menu', '#family', '#outline', '.local-bar', '.menu-button'])
    await expect(page.locator(part)).toBeHidden();
  await expect(page.locator('h1')).toBeInViewport();
  await expect(page.locator('.navbar .nav-links').getByRole('link', { name: 'Blog' })).toBeInViewport();
  const main = await boxOf(page, '#main');
  const sidebar = await boxOf(page, '#sidebar');
  expect(sidebar.y).toBeGreaterThanOrEqual(main.y + main.height);
  expect(sidebar.width).toBeGreaterThan(300);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.locator('#sidebar').getByRole('link', { name: 'lib.format' }).click();
  await expect(page).toHaveURL('/config/lib/format');
});

test('without popovers sidebar and outline are columns on wide screens, and nothing covers the text', async ({
  page,
}) => {
  await openWithoutPopovers(page, '/config/lib/dts', 1440);
  const [sidebar, main, outline] = [
    await boxOf(page, '#sidebar'),
    await boxOf(page, '#main'),
    await boxOf(page, '#outline'),
  ];
  expect(sidebar.x + sidebar.width).toBeLessThanOrEqual(main.x);
  expect(main.x + main.width).toBeLessThanOrEqual(outline.x);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(page.locator('#outline')).toBeHidden();
  await expect(page.locator('#sidebar')).toBeInViewport();
  for (const part of ['#menu', '#family']) await expect(page.locator(part)).toBeHidden();
});

test('without popovers a popup opens on hover and stays open while hovered', async ({ page }) => {
  await openWithoutPopovers(page, '/config/lib/dts', 1440);
  const family = page.locator('#family');
  await page.locator('.family-button').hover();
  await expect(family).toBeVisible();
  await expect(family).toHaveCSS('opacity', '1');
  await family.getByRole('link').first().hover();
  await expect(family).toBeVisible();
  await page.locator('h1').hover();
  await expect(family).toBeHidden();
});

test('without popovers a dropdown of the navbar opens by keyboard', async ({ page, furniture }) => {
  await openWithoutPopovers(page, `${furniture.origin}/guide/long`, 1440);
  // Browsers drop keys pressed before the first paint.
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(paints).toBe(1);
  const menu = page.locator('.navbar .nav-links .nav-menu').first();
  await expect(menu.locator('.dropdown')).toBeHidden();
  await menu.locator('button').focus();
  await expect(menu.locator('.dropdown')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await expect(menu.locator('.dropdown')).toBeVisible();
});

test('without popovers nothing covers the text while the fallback styles load', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await withoutPopovers(page);
  const rules = await holdBack(page, /\/assets\/rare-/);
  await page.goto('/config/lib/dts', { waitUntil: 'commit' });
  await rules.requested;
  await expect(page.locator('h1')).toBeInViewport();
  for (const part of ['#menu', '#family', '#sidebar', '#outline', '#tooltip'])
    await expect(page.locator(part)).toBeHidden();
  rules.release();
  await expect(page.locator('.menu-button')).toBeHidden();
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('without popovers the fallback styles load before the app', async ({ page }) => {
    await openWithoutPopovers(page, '/config/lib/dts', 390);
    for (const part of ['#menu', '#family', '#outline', '.local-bar', '.menu-button'])
      await expect(page.locator(part)).toBeHidden();
    // How many links fit beside the buttons depends on fonts; the row scrolls to the rest.
    const links = page.locator('.navbar .nav-links').getByRole('link');
    await expect(links.first()).toBeInViewport();
    await links.last().scrollIntoViewIfNeeded();
    await expect(links.last()).toBeInViewport();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
