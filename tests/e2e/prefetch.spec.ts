import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import type { Page, Request } from '@playwright/test';
import { waitForApp, open, pathOf, recordRequests } from '../support/reader.ts';

const formatLink = (page: Page) => page.locator('.sidebar').getByRole('link', { name: 'lib.format' });

/** Returns the fetched pages. One last request makes sure that no earlier one is missed. */
async function fetchedPages(page: Page, requests: Request[]): Promise<string[]> {
  await page.evaluate(async () => (await fetch('/logo.svg')).text());
  const fetched = requests.filter((request) => request.resourceType() === 'fetch').map(pathOf);
  return fetched.filter((name) => name !== '/logo.svg');
}

test('fetches a hovered link once and uses it for the click', async ({ page }) => {
  await open(page, '/config/lib/dts');
  const requests = recordRequests(page);
  const fetched = page.waitForResponse('**/config/lib/format');
  await formatLink(page).hover();
  await (await fetched).finished();
  await page.locator('main h1').hover();
  await formatLink(page).click();
  await expect(page.locator('main h1')).toHaveText('lib.format');
  expect(requests.filter((request) => pathOf(request) === '/config/lib/format')).toHaveLength(1);
});

test('fetches a focused link', async ({ page }) => {
  await open(page, '/config/lib/dts');
  const fetched = page.waitForResponse('**/config/lib/format');
  await formatLink(page).focus();
  expect((await fetched).ok()).toBe(true);
});

test('fetches nothing for links that are only in view', async ({ page }) => {
  const requests = recordRequests(page);
  await open(page, '/config/lib/dts');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await fetchedPages(page, requests)).toEqual([]);
});

test('fetches nothing ahead when Save-Data is on', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }),
  );
  await page.goto('/config/lib/dts');
  const requests = recordRequests(page);
  await formatLink(page).hover();
  await waitForApp(page);
  await page.locator('main h1').hover();
  await formatLink(page).hover();
  await formatLink(page).focus();
  expect(await fetchedPages(page, requests)).toEqual([]);
  await formatLink(page).click();
  await expect(page.locator('main h1')).toHaveText('lib.format');
});

test('fetches a dead link once, however often it is hovered, focused and clicked', async ({ page }) => {
  await open(page, '/config/lib/dts');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/gone', id: 'gone' });
    link.textContent = 'Gone';
    document.querySelector('main')!.prepend(link);
  });
  const requests = recordRequests(page);
  const fetched = page.waitForResponse('**/gone');
  await page.locator('#gone').hover();
  await (await fetched).finished();
  await page.locator('main h1').hover();
  await page.locator('#gone').focus();
  await page.locator('#gone').click();
  await expect(page.locator('html')).toHaveAttribute('data-type', '404');
  const asked = requests.filter((request) => pathOf(request) === '/gone');
  expect(asked.map((request) => request.resourceType())).toEqual(['fetch', 'document']);
});

test('ignores a failed prefetch', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route('**/config/lib/format', (route) => route.abort(), { times: 1 });
  await open(page, '/config/lib/dts');
  const failed = page.waitForEvent('requestfailed');
  await formatLink(page).hover();
  await failed;
  await formatLink(page).click();
  await expect(page.locator('main h1')).toHaveText('lib.format');
  expect(errors).toEqual([]);
});
