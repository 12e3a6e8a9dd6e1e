import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { holdBack, recordFaults } from '../../support/reader.ts';
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
  storeSearches,
  storedSearch,
} from '../../support/search-dialog.ts';
import { test } from '../../support/test.ts';

const IMAGE = '<img src=x onerror=hostile()>';
const UNKNOWN = '<svg onload=zzzzzzzz()>';
const SCRIPT = '</script><script>hostile()</script>';

/** Leaves out failed network requests, which browsers log; everything else is a fault. */
const realFaults = (faults: string[]) =>
  faults.filter((fault) => !fault.startsWith('Failed to load resource'));

/** Expects only text and the dialog's own elements. */
async function expectNoForeignMarkup(page: Page): Promise<void> {
  await expect(dialogOf(page).locator('img, script, em, iframe, [onerror], [style]')).toHaveCount(0);
  await expect(dialogOf(page).locator('a:not([href^="/"])')).toHaveCount(0);
}

test('markup in headings and text of pages is shown as text', async ({ page, searching }) => {
  const faults = await recordFaults(page);
  await openSearch(page, searching.origin);
  await searchFor(page, 'marmot');
  const hit = optionsOf(page).first();
  await expect(hit.locator('.search-item-title')).toHaveText(`Marmot ${IMAGE} ${SCRIPT}`);
  await expect(hit.locator('.search-item-snippet')).toContainText('marmot says <img src=x');
  await expectNoForeignMarkup(page);
  await hit.click();
  await expect(page).toHaveURL(/\/guide\/hostile#/);
  // Stored searches are shown as text too, also in labels.
  await page.keyboard.press('Control+k');
  await expect(optionsOf(page).first()).toContainText(IMAGE);
  await expect(
    dialogOf(page).getByRole('button', { name: `Remove “Marmot ${IMAGE} ${SCRIPT}” from recent searches` }),
  ).toBeVisible();
  await expectNoForeignMarkup(page);
  expect(faults).toEqual([]);
});

test('markup from a hosted index is shown as text, and only pages become links', async ({
  page,
  hostedSite,
  hosts,
}) => {
  const faults = await recordFaults(page);
  await openSearch(page, hostedSite.origin);
  await searchFor(page, 'marmot');
  await expect(optionsOf(page)).toHaveCount(1);
  await expect(optionsOf(page).locator('.search-item-title')).toHaveText(`Hosted marmot ${IMAGE}`);
  await expect(optionsOf(page).locator('.search-item-snippet')).toHaveText(
    `A marmot ${SCRIPT} <em>speaks</em>`,
  );
  await expectNoForeignMarkup(page);
  expect(hosts.first.requests).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('markup in a query stays text, from the URL and typed', async ({ page, searching }) => {
  const faults = await recordFaults(page);
  await page.goto(`${searching.origin}/?q=${encodeURIComponent(IMAGE)}`);
  await expect(inputOf(page)).toHaveValue(IMAGE);
  await fillQuery(page, UNKNOWN);
  await expect(panelOf(page).getByText(`No results for "${UNKNOWN}"`, { exact: true })).toBeVisible();
  await searchFor(page, SCRIPT);
  await expect(inputOf(page)).toHaveValue(SCRIPT);
  await expectNoForeignMarkup(page);
  expect(faults).toEqual([]);
});

test('[E9] ignores a stored search that does not lead to a page of this site', async ({
  page,
  searching,
}) => {
  const urls = [
    'javascript:hostile()',
    ' javascript:hostile()',
    'data:text/html,x',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '',
  ];
  const all = urls.map((url, index) => ({ ...storedSearch(index), url }));
  await storeSearches(page, { recent: [...all, storedSearch(99)], favorites: all });
  await openSearch(page, searching.origin);
  await expect(optionsOf(page)).toHaveText(['Stored 99']);
  await expectNoForeignMarkup(page);
});

test('no state of the dialog violates the content policy', async ({ page, hostedSite, hosts }) => {
  const faults = await recordFaults(page);
  const index = await block(page, INDEX_FILES);
  for (const host of Object.values(hosts)) host.behave({ does: 'die' });
  await storeSearches(page, { recent: [storedSearch(1)], favorites: [storedSearch(2)] });
  await openSearch(page, hostedSite.origin);
  await expect(optionsOf(page)).toHaveCount(2);
  await fillQuery(page, 'lantern');
  await expect(panelOf(page)).toContainText('Unable to fetch results');
  await index.unblock();
  await panelOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panelOf(page)).toContainText('The search service cannot be reached.');
  hosts.first.behave({ does: 'answer' });
  const slow = await holdBack(page, `${hosts.first.origin}/**`);
  await panelOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialogOf(page).locator('[data-status="stalled"]')).toBeVisible();
  slow.release();
  await expect(optionsOf(page).first()).toContainText('Hosted');
  await fillQuery(page, 'zzzzzzzzzz');
  await expect(panelOf(page)).toContainText('No results for');
  await page.keyboard.press('Escape');
  expect(realFaults(faults)).toEqual([]);
  // Make sure the listener itself works.
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => realFaults(faults).length).toBeGreaterThan(0);
});
