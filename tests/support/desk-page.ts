import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { unzip } from './unzip.ts';

/** Helpers for what a reader does on the page of the migration desk. */

/** Loading the converter takes seconds on a busy machine. */
const LONG = { timeout: 45_000 };

export async function openDesk(page: Page, address = '/migrate'): Promise<void> {
  await page.goto(address);
  await page.locator('.desk-bench').waitFor();
}

/** Fills both fields, as pasting does. */
export async function paste(page: Page, config: string, manifest = ''): Promise<void> {
  await page.locator('#desk-config').fill(config);
  await page.locator('#desk-manifest').fill(manifest);
}

/** Waits for the sentence about the result, which is announced. */
export async function expectStatus(page: Page, sentence: string | RegExp): Promise<void> {
  await expect(page.locator('.desk').getByRole('status')).toHaveText(sentence, LONG);
}

/** Downloads everything that the page has to take away, by name. */
export async function downloadedFiles(page: Page): Promise<Record<string, string>> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  return unzip(await readFile(await (await downloading).path()));
}
