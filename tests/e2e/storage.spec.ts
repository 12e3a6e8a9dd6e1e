import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { follow, open } from '../support/reader.ts';

test('[E9] theme and tab are kept for the next page and the next visit', async ({ page }) => {
  await open(page, '/guide/start/quick-start');
  const root = page.locator('html');
  await page.locator('.theme-switch').click();
  await expect(root).toHaveClass('dark');
  const tab = page.getByRole('tab', { name: 'pnpm' }).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await follow(page, '/config/lib/');
  await expect(root).toHaveAttribute('data-route', '/config/lib/');
  await expect(root).toHaveClass('dark');
  await page.locator('.theme-switch').click();
  await expect(root).toHaveClass('light');
  await page.goto('/guide/start/quick-start');
  await expect(root).toHaveClass('light');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});
