import { expect } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import {
  waitForApp,
  follow,
  holdBack,
  isSameDocument,
  expectFullLoad,
  open,
  recordFaults,
} from '../support/reader.ts';
import { PROGRESS } from '../../src/model/constants.ts';
import { test } from '../support/sites.ts';

const FROM = '/blog/introducing-rslib';
const TO = '/config/lib/format';

const isShown = (page: Page, route: string) =>
  expect(page.locator('html')).toHaveAttribute('data-route', route);
const heading = (page: Page) => page.locator('main h1');

test.describe('what cannot be shown in place is loaded plainly', () => {
  /** The answer to the app's own request is another one; the plain load gets the page. */
  async function followWith(page: Page, answer: (route: Route) => Promise<void>) {
    await open(page, FROM);
    await page.route(`**${TO}`, (route) =>
      route.request().resourceType() === 'fetch' ? answer(route) : route.fallback(),
    );
    await expectFullLoad(page, () => follow(page, `${TO}?q=1#part`));
    await expect(heading(page)).toHaveText('lib.format');
    await expect(page).toHaveURL(`${TO}?q=1#part`);
    await page.goBack();
    await isShown(page, FROM);
    await expect(heading(page)).toBeVisible();
  }

  test('a server error', ({ page }) => followWith(page, (route) => route.fulfill({ status: 503 })));

  test('a page that says nothing about itself', ({ page }) =>
    followWith(page, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Please log in</p>' })));

  test('a page of a newer build', ({ page }) =>
    followWith(page, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/assets\/entry-[\w-]+\.js/g, 'assets/entry-newer.js');
      await route.fulfill({ response, body });
    }));

  test('a page whose module is gone', async ({ page, pageTypes }) => {
    await open(page, `${pageTypes.origin}/react/plain`);
    await page.route(/\/assets\/page-\d+-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    const link = page.getByRole('main').getByRole('link', { name: 'to the counter' });
    await expectFullLoad(page, () => link.click());
    await expect(page.getByText('Text inside the counter.')).toBeVisible();
  });
});

test('back, before the app is there again, shows the page of the address', async ({ page }) => {
  await open(page, FROM);
  await page.route(`**${TO}`, (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await page.route(/start-app/, (route) => route.abort());
  await expectFullLoad(page, () => follow(page, TO));
  await isShown(page, TO);
  await page.goBack();
  await isShown(page, FROM);
  await expect(page).toHaveURL(FROM);
});

test.describe('where there is no connection', () => {
  const notice = (page: Page) => page.getByRole('alert');
  const retry = (page: Page) => notice(page).getByRole('link', { name: 'Retry' });

  test('the reader keeps the page, its address and their place, and can try again', async ({
    page,
    context,
  }) => {
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
    await isShown(page, TO);
    expect(await page.evaluate(() => scrollY)).toBe(300);
    // It covers the navbar and nothing below.
    const [over, navbar] = await Promise.all(
      [notice(page), page.locator('.navbar')].map((at) => at.boundingBox()),
    );
    expect(over!.height).toBe(navbar!.height);

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
    await isShown(page, '/blog/');
    await expect(page).toHaveURL('/blog/');
    await expect(notice(page)).toHaveCount(0);
    await page.goBack();
    await isShown(page, TO);
    expect(await isSameDocument(page)).toBe(true);
    expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  test('the way back to a page that is not there keeps the one that is', async ({ page, context }) => {
    await open(page, FROM);
    await follow(page, TO);
    await isShown(page, TO);
    await page.reload();
    await waitForApp(page);
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(TO);
    await isShown(page, TO);
    await context.setOffline(false);
    await retry(page).click();
    await isShown(page, FROM);
    await expect(page).toHaveURL(FROM);
  });

  test('a page whose module did not come any more is not shown without it', async ({
    page,
    context,
    pageTypes,
  }) => {
    await open(page, `${pageTypes.origin}/react/plain`);
    await page.route(/\/assets\/page-\d+-.*\.js$/, async (route) => {
      await context.setOffline(true);
      await route.abort();
    });
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
    await isShown(page, TO);
    const late = page.waitForResponse('**/config/');
    first.release();
    await (await late).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await isShown(page, TO);
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

  test('on a link and on a heading of the page still shown end on the page', async ({ page }) => {
    await open(page, '/config/lib/dts');
    const slow = await holdBack(page, `**${TO}`, 'fetch');
    await follow(page, TO);
    await slow.requested;
    await follow(page, '#overview');
    slow.release();
    await expect(heading(page)).toHaveText('lib.format');
    await expect(page).toHaveURL(`${TO}#overview`);
  });

  test('on a link and then back end where the reader was', async ({ page }) => {
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
    await isShown(page, FROM);
  });
});

test('[S12] a slow page shows the progress bar, and its arrival takes it away', async ({ page }) => {
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
  await isShown(page, TO);
  await expect(bar).toBeHidden();
});

test('[S12] the bar goes when a slow page is given up for a download', async ({ page }) => {
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
  await isShown(page, TO);
  await expect(page.getByRole('progressbar')).toBeHidden();
});
