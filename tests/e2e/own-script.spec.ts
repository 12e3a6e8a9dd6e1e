import { expect } from '@playwright/test';
import { follow, expectFullLoad, open, recordFaults } from '../support/reader.ts';
import { test } from '../support/test.ts';

test('a page with a script of its own runs it under its own headers, and is left without them', async ({
  page,
  ownScript,
}) => {
  const faults = await recordFaults(page);
  await open(page, ownScript.origin);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await expectFullLoad(page, () => follow(page, '/lab'));
  await expect(page.locator('#workbench')).toHaveText('ready to distil');
  await expect(page.locator('#workbench')).toHaveCSS('color', 'rgb(255, 0, 0)');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await expectFullLoad(page, () => follow(page, '/'));
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  expect(faults).toEqual([]);
});
