import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Examination } from '../../src/doctor/model/examination.ts';
import { FIXTURES, filesOf } from './doctor-fixtures.ts';
import { tgzOf } from './tar.ts';

/** Helpers for what a reader does on the page of the doctor. */

/** Loading TypeScript takes seconds on a busy machine. */
const LONG = { timeout: 45_000 };

/** Returns the tarball of a package of the unit tests. */
export function fixtureTarball(id: string): Uint8Array {
  const fixture = FIXTURES[id];
  if (!fixture) throw new Error(`There is no fixture ${id}.`);
  return tgzOf(Object.entries(filesOf(fixture)).map(([name, text]) => ({ name: `package/${name}`, text })));
}

export async function openDoctor(page: Page, address = '/doctor'): Promise<void> {
  await page.goto(address);
  await page.locator('.doctor-bench').waitFor();
}

/** Chooses files with the first button, whatever it is called. */
export async function giveFiles(page: Page, files: Readonly<Record<string, Uint8Array>>): Promise<void> {
  await page
    .locator('.doctor input[type=file]')
    .first()
    .setInputFiles(
      Object.entries(files).map(([name, bytes]) => ({
        name,
        mimeType: 'application/gzip',
        buffer: Buffer.from(bytes),
      })),
    );
}

export const verdictOn = (page: Page): Locator => page.locator('.doctor-verdict');

export async function expectVerdict(page: Page, sentence: string | RegExp): Promise<void> {
  await expect(verdictOn(page)).toHaveText(sentence, LONG);
  // Readers of the screen hear the same.
  await expect(page.locator('.doctor').getByRole('status')).toHaveText(sentence);
}

/** Downloads what the page knows about the shown package. */
export async function downloadedReport(page: Page): Promise<Examination> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON' }).click();
  const file = await (await downloading).path();
  return JSON.parse(await readFile(file, 'utf8')) as Examination;
}
