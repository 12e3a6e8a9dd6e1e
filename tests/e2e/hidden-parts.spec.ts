import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { follow, open } from '../support/reader.ts';
import { test } from '../support/test.ts';

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

/** Returns the query that a click on the link would use, without following it. */
function queryOnClick(link: Locator): Promise<string> {
  return link.evaluate((element) => {
    let query = '';
    const readQuery = (event: Event) => {
      query = (element as HTMLAnchorElement).search;
      event.preventDefault();
    };
    element.addEventListener('click', readQuery, { once: true });
    (element as HTMLElement).click();
    return query;
  });
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

test('[R11] the parameters apply while the app runs and follow the URL', async ({ page }) => {
  await open(page, '/config/lib/?sidebar=0');
  await expectHidden(page, ['sidebar']);
  await follow(page, '/config/lib/format?sidebar=1&navbar=0&footer=0');
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/format');
  await expectHidden(page, ['navbar', 'footer']);
  await follow(page, '/config/lib/?navbar=1&footer=1');
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/');
  await expectHidden(page, []);
  await page.goBack();
  await expectHidden(page, ['navbar', 'footer']);
});

test('[R11] hidden parts stay hidden on linked pages', async ({ page }) => {
  await open(page, '/config/lib/');
  // The parameters come with a client navigation; the first page had none.
  await follow(page, '/config/lib/format?navbar=0&footer=0');
  await expectHidden(page, ['navbar', 'footer']);
  const link = page.locator('.sidebar').getByRole('link', { name: 'lib.dts' });
  await expect.poll(() => queryOnClick(link)).toBe('?navbar=0&footer=0');
  await link.click();
  await expect(page).toHaveURL('/config/lib/dts?navbar=0&footer=0');
  await expectHidden(page, ['navbar', 'footer']);
  await expect(link).toHaveAttribute('href', '/config/lib/dts');
});

test('[R11] links keep parts hidden before the app starts', async ({ page }) => {
  await page.route('**/assets/start-app-*', (route) => route.abort());
  await page.goto('/config/lib/?navbar=0');
  const link = page.locator('.sidebar').getByRole('link', { name: 'lib.dts' });
  await expect.poll(() => queryOnClick(link)).toBe('?navbar=0');
  await link.click();
  await expect(page).toHaveURL('/config/lib/dts?navbar=0');
  await expectHidden(page, ['navbar']);
});

test('[R11] without a navbar the local bar is at the top and covers no text', async ({ page, pageTypes }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  for (const address of ['/config/lib/?navbar=0', `${pageTypes.origin}/parts/no-navbar`]) {
    await page.goto(address);
    const bar = (await page.locator('.local-bar').boundingBox())!;
    const text = (await page.locator('main > :first-child').first().boundingBox())!;
    expect([address, bar.y]).toEqual([address, 0]);
    expect(text.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  }
});

test('[R11] without the sidebar the outline is beside the text, not below it', async ({ page }) => {
  await page.goto('/config/lib/?sidebar=0');
  const text = await page.locator('main').boundingBox();
  const outline = await page.locator('.outline').boundingBox();
  expect(outline?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
  expect(outline?.y).toBeLessThan(200);
  expect(text?.width).toBeGreaterThan(600);
});

test('[R11] frontmatter hides the same parts', async ({ page, pageTypes }) => {
  await page.goto(`${pageTypes.origin}/parts/all`);
  await expectHidden(page, []);
  for (const part of Object.keys(PARTS)) {
    await page.goto(`${pageTypes.origin}/parts/no-${part}`);
    await expectHidden(page, [part]);
  }
});

test.describe('global UI components', () => {
  /** Checks only the container; each component decides for itself whether it shows. */
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
