import { expect } from '@playwright/test';
import { open } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

const PAGE = '/guide/migration/tsup';
const rows = '.filter-list tbody tr';

test('the filter of a long table finds rows by any cell, and keeps the keyword in the address', async ({
  page,
}) => {
  await open(page, PAGE);
  const all = await page.locator(rows).count();
  expect(all).toBeGreaterThan(40);
  const head = page.locator('.filter-list thead th').first();
  const width = await head.evaluate((cell) => cell.getBoundingClientRect().width);
  await page.getByLabel('Filter').fill('output.externals');
  await expect(page.locator('#announcer')).toHaveText(/^\d matches$/);
  await expect(page.locator('#row-external')).toBeVisible();
  expect(await page.locator(`${rows}:visible`).count()).toBeLessThan(10);
  await expect(page).toHaveURL(/\?filter=output\.externals$/);
  expect(await head.evaluate((cell) => cell.getBoundingClientRect().width)).toBeCloseTo(width, 0);
  await page.getByLabel('Filter').fill('nothing like it');
  await expect(page.getByText('No matching row found')).toBeVisible();
  await page.getByLabel('Filter').fill('');
  await expect(page.locator(`${rows}:visible`)).toHaveCount(all);
});

test('an address with a keyword shows the rows that match, and each table of a page has its own', async ({
  page,
}) => {
  await open(page, '/config/rsbuild/defaults?filter-2=experiments');
  const tables = page.locator('.filter-list');
  await expect(tables).toHaveCount(2);
  await expect(tables.nth(1).locator('tbody tr[hidden]').first()).toBeHidden();
  await expect(tables.nth(0).locator('tbody tr[hidden]')).toHaveCount(0);
  await expect(page.getByLabel('Filter').nth(1)).toHaveValue('experiments');
});

test('the address of a row leads to it, by a page load and by a link', async ({ page }) => {
  await open(page, `${PAGE}#row-treeshake`);
  const row = page.locator('#row-treeshake');
  await expect(row).toBeInViewport();
  const plain = await page
    .locator(rows)
    .first()
    .evaluate((one) => getComputedStyle(one).backgroundColor);
  await expect(row).not.toHaveCSS('background-color', plain);
  const other = page.locator('#row-external');
  await other.hover();
  await other.locator('.anchor').click();
  await expect(page).toHaveURL(/#row-external$/);
  await expect(other).not.toHaveCSS('background-color', plain);
  await expect(row).toHaveCSS('background-color', plain);
});

test('a link to a row that the filter hides shows it', async ({ page }) => {
  await open(page, `${PAGE}?filter=minify`);
  await expect(page.locator('#row-external')).toBeHidden();
  await page.evaluate(() => {
    location.hash = 'row-external';
  });
  await expect(page.locator('#row-external')).toBeInViewport();
  await expect(page.getByLabel('Filter')).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a long table is a table, and its rows have their addresses', async ({ page }) => {
    await page.goto(`${PAGE}#row-external`);
    await expect(page.getByLabel('Filter')).toBeHidden();
    await expect(page.locator('#row-external')).toBeInViewport();
  });
});
