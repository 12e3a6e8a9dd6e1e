import { expect } from '@playwright/test';
import { test } from '../../support/test.ts';
import type { Page } from '@playwright/test';
import { FEEDBACK } from '../../../src/model/constants.ts';
import { open } from '../../support/reader.ts';

const COPY = 'Copy as Markdown';
const openMenu = (page: Page) => page.getByRole('button', { name: 'Copy page' }).click();

test('copies the page as Markdown and confirms it for a while', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, '/config/lib/');
  await openMenu(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: COPY }).click();
  await expect(page.getByRole('link', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '# lib\n\n`lib` is the list of outputs',
  );
  await page.clock.runFor(FEEDBACK.copiedMs);
  await expect(page.getByRole('link', { name: COPY })).toBeVisible();
  await expect(page).toHaveURL('/config/lib/');
});

test('opens the Markdown file when the clipboard fails', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    }),
  );
  await open(page, '/config/lib/');
  await openMenu(page);
  await page.getByRole('link', { name: COPY }).click();
  await expect(page).toHaveURL('/config/lib/index.md');
  await expect(page.locator('body')).toContainText('# lib');
});

test('the menu is beside the title and its second entry opens the Markdown file', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/config/lib/dts');
  const title = (await page.locator('h1').boundingBox())!;
  const button = (await page.getByRole('button', { name: 'Copy page' }).boundingBox())!;
  expect(button.y).toBeGreaterThanOrEqual(title.y);
  expect(button.y + button.height).toBeLessThanOrEqual(title.y + title.height);
  await openMenu(page);
  await page.getByRole('link', { name: 'View as Markdown' }).click();
  await expect(page).toHaveURL('/config/lib/dts.md');
});

for (const width of [390, 1024])
  test(`each entry of the menu fits on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/config/lib/dts');
    await openMenu(page);
    const entries = page.locator('#page-menu a');
    await expect(entries.first()).toBeVisible();
    const lines = await entries.evaluateAll((all) =>
      all.map((entry) => {
        const text = document.createRange();
        text.selectNodeContents(entry);
        return text.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1]);
    await expect(page.locator('#page-menu')).toBeInViewport({ ratio: 1 });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const name of [COPY, 'View as Markdown'])
    test(`"${name}" opens the Markdown file`, async ({ page }) => {
      await page.goto('/config/lib/dts');
      await openMenu(page);
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL('/config/lib/dts.md');
      await expect(page.locator('body')).toContainText('# lib.dts');
    });
});
