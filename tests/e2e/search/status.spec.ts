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
import { test } from '../../support/search-sites.ts';

const bar = (page: Page) => dialogOf(page).locator('.search-bar');
const hasStatus = (page: Page, status: string) => expect(bar(page)).toHaveAttribute('data-status', status);
const signMoves = (page: Page) =>
  dialogOf(page)
    .locator('.search-sign')
    .evaluate((sign) => getComputedStyle(sign).animationName !== 'none');

test('[S1] [K5] idle, loading, stalled after 300 ms with a style of its own, idle again with the answer', async ({
  page,
  hostedAlone,
  hosts,
}) => {
  const slow = await holdBack(page, `${hosts.first.origin}/**`);
  await page.clock.install();
  await openSearch(page, hostedAlone.origin);
  await hasStatus(page, 'idle');
  await page.clock.pauseAt(Date.now() + 60_000);
  await fillQuery(page, 'lantern');
  await hasStatus(page, 'loading');
  await slow.requested;
  await page.clock.runFor(SEARCH.stallMs - 1);
  await hasStatus(page, 'loading');
  await expect(panelOf(page)).toHaveText('Loading…');
  expect(await signMoves(page)).toBe(false);
  await page.clock.runFor(1);
  await hasStatus(page, 'stalled');
  await expect(panelOf(page)).toHaveText('Still looking…');
  await expect(statusOf(page)).toHaveText('Still looking…');
  expect(await signMoves(page)).toBe(true);
  slow.release();
  await hasStatus(page, 'idle');
  await expect(optionsOf(page).first()).toContainText('Hosted lantern');
  expect(await signMoves(page)).toBe(false);
});

test('[S1] [X1] the embedded index cannot be had: the error screen, until trying again brings it', async ({
  page,
  searching,
}) => {
  const network = await block(page, INDEX_FILES);
  await openSearch(page, searching.origin);
  await fillQuery(page, 'lantern');
  await hasStatus(page, 'error');
  const screen = panelOf(page).locator('[data-screen="error"]');
  await expect(screen.getByText('Unable to fetch results', { exact: true })).toBeVisible();
  await expect(
    screen.getByText('You might want to check your network connection.', { exact: true }),
  ).toBeVisible();
  await expect(statusOf(page)).toHaveText(
    'Unable to fetch results. You might want to check your network connection.',
  );
  await expect(inputOf(page)).toHaveAttribute('aria-expanded', 'false');
  // A second try would join the first one while that lasts.
  const failed = page.waitForEvent('requestfailed', (request) => INDEX_FILES.test(request.url()));
  await screen.getByRole('button', { name: 'Try again' }).click();
  await failed;
  await hasStatus(page, 'error');
  await network.unblock();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect(optionsOf(page).first()).toContainText('Lantern');
  await expect(inputOf(page)).toBeFocused();
  await hasStatus(page, 'idle');
  await expect(screen).toHaveCount(0);
});

test('[S1] with titles alone the dialog answers what it can, and trying again brings the rest', async ({
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

for (const [path, title, help, retry] of [
  ['', 'Unable to fetch results', 'You might want to check your network connection.', 'Try again'],
  ['zh/guide/', '无法获取结果', '你可能需要检查你的网络连接', '重试'],
] as const) {
  test(`[S1] [X1] all hosts are down and there is no other index: ${title}`, async ({
    page,
    hostedAlone,
    hosts,
  }) => {
    for (const host of Object.values(hosts)) host.behave({ does: 'die' });
    // A first visit leads to the reader's own language.
    await open(page, hostedAlone.origin);
    await openSearch(page, `${hostedAlone.origin}/${path}`);
    await fillQuery(page, 'lantern');
    await expect(panelOf(page).getByText(title, { exact: true })).toBeVisible();
    await expect(panelOf(page).getByText(help, { exact: true })).toBeVisible();
    for (const host of Object.values(hosts)) host.behave({ does: 'answer' });
    await panelOf(page).getByRole('button', { name: retry }).click();
    await expect(optionsOf(page).first()).toContainText('Hosted lantern');
    await hasStatus(page, 'idle');
  });
}

test('[S1] an error goes with the query, and the next query asks anew', async ({
  page,
  hostedAlone,
  hosts,
}) => {
  for (const host of Object.values(hosts)) host.behave({ does: 'fail', status: 500, body: {} });
  await openSearch(page, hostedAlone.origin);
  await fillQuery(page, 'lantern');
  await hasStatus(page, 'error');
  await dialogOf(page).getByRole('button', { name: 'Clear the query' }).click();
  await hasStatus(page, 'idle');
  await expect(panelOf(page)).toHaveText('No recent searches');
  hosts.first.behave({ does: 'answer' });
  await searchFor(page, 'amber');
  await expect(optionsOf(page)).toHaveCount(1);
});

test('[S1] an answer that comes too late does not replace a newer one', async ({
  page,
  hostedAlone,
  hosts,
}) => {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const isLate = (request: Request) => request.postData()?.includes('amber') ?? false;
  await page.route(`${hosts.first.origin}/**`, async (route) => {
    if (isLate(route.request())) await released;
    await route.fallback();
  });
  await openSearch(page, hostedAlone.origin);
  const asked = page.waitForRequest(isLate);
  const late = page.waitForResponse((response) => isLate(response.request()));
  await fillQuery(page, 'amber');
  await asked;
  await searchFor(page, 'size');
  release();
  await (await late).finished();
  await expect(optionsOf(page)).toHaveCount(1);
  await expect(optionsOf(page)).toContainText('Hosted lantern.size');
});
