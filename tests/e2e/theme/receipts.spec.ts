import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { open } from '../../support/reader.ts';
import { test } from '../../support/sites.ts';

const PAGE = '/guide/basic/configure-rslib';

test('a block that was run has a receipt with its command, result, versions and how to run it again', async ({
  page,
}) => {
  // Axe would read colors in the middle of a fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PAGE);
  const receipt = page.getByRole('button', { name: /^Run with Rslib \d+\.\d+\.\d+$/ }).first();
  await receipt.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'What was run' });
  await expect(details).toBeFocused();
  await expect(details).toContainText('Ran: npx rslib');
  await expect(details.getByRole('row').first()).toContainText(/dist\/\S+\d+ B\d+ B gzip/);
  await expect(details).toContainText(/@rslib\/core \d+\.\d+\.\d+/);
  await expect(details).toContainText('npm run examples -- --page guide/basic/configure-rslib');
  const { violations } = await new AxeBuilder({ page }).include('#receipt').analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(receipt).toBeFocused();
});

test('reports a receipt that fails to load', async ({ page }) => {
  await open(page, PAGE);
  await page.route('**/assets/receipts-*.json', (route) => route.abort());
  await page.locator('.receipt').first().click();
  await expect(page.getByRole('dialog', { name: 'What was run' })).toContainText('cannot be loaded');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a block still shows the version it was run with', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('.code > small').first()).toHaveText(/^Run with Rslib \d+\.\d+\.\d+$/);
  });
});
