import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import type { Page } from '@playwright/test';
import { open } from '../support/reader.ts';

const PAGE = '/guide/start/quick-start';
const themeSwitch = (page: Page) => page.locator('.theme-switch');
const selectedTabs = (page: Page) =>
  page.locator('.tabs[data-group="package-manager"] [role="tab"][aria-selected="true"]');

test('[S16] a theme chosen in another browser tab applies at once, including automatic', async ({
  page,
  context,
}) => {
  const hidden = await context.newPage();
  await open(hidden, PAGE);
  await page.bringToFront();
  await open(page, PAGE);
  for (const [theme, classes] of [
    ['Dark', 'dark'],
    ['Light', 'light'],
    ['Automatic', ''],
  ] as const) {
    await themeSwitch(page).click();
    await expect(themeSwitch(hidden)).toHaveAccessibleName(`Theme: ${theme}`);
    await expect(hidden.locator('html')).toHaveClass(classes);
  }
});

test('[N7] a tab selected in another browser tab is selected here too', async ({ page, context }) => {
  const hidden = await context.newPage();
  await open(hidden, PAGE);
  await page.bringToFront();
  await open(page, PAGE);
  await expect(selectedTabs(hidden).first()).toHaveText('npm');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(selectedTabs(hidden).first()).toHaveText('pnpm');
  await expect(hidden.getByRole('tabpanel', { name: 'pnpm' }).first()).toBeVisible();
});

test('[S16] [N7] a page restored from the back-forward cache has the newest choices', async ({ page }) => {
  await open(page, PAGE);
  // A tab gets no storage event for its own writes, like a page in that cache.
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('tab:package-manager', 'yarn');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(themeSwitch(page)).toHaveAccessibleName('Theme: Dark');
  await expect(selectedTabs(page).first()).toHaveText('yarn');
});
