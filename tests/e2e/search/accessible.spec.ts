import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
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
import { test } from '../../support/search-sites.ts';

async function violations(page: Page): Promise<string[]> {
  // Without frames there is nothing to put together in a page of its own.
  const axe = new AxeBuilder({ page }).include('dialog.search').setLegacyMode();
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`));
}

/** Targets smaller than a finger can hit. */
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

/** Lets matching requests wait, and fail when told. */
async function refuseLate(page: Page, url: RegExp): Promise<{ refuse: () => void }> {
  let refuse!: () => void;
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  await page.route(url, async (route) => {
    await refused;
    await route.abort();
  });
  return { refuse };
}

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test.describe(`axe finds nothing, ${scheme}, at ${width} px:`, () => {
      test.beforeEach(async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme });
        await page.setViewportSize({ width, height: 800 });
      });

      const isClean = async (page: Page, state: string) => {
        expect(await violations(page), state).toEqual([]);
        expect(await smallTargets(page), state).toEqual([]);
      };

      test('empty, with stored searches, results, no results', async ({ page, searching, otherSettings }) => {
        await openSearch(page, searching.origin);
        await expect(panelOf(page)).toHaveText('No recent searches');
        await isClean(page, 'empty');
        await searchFor(page, 'lantern');
        await expect(optionsOf(page).first().locator('.search-item-snippet')).toBeVisible();
        await isClean(page, 'results');
        await dialogOf(page)
          .getByRole('button', { name: /^Config/ })
          .click();
        await expect(dialogOf(page).locator('.search-group-title')).toHaveText(['Config']);
        await isClean(page, 'results of a section');
        await fillQuery(page, 'lxntxrnn');
        await expect(panelOf(page)).toContainText('Try instead');
        await isClean(page, 'no results');
        await storeSearches(page, { recent: storedSearches(3), favorites: [storedSearch(4)] });
        await page.goto(`${otherSettings.origin}/?q=zzzzzzzzzz`);
        await expect(panelOf(page)).toContainText('Let us know.');
        await isClean(page, 'no results, to be told');
        await fillQuery(page, '');
        await expect(optionsOf(page)).toHaveCount(4);
        await isClean(page, 'stored searches');
      });

      test('stalled, error, answers of the embedded index', async ({ page, hostedSite, hosts }) => {
        for (const host of Object.values(hosts)) host.behave({ does: 'die' });
        const index = await refuseLate(page, INDEX_FILES);
        await openSearch(page, hostedSite.origin);
        await fillQuery(page, 'lantern');
        await expect(dialogOf(page).locator('[data-status="stalled"]')).toBeVisible();
        await isClean(page, 'stalled');
        await expect(dialogOf(page).locator('[data-status="stalled"]')).toBeVisible();
        index.refuse();
        await expect(panelOf(page)).toContainText('Unable to fetch results');
        await isClean(page, 'error');
        await page.unrouteAll();
        await panelOf(page).getByRole('button', { name: 'Try again' }).click();
        await expect(panelOf(page)).toContainText('The search service cannot be reached.');
        await isClean(page, 'fallback');
      });
    });
  }
}
