import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { follow, open } from '../support/reader.ts';
import { test } from '../support/sites.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const PARTS = {
  navbar: ['.navbar'],
  sidebar: ['.sidebar'],
  outline: ['.outline'],
  footer: ['.doc-footer', '.site-footer'],
};

async function expectHidden(page: Page, hidden: string[]) {
  for (const [part, selectors] of Object.entries(PARTS)) {
    for (const selector of selectors)
      await expect(page.locator(selector)).toBeVisible({ visible: !hidden.includes(part) });
  }
}

test('[R11] each parameter hides its part before any script file has run', async ({ page }) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/config/lib/');
  await expectHidden(page, []);
  for (const part of Object.keys(PARTS)) {
    await page.goto(`/config/lib/?${part}=0`);
    await expect(page.locator('html')).toHaveAttribute('data-hide', part);
    await expectHidden(page, [part]);
  }
  await page.goto('/config/lib/?navbar=0&sidebar=0&outline=0&footer=0');
  await expectHidden(page, Object.keys(PARTS));
  await expect(page.locator('main h1')).toBeVisible();
});

test('[R11] the parameters hold while the app runs, and follow the address', async ({ page }) => {
  await open(page, '/config/lib/?sidebar=0');
  await expectHidden(page, ['sidebar']);
  await follow(page, '/config/lib/format?navbar=0&footer=0');
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/format');
  await expectHidden(page, ['navbar', 'footer']);
  await follow(page, '/config/lib/');
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/');
  await expectHidden(page, []);
  await page.goBack();
  await expectHidden(page, ['navbar', 'footer']);
});

test('[R11] without the sidebar the outline stands beside the text, not below it', async ({ page }) => {
  await page.goto('/config/lib/?sidebar=0');
  const text = await page.locator('main').boundingBox();
  const outline = await page.locator('.outline').boundingBox();
  expect(outline?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
  expect(outline?.y).toBeLessThan(200);
  expect(text?.width).toBeGreaterThan(600);
});

test('[R11] frontmatter leaves the same parts out', async ({ page, pageTypes }) => {
  await page.goto(`${pageTypes.origin}/parts/all`);
  await expectHidden(page, []);
  for (const part of Object.keys(PARTS)) {
    await page.goto(`${pageTypes.origin}/parts/no-${part}`);
    await expectHidden(page, [part]);
  }
});

test.describe('global UI components', () => {
  /** Where they stand; whether one is shown is its own business. */
  const isOff = (page: Page) =>
    page.locator('.global-ui').evaluate((element) => getComputedStyle(element).display === 'none');

  test('[R12] are switched off by the address, before any script file has run', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/config/lib/?globalUIComponents=0');
    expect(await isOff(page)).toBe(true);
    await page.goto('/config/lib/');
    expect(await isOff(page)).toBe(false);
  });

  test('[R12] are switched off by frontmatter, and on again by the next page', async ({
    page,
    pageTypes,
  }) => {
    await open(page, `${pageTypes.origin}/parts/no-global-ui`);
    expect(await isOff(page)).toBe(true);
    await page.getByRole('link', { name: 'All parts' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-route', '/parts/all');
    expect(await isOff(page)).toBe(false);
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('data-route', '/parts/no-global-ui');
    expect(await isOff(page)).toBe(true);
  });
});
