import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { sidewaysScroll } from '../../support/reader.ts';
import { test } from '../../support/sites.ts';

const OWN_RULES = '@supports not selector(:popover-open)';

test.use({ javaScriptEnabled: false });

/**
 * No browser here is old enough, so the page is what such a browser makes of it: `popover` means nothing, `:popover-open`
 * matches nothing, and the stylesheet's rules for this case apply.
 */
async function openWithoutPopovers(page: Page, url: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(OWN_RULES);
    expect(html).toContain(' popover="');
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({
      response,
      headers,
      body: html.replace(OWN_RULES, '@supports selector(:popover-open)').replaceAll(/ popover="[a-z]+"/g, ''),
    });
  });
  await page.goto(url);
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  expect(box, selector).not.toBeNull();
  return box!;
};

test('without popovers a phone shows the text first, then the sidebar, and the links of the navbar', async ({
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

test('without popovers sidebar and outline are columns where there is room, and nothing lies on the text', async ({
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

test('without popovers a popup opens under the pointer and stays while the pointer is in it', async ({
  page,
}) => {
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
  // A browser drops keys that are pressed before it has painted the page.
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
