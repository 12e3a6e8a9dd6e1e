import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import type { Page } from '@playwright/test';
import { isSameDocument, open } from '../support/reader.ts';

const LONG = '/config/lib/dts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const sidebarLink = (page: Page, name: string) =>
  page.locator('.sidebar').getByRole('link', { name, exact: true });

/** Goes back like the button of the browser, without expecting a page. */
async function goBackByButton(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory');
  await browser.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]!.id });
}

async function expectRoute(page: Page, route: string) {
  await expect(page.locator('html')).toHaveAttribute('data-route', route);
}

test('back and forward restore the scroll position', async ({ page }) => {
  await open(page, LONG);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await sidebarLink(page, 'lib.format').click();
  await expectRoute(page, '/config/lib/format');
  expect(await scrollTop(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.goBack();
  await expectRoute(page, LONG);
  await expect.poll(() => scrollTop(page)).toBe(1500);
  await page.goForward();
  await expectRoute(page, '/config/lib/format');
  await expect.poll(() => scrollTop(page)).toBe(700);
  expect(await isSameDocument(page)).toBe(true);
});

for (const [what, show, isOpen] of [
  ['the search', (page: Page) => page.keyboard.press('Control+k'), 'dialog.search[open]'],
  ['the menu', (page: Page) => page.locator('.menu-button').click(), '#menu:popover-open'],
  ['the sidebar', (page: Page) => page.locator('.sidebar-button').click(), '#sidebar:popover-open'],
  ['a zoomed image', (page: Page) => page.locator('[data-zoom]').first().click(), 'dialog.zoom[open]'],
] as const)
  test(`[N8] [S11] back closes ${what} and keeps the page; the next back leaves it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/config/lib/dts');
    await page.locator('.neighbors a').last().click();
    await expect(page.locator('html')).not.toHaveAttribute('data-route', '/config/lib/dts');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/guide/advanced/css', id: 'there' });
      link.textContent = 'There';
      document.querySelector('main')!.prepend(link);
    });
    await page.locator('#there').click();
    await expectRoute(page, '/guide/advanced/css');
    await show(page);
    await expect(page.locator(isOpen)).toBeVisible();
    await goBackByButton(page);
    await expect(page.locator(isOpen)).toHaveCount(0);
    await expect(page).toHaveURL('/guide/advanced/css');
    await expectRoute(page, '/guide/advanced/css');
    await page.goBack();
    await expect(page).not.toHaveURL('/guide/advanced/css');
    await expect(page.locator('html')).not.toHaveAttribute('data-route', '/guide/advanced/css');
    expect(await isSameDocument(page)).toBe(true);
  });

test('back returns focus to the link that was followed', async ({ page }) => {
  await open(page, '/config/lib/');
  const link = page.locator('main table').getByRole('link', { name: 'dts' });
  await link.press('Enter');
  await expectRoute(page, LONG);
  await expect(page.locator('main h1')).toBeFocused();
  await page.goBack();
  await expectRoute(page, '/config/lib/');
  await expect(link).toBeFocused();
});

test('a new page starts at the top, focuses its heading and is announced', async ({ page }) => {
  await open(page, LONG);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await sidebarLink(page, 'lib.format').click();
  await expectRoute(page, '/config/lib/format');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('main h1')).toHaveAttribute('tabindex', '-1');
  expect(await scrollTop(page)).toBe(0);
  const announcer = page.getByRole('status').and(page.locator('[aria-live="polite"]'));
  await expect(announcer).toHaveText(await page.title());
});

test('the first page is not announced and takes no focus', async ({ page }) => {
  await open(page, LONG);
  await expect(page.locator('#announcer')).toBeEmpty();
  await expect(page.locator('body')).toBeFocused();
});

/** Expects a heading below the navbar, near the top of the window. */
async function expectAtTop(page: Page, id: string) {
  const top = () => page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(72);
  await expect.poll(top).toBeLessThan(250);
}

test('a hash link scrolls to its heading without a navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, LONG);
  await page.locator('.outline a[href="#several-outputs-with-declarations"]').click();
  await expect(page).toHaveURL(`${LONG}#several-outputs-with-declarations`);
  await expectAtTop(page, 'several-outputs-with-declarations');
  await page.goBack();
  await expect(page).toHaveURL(LONG);
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('a link to a heading on another page scrolls to it and focuses it', async ({ page }) => {
  await open(page, '/config/lib/');
  await page.locator(`main a[href="${LONG}#several-outputs-with-declarations"]`).click();
  await expectRoute(page, LONG);
  await expectAtTop(page, 'several-outputs-with-declarations');
  await expect(page.locator('#several-outputs-with-declarations')).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('a link to the current page scrolls to its top without a reload', async ({ page }) => {
  await open(page, LONG);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await sidebarLink(page, 'lib.dts').click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});
