import { expect } from '@playwright/test';
import { test as base } from './test.ts';
import type { Locator, Page } from '@playwright/test';
import { waitForApp } from './reader.ts';
import { PER_WORKER } from './sites.ts';

/** Helpers for what a reader does in the lab. */

/** Starting and the first build take seconds on a busy machine. */
const LONG = { timeout: 45_000 };

export async function openLab(page: Page, address = '/lab'): Promise<void> {
  await page.goto(address);
  await page.mouse.move(1, 1);
  await waitForApp(page);
  await page.locator('.lab-bench').waitFor();
}

export async function startLab(page: Page, address = '/lab'): Promise<void> {
  await openLab(page, address);
  await page.getByRole('button', { name: 'Start Rslib' }).click();
}

interface Started {
  /** A page whose lab has been started. Tests use it through `builtLab`. */
  startedPage: Page;
}

/** Starting takes longer than most tests, so tests that only need a built project share a page. */
export const test = base.extend<{ builtLab: Page }, Started>({
  startedPage: [
    async ({ browser }, provide, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL ?? '' });
      const page = await context.newPage();
      await startLab(page);
      await expectBuilt(page);
      await provide(page);
      await context.close();
    },
    PER_WORKER,
  ],
  builtLab: async ({ startedPage }, provide) => {
    await provide(startedPage);
    await startedPage.setViewportSize({ width: 1280, height: 720 });
    await startedPage.emulateMedia({ colorScheme: null, reducedMotion: null });
    const reset = startedPage.getByRole('button', { name: 'Reset' });
    if (await reset.isEnabled()) await reset.click();
    await expect(shownOutput(startedPage)).toContainText('export { clampAll };');
  },
});

export function labState(page: Page): Locator {
  return page.locator('.lab-phase');
}

/** Waits for the result of a build. */
export async function expectBuilt(page: Page, words = /^Built in/): Promise<void> {
  await expect(labState(page)).toHaveText(words, LONG);
}

export function sourceEditor(page: Page): Locator {
  return page.locator('.lab-source .cm-content');
}

/** The text of the file that Rslib wrote and the reader sees. */
export function shownOutput(page: Page): Locator {
  return page.locator('.lab-output .cm-content');
}

/** Opens a file of the project and replaces its text. */
export async function writeFile(page: Page, path: string, text: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Files of the project' })
    .getByRole('button', { name: path, exact: true })
    .click();
  await expect(sourceEditor(page)).toHaveAttribute('aria-label', `Editor: ${path}`);
  await sourceEditor(page).press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}
