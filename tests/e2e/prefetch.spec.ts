import { expect, test } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { connectWith, waitForApp, open, pathOf, recordRequests } from '../support/reader.ts';

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

test('fetches nothing for links that are only in view if the connection is slow', async ({ page }) => {
  const requests = recordRequests(page);
  await open(page, '/config/lib/dts');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await fetchedPages(page, requests)).toEqual([]);
});

test('fetches nothing ahead when Save-Data is on', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
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

test('ignores a failed prefetch', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open(page, '/config/lib/dts');
  await page.route('**/config/lib/format', (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  await formatLink(page).hover();
  await failed;
  await formatLink(page).click();
  await expect(page.locator('main h1')).toHaveText('lib.format');
  expect(errors).toEqual([]);
});

test.describe('a reader who is reading', () => {
  const nextPage = (page: Page) => page.locator('a[rel="next"]');
  const addressOf = async (page: Page) => String(await nextPage(page).getAttribute('href'));

  test('finds the next page already fetched', async ({ page }) => {
    await connectWith(page, '4g');
    const requests = recordRequests(page);
    await page.goto('/config/lib/dts');
    await waitForApp(page);
    const address = await addressOf(page);
    await page.waitForResponse(`**${address}`);
    await nextPage(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-route', address);
    expect(requests.filter((request) => pathOf(request) === address)).toHaveLength(1);
  });

  test('has 60 kB of pages fetched at most', async ({ page }) => {
    await connectWith(page, '4g');
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'fetch' && !/\.\w+$/.test(pathOf(request)))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto('/config/');
    await waitForApp(page);
    await expect.poll(() => sizes.length).toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
    const spent = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(spent).toBeLessThan(60_000);
  });

  test('gets the sidebar entry that the pointer moves toward', async ({ page }) => {
    await connectWith(page, '4g');
    await page.goto('/config/lib/dts');
    const loaded = page.waitForResponse(/\/predict-[\w-]+\.js$/);
    await waitForApp(page);
    await loaded;
    const { x, y, width, height } = (await formatLink(page).boundingBox())!;
    const fetched = page.waitForRequest('**/config/lib/format');
    const nextFrame = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    // A hand takes a moment for each part of the way. This one stops before the link.
    for (let left = 400; left > 40; left -= 40) {
      await page.mouse.move(x + width + left, y + height / 2);
      for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    }
    expect((await fetched).resourceType()).toBe('fetch');
  });

  /** Opens a page and waits until the next one is requested, which is not answered before `release`. */
  async function holdNext(page: Page): Promise<{ address: string; release: () => void }> {
    await connectWith(page, '4g');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.goto('/config/lib/dts');
    await waitForApp(page);
    const address = await addressOf(page);
    await page.route(`**${address}`, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await page.waitForRequest(`**${address}`);
    return { address, release };
  }

  test('stops a request by scrolling', async ({ page }) => {
    const { address } = await holdNext(page);
    const failed = page.waitForEvent('requestfailed');
    await page.mouse.wheel(0, 100);
    expect(pathOf(await failed)).toBe(address);
  });

  test('opens the page that is being requested, even by scrolling after the click', async ({ page }) => {
    const { address, release } = await holdNext(page);
    await nextPage(page).press('Enter');
    await page.mouse.wheel(0, 100);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-route', address);
  });
});
