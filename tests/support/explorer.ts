import type { Locator, Page } from '@playwright/test';
import { open } from './reader.ts';

export const PAGE = '/config/lib/format';

export const explorerOf = (page: Page) => page.getByRole('region', { name: /^Output explorer/ });
export const choice = (explorer: Locator, group: string, name: string) =>
  explorer.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true });
export const file = (explorer: Locator, name: string | RegExp) =>
  explorer.getByRole('group', { name: 'File' }).getByRole('radio', { name });
/** The chosen file, below the configuration; without scripts, the main file. */
export const block = (explorer: Locator) => explorer.locator('.explorer-view .code').last();
export const code = (explorer: Locator) => block(explorer).locator('code');
export const caption = (explorer: Locator) => block(explorer).locator('figcaption');
export const config = (explorer: Locator) => explorer.locator('.explorer-view .code').first();

export async function openExplorer(page: Page, url = PAGE): Promise<Locator> {
  await open(page, url);
  return scrollToExplorer(page);
}

/** Scrolls to the explorer, which loads its code when it comes into view. */
export async function scrollToExplorer(page: Page): Promise<Locator> {
  const explorer = explorerOf(page);
  await explorer.scrollIntoViewIfNeeded();
  await explorer.locator('[data-ready]').waitFor();
  return explorer;
}
