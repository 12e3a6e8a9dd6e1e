import { expect, type Locator, type Page } from '@playwright/test';
import { violationsIn } from '../../support/axe.ts';
import { open, waitForCodeTools } from '../../support/reader.ts';
import { block } from '../../support/search-dialog.ts';
import { test } from '../../support/test.ts';

const PAGE = '/guide/basic/configure-rslib';

test('a block that was run has a receipt with its command, result, versions and how to run it again', async ({
  page,
}) => {
  // Axe would read colors in the middle of a fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PAGE);
  const receipt = page.getByRole('button', { name: /^Run with Rslib \d+\.\d+\.\d+: npx rslib/ }).first();
  await receipt.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'What was run' });
  await expect(details).toBeFocused();
  await expect(details).toContainText('Ran: npx rslib');
  await expect(details.getByRole('row').first()).toContainText(/dist\/\S+\d+ B\d+ B gzip/);
  await expect(details).toContainText(/@rslib\/core \d+\.\d+\.\d+/);
  await expect(details).toContainText('npm run examples -- --page guide/basic/configure-rslib');
  expect(await violationsIn(page, '#receipt')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(receipt).toBeFocused();
});

test('the mark of a run has the color that is reserved for it', async ({ page }) => {
  await open(page, PAGE);
  const probe = await page.evaluate(() => {
    const element = document.body.appendChild(document.createElement('i'));
    element.style.color = 'var(--run)';
    const { color } = getComputedStyle(element);
    element.remove();
    return color;
  });
  await expect(page.locator('.receipt').first()).toHaveCSS('color', probe);
});

test('says that a receipt did not load, and tries again', async ({ page }) => {
  const view = await block(page, /\/receipt-view-.*\.js$/);
  await open(page, PAGE);
  const receipt = page.getByRole('button', { name: /^Run with Rslib/ }).first();
  await receipt.click();
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('This did not load. Check your connection.');
  await view.unblock();
  await retry.click();
  await expect(popupOf(page)).toBeFocused();
  await expect(retry).toHaveCount(0);
});

const popupOf = (page: Page) => page.getByRole('dialog', { name: 'What was run' });

test('commands, outputs and listings have a receipt, sources have none', async ({ page }) => {
  await open(page, '/guide/basic/output-structure');
  await waitForCodeTools(page);
  const run = page.locator('main :is(.terminal, .tree[data-receipt])');
  await expect(run.and(page.locator(':not(:has(> .receipt))'))).toHaveCount(0);
  expect(await run.and(page.locator('.terminal')).count()).toBeGreaterThan(1);
  expect(await run.and(page.locator('.tree')).count()).toBeGreaterThan(3);
  const withReceipt = page.locator('.code:not(.terminal):has(> .receipt) > figcaption');
  const without = page.locator('.code:not(.explorer *, :has(> .receipt)) > figcaption');
  for (const title of await withReceipt.allTextContents()) expect(title).toMatch(/^dist\//);
  for (const title of await without.allTextContents()) expect(title).not.toMatch(/^dist\//);
  expect(await withReceipt.count()).toBeGreaterThan(3);
  expect(await without.count()).toBeGreaterThan(3);
});

/** Asserts that a popup touches neither its mark nor the bars, and starts right above or below the mark. */
async function expectBeside(popup: Locator, mark: Locator): Promise<void> {
  await expect(popup).toBeVisible();
  const [box, owner] = [(await popup.boundingBox())!, (await mark.boundingBox())!];
  const { width, height } = popup.page().viewportSize()!;
  const below = box.y - (owner.y + owner.height);
  const above = owner.y - (box.y + box.height);
  expect(Math.max(below, above)).toBeGreaterThanOrEqual(0);
  expect(Math.max(below, above)).toBeLessThanOrEqual(8);
  const bars = await popup
    .page()
    .locator('.navbar, .local-bar')
    .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().bottom));
  expect(box.y).toBeGreaterThanOrEqual(Math.max(...bars));
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  expect(box.width).toBeLessThanOrEqual(576);
}

for (const width of [390, 1440]) {
  test(`a receipt opens beside its mark wherever that is in the window, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 700 });
    // A receipt with so many runs that it never fits.
    await open(page, '/guide/faq/errors');
    const mark = page.locator('.receipt').nth(6);
    for (const top of [180, 400, 640]) {
      await mark.evaluate((element, y) => scrollBy(0, element.getBoundingClientRect().top - y), top);
      await mark.press('Enter');
      await expectBeside(popupOf(page), mark);
      await page.keyboard.press('Escape');
      await expect(popupOf(page)).toBeHidden();
    }
  });
}

test('an open receipt follows its mark, and closes when the mark is out of sight', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PAGE);
  const mark = page.locator('.receipt').first();
  await mark.click();
  await expectBeside(popupOf(page), mark);
  await page.evaluate(() => scrollBy({ top: 60, behavior: 'instant' }));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expectBeside(popupOf(page), mark);
  await page.evaluate(() => scrollBy({ top: 1500, behavior: 'instant' }));
  await expect(popupOf(page)).toBeHidden();
});

test('on paper, a receipt is its words', async ({ page }) => {
  await open(page, PAGE);
  await page.emulateMedia({ media: 'print' });
  const words = await page
    .locator('.receipt')
    .first()
    .evaluate((mark) => getComputedStyle(mark, '::before').content);
  expect(words).toMatch(/^"Run with Rslib \d/);
});

test('reports a receipt that fails to load', async ({ page }) => {
  await page.route('**/assets/receipts-*.json', (route) => route.abort());
  await open(page, PAGE);
  await page.locator('.receipt').first().click();
  await expect(page.getByRole('dialog', { name: 'What was run' })).toContainText('cannot be loaded');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a block still shows the version it was run with', async ({ page }) => {
    await page.goto(PAGE);
    const mark = page.locator('.code > small').first();
    await expect(mark).toHaveText(/^Run with Rslib \d+\.\d+\.\d+$/);
    await expect(mark).toBeVisible();
  });
});
