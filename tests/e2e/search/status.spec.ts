import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { SEARCH } from '../../../src/model/constants.ts';
import { holdBack, open } from '../../support/reader.ts';
import {
  fillQuery,
  block,
  dialogOf,
  searchFor,
  INDEX_FILES,
  inputOf,
  openSearch,
  optionsOf,
  panelOf,
  statusOf,
} from '../../support/search-dialog.ts';
import { test } from '../../support/test.ts';

const bar = (page: Page) => dialogOf(page).locator('.search-bar');
const expectStatus = (page: Page, status: string) => expect(bar(page)).toHaveAttribute('data-status', status);
const isSignAnimated = (page: Page) =>
  dialogOf(page)
    .locator('.search-sign')
    .evaluate((sign) => getComputedStyle(sign).animationName !== 'none');

test('[S1] [K5] goes from idle to loading, to stalled after 300 ms, and back to idle with the answer', async ({
  page,
  hostedAlone,
  hosts,
}) => {
  const slow = await holdBack(page, `${hosts.first.origin}/**`);
  await page.clock.install();
  await openSearch(page, hostedAlone.origin);
  await expectStatus(page, 'idle');
  await page.clock.pauseAt(Date.now() + 60_000);
  await fillQuery(page, 'lantern');
  await expectStatus(page, 'loading');
  await slow.requested;
  await page.clock.runFor(SEARCH.stallMs - 1);
  await expectStatus(page, 'loading');
  await expect(panelOf(page)).toHaveText('Loading…');
  expect(await isSignAnimated(page)).toBe(false);
  await page.clock.runFor(1);
  await expectStatus(page, 'stalled');
  await expect(panelOf(page)).toHaveText('Still looking…');
  await expect(statusOf(page)).toHaveText('Still looking…');
  expect(await isSignAnimated(page)).toBe(true);
  slow.release();
  await expectStatus(page, 'idle');
  await expect(optionsOf(page).first()).toContainText('Hosted lantern');
  expect(await isSignAnimated(page)).toBe(false);
});

test('[S1] [X1] shows the error screen when the embedded index fails to load, and recovers on retry', async ({
  page,
  searching,
}) => {
  const network = await block(page, INDEX_FILES);
  await openSearch(page, searching.origin);
  await fillQuery(page, 'lantern');
  await expectStatus(page, 'error');
  const screen = panelOf(page).locator('[data-screen="error"]');
  await expect(screen.getByText('Unable to fetch results', { exact: true })).toBeVisible();
  await expect(
    screen.getByText('You might want to check your network connection.', { exact: true }),
  ).toBeVisible();
  await expect(statusOf(page)).toHaveText(
    'Unable to fetch results. You might want to check your network connection.',
  );
  await expect(inputOf(page)).toHaveAttribute('aria-expanded', 'false');
  // A second attempt would join the first one while it is running.
  const failed = page.waitForEvent('requestfailed', (request) => INDEX_FILES.test(request.url()));
  await screen.getByRole('button', { name: 'Try again' }).click();
  await failed;
  await expectStatus(page, 'error');
  await network.unblock();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect(optionsOf(page).first()).toContainText('Lantern');
  await expect(inputOf(page)).toBeFocused();
  await expectStatus(page, 'idle');
  await expect(screen).toHaveCount(0);
});

test('[S1] answers from titles when the text index fails to load, and a retry finds the rest', async ({
  page,
  searching,
}) => {
  const network = await block(page, /\/assets\/search-text-.*\.json$/);
  await openSearch(page, searching.origin);
  await searchFor(page, 'lantern');
  await fillQuery(page, 'quokka');
  await expect(panelOf(page)).toContainText('Unable to fetch results');
  await network.unblock();
  await panelOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(optionsOf(page)).toHaveCount(1);
  await expect(optionsOf(page)).toContainText('Long text');
});

test('[S1] answers names when the headings fail to load, and a retry finds the rest', async ({
  page,
  searching,
}) => {
  const network = await block(page, /\/assets\/search-headings-.*\.json$/);
  await openSearch(page, searching.origin);
  await searchFor(page, 'lantern');
  await expect(optionsOf(page)).toHaveCount(2);
  await fillQuery(page, 'kettle');
  await expect(panelOf(page)).toContainText('Unable to fetch results');
  await network.unblock();
  await panelOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(optionsOf(page).first()).toContainText('Kettle');
});

for (const [path, title, help, retry] of [
  ['', 'Unable to fetch results', 'You might want to check your network connection.', 'Try again'],
  ['zh/guide/', '无法获取结果', '你可能需要检查你的网络连接', '重试'],
] as const) {
  test(`[S1] [X1] with all hosts down and no fallback the dialog says: ${title}`, async ({
    page,
    hostedAlone,
    hosts,
  }) => {
    for (const host of Object.values(hosts)) host.behave({ does: 'die' });
    // The first visit may redirect to the reader's language.
    await open(page, hostedAlone.origin);
    await openSearch(page, `${hostedAlone.origin}/${path}`);
    await fillQuery(page, 'lantern');
    await expect(panelOf(page).getByText(title, { exact: true })).toBeVisible();
    await expect(panelOf(page).getByText(help, { exact: true })).toBeVisible();
    for (const host of Object.values(hosts)) host.behave({ does: 'answer' });
    await panelOf(page).getByRole('button', { name: retry }).click();
    await expect(optionsOf(page).first()).toContainText('Hosted lantern');
    await expectStatus(page, 'idle');
  });
}

test('[S1] clearing the query clears the error, and the next query works', async ({
  page,
  hostedAlone,
  hosts,
}) => {
  for (const host of Object.values(hosts)) host.behave({ does: 'fail', status: 500, body: {} });
  await openSearch(page, hostedAlone.origin);
  await fillQuery(page, 'lantern');
  await expectStatus(page, 'error');
  await dialogOf(page).getByRole('button', { name: 'Clear the query' }).click();
  await expectStatus(page, 'idle');
  await expect(panelOf(page)).toHaveText('No recent searches');
  hosts.first.behave({ does: 'answer' });
  await searchFor(page, 'amber');
  await expect(optionsOf(page)).toHaveCount(1);
});

test('[S1] a late answer does not replace a newer one', async ({ page, hostedAlone, hosts }) => {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const isLate = (request: Request) => request.postData()?.includes('amber') ?? false;
  await page.route(`${hosts.first.origin}/**`, async (route) => {
    if (isLate(route.request())) await released;
    await route.fallback();
  });
  await openSearch(page, hostedAlone.origin);
  const requested = page.waitForRequest(isLate);
  const late = page.waitForResponse((response) => isLate(response.request()));
  await fillQuery(page, 'amber');
  await requested;
  await searchFor(page, 'size');
  release();
  await (await late).finished();
  await expect(optionsOf(page)).toHaveCount(1);
  await expect(optionsOf(page)).toContainText('Hosted lantern.size');
});
