import { expect } from '@playwright/test';
import { test } from '../../support/test.ts';
import type { Page } from '@playwright/test';
import {
  PAGE,
  choice,
  code,
  explorerOf,
  file,
  openExplorer,
  scrollToExplorer,
} from '../../support/explorer.ts';
import { follow, holdBack, open, waitForApp } from '../../support/reader.ts';

test('keeps its state in the URL and restores it after a reload', async ({ page }) => {
  const explorer = await openExplorer(page);
  await choice(explorer, 'format', 'cjs').check();
  await choice(explorer, 'bundle', 'false').check();
  await explorer.getByText('src/clamp.ts').click();
  await explorer.getByLabel('Compare with').selectOption('format: esm, bundle: true');
  const address = `${PAGE}?explore-format=format:cjs,bundle:false,vs:esm%2Btrue,file:src/clamp.ts`;
  await expect(page).toHaveURL(address);
  await page.reload();
  await waitForApp(page);
  await scrollToExplorer(page);
  await expect(choice(explorer, 'format', 'cjs')).toBeChecked();
  await expect(choice(explorer, 'bundle', 'false')).toBeChecked();
  await expect(explorer.getByLabel('Compare with')).toHaveValue('0');
  await expect(file(explorer, /src\/clamp\.ts$/)).toBeChecked();
  await expect(page).toHaveURL(address);
});

test('shows the state in a link, also on a page visited before', async ({ page }) => {
  await openExplorer(page);
  await follow(page, '/config/lib/');
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/');
  await follow(page, `${PAGE}?explore-format=format:umd`);
  await expect(page.locator('html')).toHaveAttribute('data-route', PAGE);
  const explorer = await scrollToExplorer(page);
  await expect(choice(explorer, 'format', 'umd')).toBeChecked();
  await expect(code(explorer)).toContainText('ClampKit');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/');
  await follow(page, PAGE);
  await scrollToExplorer(page);
  await expect(choice(explorer, 'format', 'esm')).toBeChecked();
});

test.describe('a link to a choice', () => {
  const LINK = `${PAGE}?explore-format=format:cjs`;
  const place = (page: Page) => page.evaluate(() => scrollY);

  test('scrolls to its explorer on a first load and after a click, and only once', async ({ page }) => {
    await open(page, LINK);
    const explorer = explorerOf(page);
    await explorer.locator('[data-ready]').waitFor();
    await expect(explorer.locator('.explorer-choices')).toBeInViewport();
    await expect(choice(explorer, 'format', 'cjs')).toBeChecked();
    await page.evaluate(() => scrollTo(0, 0));
    await page.reload();
    await waitForApp(page);
    await explorer.locator('[data-ready]').waitFor();
    expect(await place(page)).toBe(0);
    const other = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'lib.bundle' });
    await other.click();
    await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/bundle');
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('data-route', PAGE);
    await explorer.locator('[data-ready]').waitFor();
    expect(await place(page)).toBe(0);
    await other.click();
    await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/bundle');
    await follow(page, LINK);
    await expect(explorer.locator('.explorer-choices')).toBeInViewport();
  });

  test('leaves the scroll position to a hash', async ({ page }) => {
    // Even a hash without a target says that the link is not about the explorer.
    await open(page, `${LINK}#nowhere`);
    await explorerOf(page).locator('[data-ready]').waitFor();
    expect(await place(page)).toBe(0);
    await follow(page, '/config/lib/');
    await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/');
    await follow(page, `${LINK}#related`);
    await expect(page.locator('#related')).toBeInViewport();
    await explorerOf(page).locator('[data-ready]').waitFor();
    await expect(explorerOf(page)).not.toBeInViewport();
  });
});

test('shows the default again when a link to the page interrupts another navigation', async ({ page }) => {
  const explorer = await openExplorer(page, `${PAGE}?explore-format=format:cjs`);
  await expect(choice(explorer, 'format', 'cjs')).toBeChecked();
  const sidebar = page.getByRole('navigation', { name: 'Pages' });
  const next = await holdBack(page, '**/config/lib/bundle', 'fetch');
  await sidebar.getByRole('link', { name: 'lib.bundle', exact: true }).click();
  await next.requested;
  await sidebar.getByRole('link', { name: 'lib.format', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await explorer.scrollIntoViewIfNeeded();
  await expect(choice(explorer, 'format', 'esm')).toBeChecked();
});
