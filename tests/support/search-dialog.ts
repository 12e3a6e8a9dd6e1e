import { expect } from '@playwright/test';
import type { Locator, Page, Route } from '@playwright/test';
import type { StoredSearch } from '../../src/search/dialog/stored-searches.ts';
import { open } from './reader.ts';
import { record } from '../../src/search/engine/sample-records.ts';

/** Helpers for using the search dialog. */

export const searchButton = (page: Page) => page.locator('.search-button');
export const dialogOf = (page: Page) => page.locator('dialog.search');
export const inputOf = (page: Page) => dialogOf(page).getByRole('combobox');
/** Options that lead to a page. */
export const optionsOf = (page: Page) => dialogOf(page).locator('a[role="option"]');
/** Options that show more results of their group. */
export const moreOf = (page: Page) => dialogOf(page).locator('button[role="option"]');
export const panelOf = (page: Page) => dialogOf(page).locator('.search-panel');
/** Text announced to screen readers. */
export const statusOf = (page: Page) => dialogOf(page).getByRole('status');
export const groupOf = (page: Page, source: string) => dialogOf(page).locator(`[data-source="${source}"]`);
export const titlesOf = (items: Locator) => items.locator('.search-item-title');

/** Opens a page and then the search dialog by keyboard. */
export async function openSearch(page: Page, url: string): Promise<void> {
  await open(page, url);
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toBeFocused();
}

export async function fillQuery(page: Page, query: string): Promise<void> {
  await inputOf(page).fill(query);
}

/**
 * Enters a query and waits for results. The embedded index may answer from titles first; the complete answer
 * that follows has snippets.
 */
export async function searchFor(page: Page, query: string): Promise<void> {
  await fillQuery(page, query);
  await expect(statusOf(page)).toHaveText(/^\d+ (?:of \d+ )?results?$/);
}

/**
 * Waits until the embedded index has loaded its text, so each query gets one answer. Until then the dialog
 * says nothing about a word that is in no title.
 */
export async function waitForTextIndex(page: Page): Promise<void> {
  await fillQuery(page, 'nosuchwordanywhere');
  await expect(statusOf(page)).toHaveText(/^No results for/);
}

/** Returns the title of the option that Enter would open, as the input references it. */
export async function activeTitle(page: Page): Promise<string | undefined> {
  return inputOf(page).evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant');
    const option = id === null ? null : document.getElementById(id);
    return option?.querySelector('.search-item-title')?.textContent;
  });
}

/** Aborts matching requests until they are unblocked. */
export async function block(page: Page, url: RegExp) {
  const refuse = (route: Route) => route.abort();
  await page.route(url, refuse);
  return { unblock: () => page.unroute(url, refuse) };
}

export const INDEX_FILES = /\/assets\/search-.*\.json$/;

export function storedSearch(number: number): StoredSearch {
  const { objectID, url, type, hierarchy } = record(`/guide/lantern?${number}`, [
    'Guide',
    `Stored ${number}`,
  ]);
  return { objectID, url, type, hierarchy };
}

/** Stores searches before the first page loads. */
export async function storeSearches(
  page: Page,
  stored: { recent?: unknown; favorites?: unknown },
): Promise<void> {
  await page.addInitScript(
    (searches) => {
      if (sessionStorage.getItem('stored')) return;
      sessionStorage.setItem('stored', 'yes');
      for (const [key, value] of Object.entries(searches))
        localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    },
    Object.fromEntries(
      Object.entries({ 'recent-searches': stored.recent, 'favorite-searches': stored.favorites }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
  );
}

export const storedSearches = (count: number) =>
  Array.from({ length: count }, (_, index) => storedSearch(index + 1));

export function storedTitles(page: Page, key: 'recent-searches' | 'favorite-searches'): Promise<string[]> {
  return page.evaluate((name) => {
    const list = JSON.parse(localStorage.getItem(name) ?? '[]') as StoredSearch[];
    return list.map(({ type, hierarchy }) => hierarchy[type === 'content' ? 'lvl1' : type] ?? '');
  }, key);
}
