import { expect } from '@playwright/test';
import { LAB, LAB_SITE } from '../support/lab-extension.ts';
import { follow, expectFullLoad, open, recordFaults } from '../support/reader.ts';
import { servingOwnSite } from '../support/own-site.ts';
import { PER_WORKER, test as base } from '../support/sites.ts';

const test = base.extend<object, { lab: string }>({
  lab: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
    ({}, provide) => {
      const files = {
        ...LAB_SITE,
        'site.config.ts': "export default { title: 'T' };",
        'docs/index.mdx': '# Home',
      };
      return servingOwnSite({ name: 'own-script', files, extensions: [LAB] }, ({ origin }) =>
        provide(origin),
      );
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
