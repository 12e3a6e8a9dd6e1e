import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  block,
  dialogOf,
  fillQuery,
  INDEX_FILES,
  openSearch,
  optionsOf,
  panelOf,
  searchFor,
  storeSearches,
  storedSearches,
  waitForTextIndex,
} from '../../support/search-dialog.ts';
import { test } from '../../support/test.ts';

test('is as tall as its content, from empty to results, no results and failure, and stays where it is', async ({
  page,
  searching,
}) => {
  const places: number[] = [];
  /** Returns what the panel has left below its last element. */
  const voidOf = async () => {
    places.push((await dialogOf(page).boundingBox())!.y);
    return panelOf(page).evaluate((panel) => {
      const last = panel.lastElementChild!.getBoundingClientRect().bottom;
      return panel.scrollHeight > panel.clientHeight ? 0 : panel.getBoundingClientRect().bottom - last;
    });
  };
  await openSearch(page, searching.origin);
  await expect(panelOf(page)).toHaveText('No recent searches');
  expect(await voidOf()).toBeLessThan(16);
  await searchFor(page, 'lantern');
  expect(await voidOf()).toBeLessThan(16);
  expect((await dialogOf(page).boundingBox())!.height).toBeLessThanOrEqual(640);
  await fillQuery(page, 'zzzzzzzz');
  await expect(panelOf(page)).toContainText('No results for');
  expect(await voidOf()).toBeLessThan(16);
  await storeSearches(page, { recent: storedSearches(2) });
  await block(page, INDEX_FILES);
  await openSearch(page, searching.origin);
  await expect(optionsOf(page)).toHaveCount(2);
  expect(await voidOf()).toBeLessThan(16);
  await fillQuery(page, 'lantern');
  await expect(panelOf(page)).toContainText('Unable to fetch results');
  expect(await voidOf()).toBeLessThan(16);
  expect(new Set(places).size).toBe(1);
});

test('dims the gutter of the scrollbar like the page', async ({ page, searching }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await openSearch(page, searching.origin);
    const { width, height } = page.viewportSize()!;
    // The gutter is as wide as a scrollbar; the page beside it is empty at the bottom.
    const clip = { x: width - 40, y: height - 8, width: 40, height: 4 };
    const colors = await colorsOf(page, await page.screenshot({ clip }));
    expect(colors, colorScheme).toHaveLength(1);
  }
});

/** Returns the different colors of a screenshot, without differences of one step that rounding makes. */
function colorsOf(page: Page, image: Buffer): Promise<string[]> {
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height).data;
    const colors: number[][] = [];
    for (let at = 0; at < pixels.length; at += 4) {
      const color = Array.from(pixels.subarray(at, at + 3));
      const isKnown = colors.some((known) =>
        known.every((part, index) => Math.abs(part - color[index]!) <= 1),
      );
      if (!isKnown) colors.push(color);
    }
    return colors.map((color) => color.join(' '));
  }, image.toString('base64'));
}

test('marks each result with its kind, and the selected one with the key that opens it', async ({
  page,
  searching,
}) => {
  await openSearch(page, searching.origin);
  await waitForTextIndex(page);
  await searchFor(page, 'lantern size');
  const signs = (index: number) =>
    optionsOf(page)
      .nth(index)
      .locator('[data-sign]')
      .evaluateAll((all) => all.map((sign) => sign.getAttribute('data-sign')));
  expect(await signs(0)).toEqual(['option', 'enter']);
  await page.keyboard.press('ArrowDown');
  expect(await signs(0)).toEqual(['option']);
  expect((await signs(1)).at(-1)).toBe('enter');
});

test('[X4] offers the start pages of the site below the message, and arrows reach them', async ({ page }) => {
  await openSearch(page, '/config/lib/format');
  await expect(panelOf(page).getByText('No recent searches', { exact: true })).toBeVisible();
  const start = dialogOf(page).getByRole('group', { name: 'Good places to start' }).getByRole('option');
  await expect(start.first()).toHaveAttribute('href', '/guide/start/quick-start');
  await expect(start.first().locator('.search-item-title')).toHaveText('Quick start');
  expect(await start.count()).toBeGreaterThan(3);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/basic\/configure-rslib$/);
});

test('[X4] says so without the start pages if they cannot be loaded', async ({ page }) => {
  await block(page, INDEX_FILES);
  await openSearch(page, '/config/lib/format');
  await expect(panelOf(page)).toHaveText('No recent searches');
});
