import { expect } from '@playwright/test';
import { test } from '../../support/test.ts';
import type { Locator } from '@playwright/test';
import { recordRequests } from '../../support/reader.ts';
import { block as blockScript } from '../../support/search-dialog.ts';
import { PAGE, block, caption, choice, file, openExplorer } from '../../support/explorer.ts';

/** What compares two outputs. */
const COMPARISON = /\/assets\/compare-html-.*\.js$/;

test('shows a comparison in two columns with their names and lines of both files on one row', async ({
  page,
}) => {
  const explorer = await openExplorer(page, `${PAGE}?explore-format=bundle:false,vs:esm%2Btrue`);
  const [left, right] = [explorer.locator('.line.remove').first(), explorer.locator('.line.add').first()];
  const [removed, added] = [(await left.boundingBox())!, (await right.boundingBox())!];
  expect(added.y).toBe(removed.y);
  expect(added.x).toBeGreaterThanOrEqual(removed.x + removed.width);
  await expect(explorer.getByLabel('Compare with')).toHaveValue('0');
  const choiceName = explorer.getByText('format: esm, bundle: false', { exact: true }).last();
  expect(Math.abs((await choiceName.boundingBox())!.x - added.x)).toBeLessThan(120);
  const shared = block(explorer).locator('.line', { hasText: 'export { clampAll };' });
  await expect(shared).toHaveCount(2);
  const [first, second] = [(await shared.first().boundingBox())!, (await shared.last().boundingBox())!];
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
});

for (const width of [390, 1024, 1440])
  test(`the links are at the end of the bar, also in a row of their own, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const bar = (await openExplorer(page, '/')).locator('.compare-bar');
    const ends = await bar.evaluate((element) => {
      const rows = new Map<number, number>();
      for (const link of element.querySelectorAll('a')) {
        const { top, right } = link.getBoundingClientRect();
        rows.set(top, right);
      }
      return [...rows.values()].map((end) => element.getBoundingClientRect().right - end);
    });
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends.map(Math.abs))).toBeLessThanOrEqual(1);
  });

test('stacks a comparison on a phone and shows shared lines once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const explorer = await openExplorer(page, `${PAGE}?explore-format=bundle:false,vs:esm%2Btrue`);
  const removed = (await explorer.locator('.line.remove').first().boundingBox())!;
  const added = (await explorer.locator('.line.add').first().boundingBox())!;
  expect(added.x).toBe(removed.x);
  expect(added.y).toBeGreaterThanOrEqual(removed.y + removed.height);
  await expect(block(explorer).locator('.line:visible', { hasText: 'export { clampAll };' })).toHaveCount(1);
});

test('compares two choices line by line, marked with plus and minus signs', async ({ page }) => {
  const explorer = await openExplorer(page);
  await explorer.getByLabel('Compare with').selectOption('format: esm, bundle: true');
  await expect(caption(explorer)).toContainText('no difference');
  await choice(explorer, 'bundle', 'false').check();
  const added = block(explorer).locator('.line.add');
  const removed = block(explorer).locator('.line.remove');
  await expect(added.first()).toContainText('import { clamp } from "./clamp.js"');
  await expect(removed.first()).toContainText('const clamp');
  const sign = (line: Locator) => line.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await sign(added.first())).toBe('"+"');
  expect(await sign(removed.first())).toBe('"−"');
  await expect(file(explorer, /^\+ dist\/clamp\.js/)).toBeAttached();
  await expect(page.locator('#announcer')).toContainText('1 line added, 1 removed');
  await choice(explorer, 'bundle', 'true').check();
  await expect(added).toHaveCount(0);
});

test('loads what compares with the first comparison, and says so and tries again if it fails', async ({
  page,
}) => {
  const requests = recordRequests(page);
  const asked = () => requests.filter((request) => COMPARISON.test(request.url()));
  const script = await blockScript(page, COMPARISON);
  const explorer = await openExplorer(page);
  await choice(explorer, 'bundle', 'false').check();
  expect(asked()).toEqual([]);
  const select = explorer.getByLabel('Compare with');
  await select.selectOption('format: esm, bundle: true');
  await expect(select).toHaveValue('');
  await expect(page.getByRole('alert')).toContainText('This did not load. Check your connection.');
  await script.unblock();
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(block(explorer).locator('.line.add').first()).toBeVisible();
});
