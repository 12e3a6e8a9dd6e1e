import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violationsIn } from '../../support/axe.ts';
import {
  fillQuery,
  dialogOf,
  searchFor,
  INDEX_FILES,
  storedSearches,
  openSearch,
  optionsOf,
  panelOf,
  storeSearches,
  storedSearch,
} from '../../support/search-dialog.ts';
import { test } from '../../support/test.ts';

/** Returns targets that are too small to tap. */
const smallTargets = (page: Page) =>
  dialogOf(page)
    .locator('.search-item:visible, button:visible')
    .evaluateAll((targets) =>
      targets
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect();
          return width < 24 || height < 24;
        })
        .map((target) => target.outerHTML.slice(0, 120)),
    );

/** Holds matching requests until `abort` is called, then aborts them. */
async function abortLater(page: Page, url: RegExp): Promise<{ abort: () => void }> {
  let abort!: () => void;
  const aborted = new Promise<void>((resolve) => (abort = resolve));
  await page.route(url, async (route) => {
    await aborted;
    await route.abort();
  });
  return { abort };
}

for (const width of [1440, 390]) {
  test.describe(`axe finds no violations, in both themes, at ${width} px:`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
    });

    const expectClean = async (page: Page, state: string) => {
      expect(await violationsIn(page, 'dialog.search'), state).toEqual([]);
      expect(await smallTargets(page), state).toEqual([]);
    };

    test('empty, results, no results, stored searches', async ({ page, searching, otherSettings }) => {
      await openSearch(page, searching.origin);
      await expect(panelOf(page)).toHaveText('No recent searches');
      await expectClean(page, 'empty');
      await searchFor(page, 'lantern');
      await expect(optionsOf(page).first().locator('.search-item-snippet')).toBeVisible();
      await expectClean(page, 'results');
      await dialogOf(page)
        .getByRole('button', { name: /^Config/ })
        .click();
      await expect(dialogOf(page).locator('.search-group-title')).toHaveText(['Config']);
      await expectClean(page, 'results of a section');
      await fillQuery(page, 'lxntxrnn');
      await expect(panelOf(page)).toContainText('Try instead');
      await expectClean(page, 'no results');
      await storeSearches(page, { recent: storedSearches(3), favorites: [storedSearch(4)] });
      await page.goto(`${otherSettings.origin}/?q=zzzzzzzzzz`);
      await expect(panelOf(page)).toContainText('Let us know.');
      await expectClean(page, 'no results, with a feedback link');
      await fillQuery(page, '');
      await expect(optionsOf(page)).toHaveCount(4);
      await expectClean(page, 'stored searches');
    });

    test('stalled, error, fallback to the embedded index', async ({ page, hostedSite, hosts }) => {
      for (const host of Object.values(hosts)) host.behave({ does: 'die' });
      const index = await abortLater(page, INDEX_FILES);
      await openSearch(page, hostedSite.origin);
      await fillQuery(page, 'lantern');
      await expect(dialogOf(page).locator('[data-status="stalled"]')).toBeVisible();
      await expectClean(page, 'stalled');
      await expect(dialogOf(page).locator('[data-status="stalled"]')).toBeVisible();
      index.abort();
      await expect(panelOf(page)).toContainText('Unable to fetch results');
      await expectClean(page, 'error');
      await page.unrouteAll();
      await panelOf(page).getByRole('button', { name: 'Try again' }).click();
      await expect(panelOf(page)).toContainText('The search service cannot be reached.');
      await expectClean(page, 'fallback');
    });
  });
}
