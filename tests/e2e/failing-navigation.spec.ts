import { expect } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import {
  boxOf,
  waitForApp,
  follow,
  holdBack,
  isSameDocument,
  expectFullLoad,
  open,
  recordFaults,
} from '../support/reader.ts';
import { PROGRESS } from '../../src/model/constants.ts';
import { test } from '../support/test.ts';

const FROM = '/blog/introducing-rslib';
const TO = '/config/lib/format';

const expectRoute = (page: Page, route: string) =>
  expect(page.locator('html')).toHaveAttribute('data-route', route);
const heading = (page: Page) => page.locator('main h1');

test.describe('falls back to a full page load for', () => {
  /** Changes the response to the app's own request; the full load gets the real page. */
  async function followWith(page: Page, answer: (route: Route) => Promise<void>) {
    await page.route(`**${TO}`, (route) =>
      route.request().resourceType() === 'fetch' ? answer(route) : route.fallback(),
    );
    await open(page, FROM);
    // Not `q`, which opens the search: Back would close that first, if the app has started by then.
    await expectFullLoad(page, () => follow(page, `${TO}?a=1#part`));
    await expect(heading(page)).toHaveText('lib.format');
    await expect(page).toHaveURL(`${TO}?a=1#part`);
    await page.goBack();
    await expectRoute(page, FROM);
    await expect(heading(page)).toBeVisible();
  }

  test('a server error', ({ page }) => followWith(page, (route) => route.fulfill({ status: 503 })));

  test('a response that is not a page of this site', ({ page }) =>
    followWith(page, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Please log in</p>' })));

  test('a page of a newer build', ({ page }) =>
    followWith(page, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/assets\/entry-[\w-]+\.js/g, 'assets/entry-newer.js');
      await route.fulfill({ response, body });
    }));

  test('a page whose module is gone', async ({ page, pageTypes }) => {
    await page.route(/\/assets\/page-\d+-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    await open(page, `${pageTypes.origin}/react/plain`);
    const link = page.getByRole('main').getByRole('link', { name: 'to the counter' });
    await expectFullLoad(page, () => link.click());
    await expect(page.getByText('Text inside the counter.')).toBeVisible();
  });
});

test('back shows the right page even if the app has not restarted', async ({ page }) => {
  await page.route(`**${TO}`, (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await open(page, FROM);
  await page.route(/start-app/, (route) => route.abort());
  await expectFullLoad(page, () => follow(page, TO));
  await expectRoute(page, TO);
  await page.goBack();
  await expectRoute(page, FROM);
  await expect(page).toHaveURL(FROM);
});

test.describe('offline', () => {
  const notice = (page: Page) => page.getByRole('alert');
  const retry = (page: Page) => notice(page).getByRole('link', { name: 'Retry' });

  test('keeps the page, its URL and the scroll position, and offers a retry', async ({ page, context }) => {
    const faults = await recordFaults(page);
    await open(page, TO);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await context.setOffline(true);
    const link = page.locator('.nav-links').getByRole('link', { name: 'Blog' });
    await link.evaluate((element) => element.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText('The page did not load. Check your connection.');
    await expect(retry(page)).toBeFocused();
    await expect(page).toHaveURL(TO);
    await expectRoute(page, TO);
    expect(await page.evaluate(() => scrollY)).toBe(300);
    // The notice is inside the window and covers nothing of the navbar.
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    const navbar = await boxOf(page, '.navbar');
    expect((await boxOf(page, '.notice')).y).toBeGreaterThan(navbar.y + navbar.height);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(notice(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(retry(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(retry(page)).toBeFocused();

    await context.setOffline(false);
    await page.keyboard.press('Enter');
    await expectRoute(page, '/blog/');
    await expect(page).toHaveURL('/blog/');
    await expect(notice(page)).toHaveCount(0);
    await page.goBack();
    await expectRoute(page, TO);
    expect(await isSameDocument(page)).toBe(true);
    expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  test('keeps the current page when back leads to one that cannot load', async ({ page, context }) => {
    await open(page, FROM);
    await follow(page, TO);
    await expectRoute(page, TO);
    await page.reload();
    await waitForApp(page);
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(TO);
    await expectRoute(page, TO);
    await context.setOffline(false);
    await retry(page).click();
    await expectRoute(page, FROM);
    await expect(page).toHaveURL(FROM);
  });

  test('does not show a page whose module fails to load', async ({ page, context, pageTypes }) => {
    await page.route(/\/assets\/page-\d+-.*\.js$/, async (route) => {
      await context.setOffline(true);
      await route.abort();
    });
    await open(page, `${pageTypes.origin}/react/plain`);
    await page.getByRole('main').getByRole('link', { name: 'to the counter' }).click();
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(`${pageTypes.origin}/react/plain`);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('two clicks', () => {
  test('on two links end on the second page', async ({ page }) => {
    await open(page, FROM);
    const first = await holdBack(page, '**/config/', 'fetch');
    await follow(page, '/config/');
    await first.requested;
    await follow(page, TO);
    await expectRoute(page, TO);
    const late = page.waitForResponse('**/config/');
    first.release();
    await (await late).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expectRoute(page, TO);
    await expect(page).toHaveURL(TO);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('on the same link end on its page', async ({ page }) => {
    await open(page, FROM);
    const slow = await holdBack(page, `**${TO}`, 'fetch');
    await follow(page, TO);
    await slow.requested;
    await page.locator('#test-link').click();
    slow.release();
    await expect(heading(page)).toHaveText('lib.format');
    await expect(page).toHaveURL(TO);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('on a link and then a heading of the current page end on the linked page', async ({ page }) => {
    await open(page, '/config/lib/dts');
    const slow = await holdBack(page, `**${TO}`, 'fetch');
    await follow(page, TO);
    await slow.requested;
    await follow(page, '#overview');
    slow.release();
    await expect(heading(page)).toHaveText('lib.format');
    await expect(page).toHaveURL(`${TO}#overview`);
  });

  test('on a link and then back end on the original page', async ({ page }) => {
    await open(page, FROM);
    const slow = await holdBack(page, `**${TO}`, 'fetch');
    await follow(page, TO);
    await slow.requested;
    await page.goBack();
    await expect(page).toHaveURL(FROM);
    const late = page.waitForResponse(`**${TO}`);
    slow.release();
    await (await late).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expectRoute(page, FROM);
  });
});

test('[S12] a slow page shows the progress bar until it arrives', async ({ page }) => {
  await page.clock.install();
  await open(page, FROM);
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  const slow = await holdBack(page, `**${TO}`, 'fetch');
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page, TO);
  await slow.requested;
  await expect(page).toHaveURL(TO);
  await page.clock.runFor(PROGRESS.showDelayMs - 1);
  await expect(bar).toBeHidden();
  await page.clock.runFor(1);
  await expect(bar).toBeVisible();
  await expect(bar).toHaveAttribute('aria-valuenow', '8');
  expect(await bar.evaluate((element) => element.style.getPropertyValue('--share'))).toBe('0.08');
  await page.clock.resume();
  slow.release();
  await expectRoute(page, TO);
  await expect(bar).toBeHidden();
});

test('[S12] a download during a slow navigation does not leave the progress bar behind', async ({ page }) => {
  await open(page, FROM);
  const slow = await holdBack(page, `**${TO}`, 'fetch');
  await follow(page, TO);
  await expect(page.getByRole('progressbar')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/logo.svg', download: 'logo.svg' });
    document.body.append(link);
    link.click();
  });
  await download;
  slow.release();
  await expectRoute(page, TO);
  await expect(page.getByRole('progressbar')).toBeHidden();
});
