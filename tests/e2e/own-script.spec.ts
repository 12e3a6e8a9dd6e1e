import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect } from '@playwright/test';
import { buildSite } from '../../src/engine/output/build-site.ts';
import { createSiteServer } from '../../src/engine/serve/server.ts';
import { projectRoot } from '../support/built-site.ts';
import { LAB, LAB_SITE } from '../support/lab-extension.ts';
import { follow, expectFullLoad, open, recordFaults } from '../support/reader.ts';
import { PER_WORKER, serving, test as base } from '../support/sites.ts';

const test = base.extend<object, { lab: string }>({
  lab: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
    async ({}, provide) => {
      const siteDir = await mkdtemp(path.join(os.tmpdir(), 'lab-'));
      const files = {
        ...LAB_SITE,
        'site.config.ts': "export default { title: 'T' };",
        'docs/index.mdx': '# Home',
      };
      for (const [name, content] of Object.entries(files)) {
        await mkdir(path.dirname(path.join(siteDir, name)), { recursive: true });
        await writeFile(path.join(siteDir, name), content);
      }
      process.env['NODE_ENV'] = 'production';
      const dir = path.join(siteDir, 'dist');
      const cacheDir = path.join(projectRoot, 'node_modules/.cache/rslib-docs');
      const onStep = () => undefined;
      await buildSite({ engineRoot: projectRoot, siteDir, outDir: dir, cacheDir, extensions: [LAB], onStep });
      await serving(dir, createSiteServer({ dir }), ({ origin }) => provide(origin));
      await rm(siteDir, { recursive: true });
    },
    PER_WORKER,
  ],
});

test('a page with a script of its own runs it under its own headers, and is left without them', async ({
  page,
  lab,
}) => {
  const faults = await recordFaults(page);
  await open(page, lab);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await expectFullLoad(page, () => follow(page, '/lab'));
  await expect(page.locator('#workbench')).toHaveText('ready to distil');
  await expect(page.locator('#workbench')).toHaveCSS('color', 'rgb(255, 0, 0)');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await expectFullLoad(page, () => follow(page, '/'));
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  expect(faults).toEqual([]);
});
