import { expect } from '@playwright/test';
import { decodeShare } from '../../../src/lab/model/share.ts';
import { violationsIn } from '../../support/axe.ts';
import { downloadedFiles, expectStatus, openDesk } from '../../support/desk-page.ts';
import { recordFaults } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

const CONFIG = `import { defineConfig } from 'tsup';
export default defineConfig({
  entry: ['src/a.ts', 'src/b.ts'],
  minify: true,
  clean: true,
  onSuccess: 'node copy.js',
});
`;
const MANIFEST = '{\n  "scripts": { "build": "tsup" },\n  "devDependencies": { "tsup": "^8.5.1" }\n}\n';
const DONE = /^From tsup: \d+ converted, \d+ not needed, \d+ for you to decide$/;

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('@page-desk a configuration becomes files and a list, to copy, to download, to share and to open in the lab', async ({
  page,
  context,
}) => {
  test.slow();
  const faults = await recordFaults(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const field = page.getByRole('textbox', { name: 'tsup.config.ts' });

  await test.step('from the page of the tool, which is chosen, with the keyboard', async () => {
    await page.goto('/guide/migration/tsup');
    await page.getByRole('link', { name: 'migration desk' }).first().click();
    await expect(page).toHaveURL(/\/migrate\?tool=tsup$/);
    await expect(page.getByRole('combobox', { name: 'Tool' })).toHaveValue('tsup');
    await field.focus();
    await page.keyboard.insertText(CONFIG);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(MANIFEST);
    await expectStatus(page, DONE);
  });

  await test.step('every option, and the two files', async () => {
    const options = page.locator('.desk-option > code:first-child');
    expect((await options.allTextContents()).sort()).toEqual(['clean', 'entry', 'minify', 'onSuccess']);
    await expect(page.locator('.line.remove', { hasText: '"tsup": "^8.5.1"' })).toBeVisible();
    await page.getByRole('button', { name: 'Copy rslib.config.ts' }).click();
    const config = await copied();
    expect(config).toContain("import { defineConfig } from '@rslib/core';");
    const files = await downloadedFiles(page);
    expect(Object.keys(files)).toEqual([
      'migrated/rslib.config.ts',
      'migrated/package.json',
      'migrated/migration.txt',
    ]);
    expect(files['migrated/rslib.config.ts']).toBe(config);
  });

  await test.step('no violation, and nothing wider than a phone', async () => {
    expect(await violationsIn(page, '.desk')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('what was typed is there after a link and Back, and after a fault', async () => {
    await page.locator('.desk-group a').first().click();
    await expect(page).not.toHaveURL(/\/migrate/);
    await page.goBack();
    await expectStatus(page, DONE);
    await expect(field).toHaveValue(CONFIG);
    await field.fill(CONFIG.replace('minify: true', 'minify: '));
    await expectStatus(page, 'tsup.config.ts, line 4: , cannot be here.');
    await page.getByRole('button', { name: 'Go to line 4' }).click();
    await expect(field).toBeFocused();
    await page.keyboard.insertText('  minify: true,');
    await expectStatus(page, DONE);
  });

  await test.step('a link that opens the same', async () => {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(copied).toMatch(/\/migrate#v1\./);
    const other = await context.newPage();
    await openDesk(other, await copied());
    await expectStatus(other, DONE);
    await expect(other.locator('#desk-config')).toHaveValue(CONFIG);
    await expect(other.locator('#desk-manifest')).toHaveValue(MANIFEST);
    await other.close();
  });

  await test.step('open in the lab, with a place for each source', async () => {
    await expect(page.getByText('paste them into src/a.ts, src/b.ts.')).toBeVisible();
    await page.getByRole('button', { name: 'Open in lab' }).click();
    await page.waitForURL(/\/lab#v1\./);
    const shared = await decodeShare(new URL(page.url()).hash);
    expect(Object.keys(shared !== undefined && 'files' in shared ? shared.files : {})).toEqual([
      'src/a.ts',
      'src/b.ts',
      'rslib.config.ts',
      'package.json',
      'tsconfig.json',
    ]);
  });
  expect(faults).toEqual([]);
});

test('without JavaScript, the page leads to the table of each tool', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  await page.goto('/migrate');
  await expect(page.getByText('Converting needs JavaScript.')).toBeVisible();
  await page.getByRole('link', { name: 'tsup', exact: true }).first().click();
  await expect(page).toHaveURL(/\/guide\/migration\/tsup#options$/);
  await expect(page.getByRole('columnheader', { name: 'tsup' })).toBeVisible();
  await page.close();
});
