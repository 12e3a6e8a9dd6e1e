import { expect } from '@playwright/test';
import type { Locator, Page, Route } from '@playwright/test';
import type { StoredSearch } from '../../src/search/dialog/stored-searches.ts';
import { open } from './reader.ts';
import { record } from '../../src/search/engine/sample-records.ts';

/** The search dialog, in a reader's words. */

export const searchButton = (page: Page) => page.locator('.search-button');
export const dialogOf = (page: Page) => page.locator('dialog.search');
export const inputOf = (page: Page) => dialogOf(page).getByRole('combobox');
export const optionsOf = (page: Page) => dialogOf(page).getByRole('option');
export const panelOf = (page: Page) => dialogOf(page).locator('.search-panel');
/** What a screen reader is told. */
export const spokenOf = (page: Page) => dialogOf(page).getByRole('status');
export const groupOf = (page: Page, source: string) => dialogOf(page).locator(`[data-source="${source}"]`);
export const titlesOf = (items: Locator) => items.locator('.search-item-title');

/** Opens a page and, by key, the dialog on it. */
export async function openSearch(page: Page, url: string): Promise<void> {
  await open(page, url);
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toBeFocused();
}

export async function ask(page: Page, query: string): Promise<void> {
  await inputOf(page).fill(query);
}

/**
 * Asks and waits for an answer. Of the embedded index it may be that of the titles: the next one, in which the text has
 * been searched too, brings snippets.
 */
export async function find(page: Page, query: string): Promise<void> {
  await ask(page, query);
  await expect(spokenOf(page)).toHaveText(/^\d+ (?:of \d+ )?results?$/);
}

/**
 * Waits until the embedded index searches the text too; from then on there is one answer to a query. Before, nothing is
 * said of a word that no title has.
 */
export async function searchesText(page: Page): Promise<void> {
  await ask(page, 'nosuchwordanywhere');
  await expect(spokenOf(page)).toHaveText(/^No results for/);
}

/** The option that Enter would open, as the input names it. */
export async function chosen(page: Page): Promise<string | undefined> {
  return inputOf(page).evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant');
    const option = id === null ? null : document.getElementById(id);
    return option?.querySelector('.search-item-title')?.textContent;
  });
}

/** Keeps the network from answering matching requests until it is told otherwise. */
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

/** Stores numbered searches before the first page is there. */
export async function store(page: Page, stored: { recent?: unknown; favorites?: unknown }): Promise<void> {
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

export const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => storedSearch(index + 1));

export function storedTitles(page: Page, key: 'recent-searches' | 'favorite-searches'): Promise<string[]> {
  return page.evaluate((name) => {
    const list = JSON.parse(localStorage.getItem(name) ?? '[]') as StoredSearch[];
    return list.map(({ type, hierarchy }) => hierarchy[type === 'content' ? 'lvl1' : type] ?? '');
  }, key);
}
