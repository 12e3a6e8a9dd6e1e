import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { SEARCH } from '../../../src/model/constants.ts';
import { waitForPaint, isSameDocument, recordFaults } from '../../support/reader.ts';
import {
  activeTitle,
  dialogOf,
  searchFor,
  groupOf,
  inputOf,
  storedSearches,
  openSearch,
  optionsOf,
  panelOf,
  storeSearches,
  storedSearch,
  storedTitles,
  titlesOf,
} from '../../support/search-dialog.ts';
import { OTHER_SETTINGS } from '../../support/search-sites.ts';
import { test } from '../../support/test.ts';

const recent = (page: Page) => titlesOf(groupOf(page, 'recent'));
const favorites = (page: Page) => titlesOf(groupOf(page, 'favorites'));
const clickButton = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).click();
const titles = (...numbers: number[]) => numbers.map((number) => `Stored ${number}`);

async function reopen(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toBeFocused();
}

test('[S3] [S4] [X4] choosing a hit closes the dialog and makes it the newest recent search', async ({
  page,
  searching,
}) => {
  await openSearch(page, searching.origin);
  await expect(panelOf(page)).toHaveText('No recent searches');
  for (const title of ['Kettle', 'Ladle', 'Kettle']) {
    await searchFor(page, title);
    await optionsOf(page).first().click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL(`${searching.origin}/guide/#${title.toLowerCase()}`);
    await reopen(page);
    await expect(recent(page).first()).toHaveText(title);
  }
  await expect(recent(page)).toHaveText(['Kettle', 'Ladle']);
  await expect(groupOf(page, 'recent').locator('.search-group-title')).toHaveText('Recent');
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await waitForPaint(page);
  await reopen(page);
  await expect(recent(page)).toHaveText(['Kettle', 'Ladle']);
  await recent(page).last().click();
  await expect(page).toHaveURL(`${searching.origin}/guide/#ladle`);
  expect(await storedTitles(page, 'recent-searches')).toEqual(['Ladle', 'Kettle']);
});

test('[S4] without personalization nothing is stored and stored searches are hidden', async ({
  page,
  hostedAlone,
  hosts,
}) => {
  await storeSearches(page, { recent: storedSearches(1), favorites: [storedSearch(2)] });
  await openSearch(page, hostedAlone.origin);
  await expect(panelOf(page)).toHaveText('No recent searches');
  await searchFor(page, 'amber');
  await optionsOf(page).first().click();
  await expect(page).toHaveURL(`${hostedAlone.origin}/guide/lantern#amber-lantern`);
  await expect(dialogOf(page)).toBeHidden();
  expect(await storedTitles(page, 'recent-searches')).toEqual(titles(1));
  expect(hosts.first.requests).toHaveLength(1);
});

test('[S5] a recent search can be made a favorite or removed, and a favorite removed', async ({
  page,
  searching,
}) => {
  await storeSearches(page, { recent: storedSearches(3) });
  await openSearch(page, searching.origin);
  await expect(recent(page)).toHaveText(titles(1, 2, 3));
  await clickButton(page, 'Make “Stored 2” a favorite');
  await expect(recent(page)).toHaveText(titles(1, 3));
  await expect(favorites(page)).toHaveText(titles(2));
  await expect(inputOf(page)).toBeFocused();

  await test.step('the buttons of a stored search are in its row', async () => {
    for (const number of [1, 2, 3]) {
      const line = (await optionsOf(page)
        .filter({ hasText: `Stored ${number}` })
        .boundingBox())!;
      const button = (await dialogOf(page)
        .getByRole('button', { name: `Remove “Stored ${number}”` })
        .boundingBox())!;
      expect(button.y).toBeGreaterThanOrEqual(line.y);
      expect(button.y + button.height).toBeLessThanOrEqual(line.y + line.height);
    }
  });

  await clickButton(page, 'Remove “Stored 1” from recent searches');
  await expect(recent(page)).toHaveText(titles(3));
  // Choosing a favorite does not make it a recent search.
  await favorites(page).click();
  await expect(dialogOf(page)).toBeHidden();
  expect(await storedTitles(page, 'recent-searches')).toEqual(titles(3));
  expect(await storedTitles(page, 'favorite-searches')).toEqual(titles(2));
  await page.reload();
  await waitForPaint(page);
  await reopen(page);
  await clickButton(page, 'Remove “Stored 2” from favorites');
  await expect(favorites(page)).toHaveCount(0);
  await clickButton(page, 'Remove “Stored 3” from recent searches');
  await expect(panelOf(page)).toHaveText('No recent searches');
});

test('[S5] [S6] after the last item is removed, Enter opens the item that has become active', async ({
  page,
  searching,
}) => {
  await storeSearches(page, { recent: storedSearches(2) });
  await openSearch(page, searching.origin);
  await page.keyboard.press('ArrowUp');
  expect(await activeTitle(page)).toBe('Stored 2');
  await clickButton(page, 'Remove “Stored 2” from recent searches');
  await expect(inputOf(page)).toBeFocused();
  await expect(recent(page)).toHaveText(titles(1));
  expect(await activeTitle(page)).toBe('Stored 1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${searching.origin}/guide/lantern?1`);
});

test('[K3] shows at most 7 recent searches, 4 next to favorites, and 10 favorites', async ({
  page,
  searching,
}) => {
  await storeSearches(page, { recent: storedSearches(9) });
  await openSearch(page, searching.origin);
  await expect(recent(page)).toHaveCount(SEARCH.recentSearches);
  await clickButton(page, 'Make “Stored 1” a favorite');
  await expect(recent(page)).toHaveText(titles(2, 3, 4, 5));
  await expect(recent(page)).toHaveCount(SEARCH.recentSearchesBesideFavorites);
  await page.evaluate(
    (many) => localStorage.setItem('favorite-searches', many),
    JSON.stringify(storedSearches(12)),
  );
  await page.keyboard.press('Escape');
  await reopen(page);
  await expect(favorites(page)).toHaveCount(SEARCH.favoriteSearches);
});

test('[K3] [S5] refuses an eleventh favorite until one is removed', async ({ page, searching }) => {
  const full = storedSearches(SEARCH.favoriteSearches);
  await storeSearches(page, { recent: [storedSearch(11)], favorites: full });
  await openSearch(page, searching.origin);
  const star = dialogOf(page).getByRole('button', { name: 'Favorites are full: remove one to add another' });
  await expect(star).toBeDisabled();
  await star.click({ force: true });
  await expect(recent(page)).toHaveText(titles(11));
  expect(await storedTitles(page, 'favorite-searches')).toHaveLength(SEARCH.favoriteSearches);
  await clickButton(page, 'Remove “Stored 3” from favorites');
  await clickButton(page, 'Make “Stored 11” a favorite');
  await expect(favorites(page)).toHaveText(titles(11, 1, 2, 4, 5, 6, 7, 8, 9, 10));
});

test('[K3] [S5] refuses an eleventh favorite if another tab has added the tenth, and says so', async ({
  page,
  searching,
}) => {
  const ten = storedSearches(SEARCH.favoriteSearches);
  await storeSearches(page, { recent: [storedSearch(11)], favorites: ten.slice(1) });
  await openSearch(page, searching.origin);
  const star = dialogOf(page).getByRole('button', { name: 'Make “Stored 11” a favorite', exact: true });
  await expect(star).toBeEnabled();
  const otherTab = await page.context().newPage();
  await otherTab.goto(searching.origin);
  await otherTab.evaluate((many) => localStorage.setItem('favorite-searches', many), JSON.stringify(ten));
  await star.click();
  await expect(
    dialogOf(page).getByRole('button', { name: 'Favorites are full: remove one to add another' }),
  ).toBeDisabled();
  await expect(recent(page)).toHaveText(titles(11));
  await expect(favorites(page)).toHaveText(titles(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
});

test('[K3] `recentSearches: 5` shows 5, with favorites and without', async ({ page, otherSettings }) => {
  await storeSearches(page, { recent: storedSearches(9) });
  await openSearch(page, otherSettings.origin);
  // This site opens its list only after typing.
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await expect(recent(page)).toHaveCount(OTHER_SETTINGS.recentSearches);
  await clickButton(page, 'Make “Stored 1” a favorite');
  await expect(recent(page)).toHaveText(titles(2, 3, 4, 5, 6));
});

/** Uses everything in the dialog that stores something. */
async function searchAndChoose(page: Page, origin: string): Promise<void> {
  const faults = await recordFaults(page);
  await openSearch(page, origin);
  await expect(panelOf(page)).toHaveText('No recent searches');
  await searchFor(page, 'Kettle');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/guide/#kettle`);
  await expect(dialogOf(page)).toBeHidden();
  await reopen(page);
  // It is remembered as long as the page is open.
  await expect(recent(page)).toHaveText(['Kettle']);
  await clickButton(page, 'Make “Kettle” a favorite');
  await expect(favorites(page)).toHaveText(['Kettle']);
  await clickButton(page, 'Remove “Kettle” from favorites');
  await expect(panelOf(page)).toHaveText('No recent searches');
  expect(faults).toEqual([]);
}

test('[E9] the dialog works when storage is blocked', async ({ page, searching }) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  );
  await searchAndChoose(page, searching.origin);
});

test('[E9] the dialog works when storage is full', async ({ page, searching }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await searchAndChoose(page, searching.origin);
});

test('[E9] the dialog works when storage contains garbage', async ({ page, searching }) => {
  const { url: _, ...withoutUrl } = storedSearch(1);
  const garbage = [
    null,
    1,
    'text',
    [],
    {},
    withoutUrl,
    { ...storedSearch(2), hierarchy: null },
    { ...storedSearch(3), hierarchy: { lvl0: {} } },
    { ...storedSearch(4), type: 'lvl9' },
    { ...storedSearch(5), objectID: 5 },
  ];
  await storeSearches(page, { recent: garbage, favorites: '{' });
  await searchAndChoose(page, searching.origin);
});

test('a long title is cut on a phone, and its buttons stay in sight', async ({ page, searching }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const long = storedSearch(1);
  await storeSearches(page, {
    recent: [
      {
        ...long,
        hierarchy: { ...long.hierarchy, lvl1: 'A title that is longer than the screen '.repeat(3) },
      },
    ],
  });
  await openSearch(page, searching.origin);
  await expect(recent(page)).toHaveCount(1);
  expect(await panelOf(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
});
