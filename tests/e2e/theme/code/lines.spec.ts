import { expect } from '@playwright/test';
import { isSameDocument, open } from '../../../support/reader.ts';
import { block } from '../../../support/search-dialog.ts';
import { test } from '../../../support/test.ts';

test('a link to lines marks them and scrolls to them, also in a folded block', async ({
  page,
  furniture,
}) => {
  await open(page, `${furniture.origin}/guide/parts#long.ts-L50-L52`);
  const linked = page.locator('.line.linked');
  await expect(linked).toHaveText([/value50 /, /value51 /, /value52 /]);
  await expect(linked.first()).toBeInViewport();
  await page.evaluate(() => (location.hash = '#short.ts-L2'));
  await expect(linked).toHaveText([/const second/]);
});

test('a link to lines on another page marks them and scrolls to them', async ({ page, furniture }) => {
  await open(page, `${furniture.origin}/guide/`);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/guide/parts#long.ts-L50';
    document.body.append(link);
    link.click();
  });
  await expect(page.locator('.line.linked')).toHaveText([/value50 /]);
  await expect(page.locator('.line.linked')).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('going back to linked lines restores the scroll position', async ({ page, furniture }) => {
  await open(page, `${furniture.origin}/guide/parts#long.ts-L50`);
  await expect(page.locator('.line.linked')).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('.sidebar').getByRole('link', { name: 'Guide' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/parts');
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('clicks on and before lines link to them, and selections do not', async ({ page, furniture }) => {
  await open(page, `${furniture.origin}/guide/parts`);

  await test.step('a click on a line number links to it, and Shift+click links to a range', async () => {
    const lines = page.locator('.code', { hasText: 'short.ts' }).locator('.line');
    await lines.nth(1).click({ position: { x: 20, y: 8 } });
    await expect(page).toHaveURL(/#short\.ts-L2$/);
    await lines.nth(3).click({ position: { x: 20, y: 8 }, modifiers: ['Shift'] });
    await expect(page).toHaveURL(/#short\.ts-L2-L4$/);
    await expect(page.locator('.line.linked')).toHaveCount(3);
  });

  await test.step('a click before a line links to it, also without numbers, and a click on its text does not', async () => {
    const box = page.locator('.code', { hasText: 'long.ts' }).locator('pre');
    const lineHeight = await box.evaluate((pre) => Number.parseFloat(getComputedStyle(pre).lineHeight));
    const secondLine = 14 + lineHeight * 1.5;
    await box.click({ position: { x: 60, y: secondLine } });
    await box.click({ position: { x: 20, y: secondLine } });
    await box.click({ position: { x: 8, y: secondLine + lineHeight } });
    await expect(page).toHaveURL(/#long\.ts-L3$/);
    await expect(page.locator('.line.linked')).toHaveText(/value3 /);
    expect(await page.evaluate(() => getSelection()?.type)).not.toBe('Range');
  });

  await test.step('a selection that ends before a line does not link to it', async () => {
    const box = page.locator('.code', { hasText: 'long.ts' }).locator('pre');
    await box.scrollIntoViewIfNeeded();
    const { x, y } = (await box.boundingBox())!;
    await page.mouse.click(x + 6, y + 115);
    await expect(page).toHaveURL(/#long\.ts-L5$/);
    await page.mouse.move(x + 100, y + 70);
    await page.mouse.down();
    await page.mouse.move(x + 6, y + 25, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.type)).toBe('Range');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(page.url()).toMatch(/#long\.ts-L5$/);
  });
});

test('says that what links to a line did not load, and tries again', async ({ page, furniture }) => {
  const view = await block(page, /\/line-view-.*\.js$/);
  await open(page, `${furniture.origin}/guide/parts`);
  const lines = page.locator('.code', { hasText: 'short.ts' }).locator('.line');
  await lines.nth(1).click({ position: { x: 20, y: 8 } });
  await expect(page.getByRole('alert')).toContainText('This did not load. Check your connection.');
  await view.unblock();
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(/#short\.ts-L2$/);
});

test('a highlighted line reaches the edge of a block without a title bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/guide/solution/command-line');
  const line = page.locator('.line.highlight', { hasText: 'import { version }' });
  await line.scrollIntoViewIfNeeded();
  const { y, end, edge } = await line.evaluate((element) => {
    const { top, right } = element.getBoundingClientRect();
    return { y: top + 4, end: right, edge: element.closest('pre')!.getBoundingClientRect().right };
  });
  expect(edge - end).toBeGreaterThan(20);
  const colorAt = (x: number) => page.screenshot({ clip: { x, y, width: 4, height: 4 } });
  expect(await colorAt(edge - 8)).toEqual(await colorAt(end - 8));
});
