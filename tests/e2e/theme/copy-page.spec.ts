import { expect, test } from '@playwright/test';
import { FEEDBACK } from '../../../src/model/constants.ts';
import { open } from '../../support/reader.ts';

const LABEL = 'Copy page as Markdown';

test('copies the page as Markdown and confirms it for a while', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, '/config/lib/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: LABEL }).click();
  await expect(page.getByRole('link', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '# lib\n\n`lib` is the list of outputs',
  );
  await page.clock.runFor(FEEDBACK.copiedMs);
  await expect(page.getByRole('link', { name: LABEL })).toBeVisible();
  await expect(page).toHaveURL('/config/lib/');
});

test('opens the Markdown file when the clipboard fails', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    }),
  );
  await open(page, '/config/lib/');
  await page.getByRole('link', { name: LABEL }).click();
  await expect(page).toHaveURL('/config/lib/index.md');
  await expect(page.locator('body')).toContainText('# lib');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the link opens the Markdown file', async ({ page }) => {
    await page.goto('/config/lib/dts');
    await page.getByRole('link', { name: LABEL }).click();
    await expect(page).toHaveURL('/config/lib/dts.md');
    await expect(page.locator('body')).toContainText('# lib.dts');
  });
});
