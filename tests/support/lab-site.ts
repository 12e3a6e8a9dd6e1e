import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { LabConfig, LabReply, ProjectFiles } from '../../src/lab/model/protocol.ts';
import type { LabDriver, Started } from './lab-driver.ts';
import type { ServedSite } from './sites.ts';
import { PER_WORKER, servingOwnSite } from './sites.ts';
import { test as base } from './test.ts';

/** A small site with the lab, behind the bundled server. */
export const test = base.extend<object, { labSite: ServedSite; startedLab: StartedLab }>({
  labSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
    ({}, provide) => servingOwnSite('lab', provide),
    PER_WORKER,
  ],
  startedLab: [
    async ({ browser, labSite }, provide) => {
      const page = await browser.newPage();
      expect(await startWorker(page, labSite)).toMatchObject({ type: 'ready' });
      await provide({ page, build: (...request) => buildInWorker(page, ...request) });
      await page.close();
    },
    PER_WORKER,
  ],
});

/**
 * A page whose worker runs, for tests whose project cannot change what later builds see. Starting it takes longer than
 * most builds.
 */
export interface StartedLab {
  page: Page;
  build(
    files: ProjectFiles,
    config: LabConfig,
    isTrusted?: boolean,
    wantsTypes?: boolean,
  ): Promise<BuiltTexts>;
}

/** A built project, with the texts of its files by path. */
export type BuiltTexts = Omit<Extract<LabReply, { type: 'built' }>, 'files'> & {
  files: Record<string, string>;
};

declare const labDriver: LabDriver;

/** Opens the page of the lab and starts its worker. Returns how it answered. */
export async function startWorker(page: Page, { origin }: ServedSite): Promise<Started> {
  await page.goto(`${origin}/lab`);
  await page.waitForFunction(() => 'labDriver' in globalThis);
  return page.evaluate(() => labDriver.start());
}

/** Builds a project with the worker that has been started. */
export async function buildInWorker(
  page: Page,
  files: ProjectFiles,
  config: LabConfig,
  isTrusted = false,
  wantsTypes = false,
): Promise<BuiltTexts> {
  return page.evaluate(
    async (request) => {
      const reply = await labDriver.build(request);
      if (reply.type !== 'built') throw new Error(`The worker answered: ${JSON.stringify(reply)}`);
      const texts = reply.files.map(({ path: name, bytes }) => [name, new TextDecoder().decode(bytes)]);
      return { ...reply, files: Object.fromEntries(texts) as Record<string, string> };
    },
    { files, config, isTrusted, wantsTypes },
  );
}

/** Returns how the worker answers a request for a build that would run code without consent. */
export async function refusalOf(page: Page, files: ProjectFiles, config: LabConfig): Promise<LabReply> {
  return page.evaluate((request) => labDriver.build(request), { files, config });
}
