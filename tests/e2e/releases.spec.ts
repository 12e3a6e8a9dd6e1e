import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { open } from '../support/reader.ts';

const PAGE = '/config/releases';

test('lists what differs between any two releases, and keeps the choice in the address', async ({ page }) => {
  await open(page, PAGE);
  const compared = page.getByRole('region', { name: 'Compare two releases' });
  await compared.getByLabel('From').selectOption('0.23.2');
  await compared.getByLabel('To').selectOption('1.0.0');
  const differences = compared.getByRole('listitem');
  await expect(differences.filter({ hasText: 'New options' })).toContainText('lib.wasm');
  await expect(differences.filter({ hasText: 'lib.autoExternal' })).toContainText('deprecated');
  await expect(differences.filter({ hasText: 'New flags' })).toContainText('--mode');
  await compared.getByLabel('From').selectOption('1.0.0');
  await compared.getByLabel('To').selectOption('1.0.1');
  await expect(differences.filter({ hasText: 'lib.wasm' })).toHaveText('lib.wasm: type + false');
  await compared.getByLabel('To').selectOption('1.0.0');
  await compared.getByLabel('From').selectOption('0.23.2');
  await expect(page).toHaveURL(`${PAGE}?from=0.23.2&to=1.0.0`);
  await page.reload();
  await expect(compared.getByLabel('From')).toHaveValue('0.23.2');
  await compared.getByLabel('From').selectOption('1.0.0');
  await expect(compared).toContainText('have the same options, flags and exports');
});

test('lists what each release changed without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${PAGE}#v0-22`);
  await expect(page.getByRole('heading', { name: '0.22' })).toBeInViewport();
  await expect(page.getByRole('article')).toContainText('lib.dts.isolated');
  await context.close();
});
