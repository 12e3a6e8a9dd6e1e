import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { decodeShare } from '../../../src/lab/model/share.ts';
import { violationsIn } from '../../support/axe.ts';
import { test } from '../../support/test.ts';
import { unzip } from '../../support/unzip.ts';

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('@page-start answers become files to copy, to download and to open in the lab', async ({
  page,
  context,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('from the table of a page, with the keyboard', async () => {
    await page.goto('/guide/solution/');
    await page.getByRole('link', { name: 'Exports Vue components, as a project' }).click();
    await expect(page).toHaveURL(/\/start\?loads=bundlers&framework=vue$/);
    const styles = page.getByRole('group', { name: 'Styles' });
    await styles.getByRole('radio', { name: 'None' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/framework=vue&styles=css$/);
    await expect(page.getByText('Styles: CSS')).toBeVisible();
    await expect(page.locator('pre[aria-label="src/Stepper.vue"] [data-marked]').first()).toBeVisible();
  });

  await test.step('copy', async () => {
    await page.getByRole('button', { name: 'Copy rslib.config.ts' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('plugins: [pluginVue()],\n});\n');
  });

  await test.step('download', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const files = unzip(await readFile(await (await downloading).path()));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'my-library/package.json',
        'my-library/src/Stepper.vue',
        'my-library/.gitignore',
      ]),
    );
  });

  await test.step('no violation, and nothing wider than a phone', async () => {
    expect(await violationsIn(page, '.starter')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });

  await test.step('open in the lab', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Open in lab' }).click();
    await page.waitForURL(/\/lab#v1\./);
    const shared = await decodeShare(new URL(page.url()).hash);
    expect(Object.keys(shared !== undefined && 'files' in shared ? shared.files : {})).toContain(
      'src/Stepper.vue',
    );
    await expect(page.getByRole('button', { name: 'src/Stepper.vue', exact: true })).toBeVisible();
  });
  expect(problems).toEqual([]);
});

test('without JavaScript, the page has the tables that decide', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  await page.goto('/start');
  await expect(page.getByText('Answering the questions needs JavaScript.')).toBeVisible();
  const row = page.getByRole('row', { name: /Is loaded with a script tag/ });
  await expect(row.getByRole('link', { name: 'Script for a CDN' })).toHaveAttribute(
    'href',
    '/guide/solution/cdn',
  );
  await page.close();
});
