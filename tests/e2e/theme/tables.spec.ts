import { expect } from '@playwright/test';
import { open } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

const PAGE = '/guide/basic/output-structure';

test('a table is as wide as the text, and its numbers have equal widths', async ({ page }) => {
  await open(page, PAGE);
  const widths = await page.locator('.prose').evaluate((prose) => ({
    prose: prose.getBoundingClientRect().width,
    tables: [...prose.querySelectorAll('table')].map((table) => table.getBoundingClientRect().width),
  }));
  expect(widths.tables.length).toBeGreaterThan(0);
  for (const width of widths.tables) expect(width).toBeCloseTo(widths.prose, 0);
  await expect(page.locator('table').first()).toHaveCSS('font-variant-numeric', 'tabular-nums');
});

test('a wide table scrolls in its own box and fades where there is more', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, PAGE);
  const box = page.locator('.table').first();
  const state = () =>
    box.evaluate(async (element) => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const { scrollWidth, clientWidth } = element;
      return { isCut: scrollWidth > clientWidth, maskPosition: getComputedStyle(element).maskPosition };
    });
  const before = await state();
  expect(before.isCut).toBe(true);
  await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  expect((await state()).maskPosition).not.toBe(before.maskPosition);
  const pageOverflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(pageOverflow)).toBeLessThanOrEqual(0);
});

test('notes in a third column are several words wide on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/config/rsbuild/plugins');
  const note = await page.locator('td:nth-child(3)').first().boundingBox();
  expect(note?.width).toBeGreaterThanOrEqual(12 * 15);
});

test('labels in a first column are several words wide on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/config/rsbuild/plugins');
  const cells = await page
    .locator('.prose tr > :first-child')
    .evaluateAll((all) =>
      all.map(
        (cell) => cell.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(cell).fontSize),
      ),
    );
  expect(cells.length).toBeGreaterThan(5);
  expect(Math.min(...cells)).toBeGreaterThanOrEqual(8.5);
});
