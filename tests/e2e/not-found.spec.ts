import { expect, test } from '@playwright/test';
import { follow, isSameDocument, open } from '../support/reader.ts';

test('[R6] an unknown URL shows the 404 page with a link home', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  await expect(page.getByText('PAGE NOT FOUND', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/404');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const home = page.getByRole('link', { name: 'Take me home' });
  await expect(home).toHaveAttribute('href', '/');
  await home.click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('data-route', '/');
});

test('[R6] a link leaves the 404 page without a reload, and back shows it again', async ({ page }) => {
  await open(page, '/no/such/page');
  await page.getByRole('link', { name: 'Take me home' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/');
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
  await expect(page).toHaveURL('/no/such/page');
});

test('[R6] a broken link shows the 404 page', async ({ page }) => {
  await open(page, '/blog/');
  await follow(page, '/no/such/page?q=1#x');
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
  await expect(page).toHaveURL('/no/such/page?q=1#x');
});

test('[R5] a malformed escape shows the 404 page, without an exception', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const response = await page.goto('/guide/%E0%A4%A');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
  await open(page, '/blog/');
  await follow(page, '/%zz');
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
  expect(errors).toEqual([]);
});
