import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../../support/test.ts';
import { encodeShare } from '../../../src/lab/model/share.ts';
import { LAB_TIMES } from '../../../src/lab/page/session/lab-times.ts';
import { open } from '../../support/reader.ts';
import {
  expectBuilt,
  labState,
  openLab,
  shownOutput,
  sourceEditor,
  startLab,
  writeFile,
} from '../../support/lab-page.ts';

const PROJECT = {
  'src/index.js': "export const shared = 'by link';\n",
  'rslib.config.mjs': "export default { lib: [{ format: 'esm' }] };\n",
};

test('a draft survives a reload, in each of two tabs, and Reset brings the first files back', async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  await openLab(page);
  await openLab(second);
  await writeFile(page, 'src/index.ts', 'export const first = 1;\n');
  await writeFile(second, 'src/index.ts', 'export const second = 2;\n');
  for (const [tab, text] of [
    [page, 'first'],
    [second, 'second'],
  ] as const) {
    await tab.reload();
    await expect(sourceEditor(tab)).toContainText(`export const ${text}`);
  }
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(sourceEditor(page)).toContainText('clampAll');
});

test('a shared link opens the same project elsewhere, without a request that contains it', async ({
  page,
  browser,
  baseURL,
}) => {
  await openLab(page);
  await writeFile(page, 'src/index.ts', 'export const shared = 1;\n');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveURL(/\/lab#v1\.[\w-]+$/);
  const address = page.url();
  expect(address.length).toBeLessThan(2000);
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const visitor = await other.newPage();
  const requested: string[] = [];
  visitor.on('request', (request) => requested.push(request.url() + (request.postData() ?? '')));
  await openLab(visitor, address);
  await expect(sourceEditor(visitor)).toContainText('export const shared = 1;');
  expect(requested.filter((url) => url.includes('v1.'))).toEqual([]);
  await other.close();
});

for (const [kind, change, words] of [
  ['a truncated link', (hash: string) => hash.slice(0, -20), 'The link is incomplete'],
  ['a link from another version', (hash: string) => hash.replace('#v1', '#v9'), 'made by another version'],
] as const) {
  test(`${kind} is explained, and the lab works`, async ({ page }) => {
    await openLab(page, `/lab${change(await encodeShare(PROJECT))}`);
    await expect(page.getByRole('alert').getByText(words)).toBeVisible();
    await expect(sourceEditor(page)).toContainText('clampAll');
  });
}

test('a link with a path out of the project opens nothing', async ({ page }) => {
  await openLab(page, `/lab${await encodeShare({ '../../x': '' })}`);
  await expect(page.getByRole('alert').getByText('leaves the project')).toBeVisible();
});

test('the code of a shared configuration runs only after a click', async ({ page }) => {
  const config = "const format = 'cjs';\nexport default { lib: [{ format }] };\n";
  await startLab(page, `/lab${await encodeShare({ ...PROJECT, 'rslib.config.mjs': config })}`);
  await expect(page.getByText('This configuration contains code')).toBeVisible();
  await expect(page.getByText("const format = 'cjs'; on line 1 of rslib.config.mjs")).toBeVisible();
  await expect(page.locator('.lab-phase')).toHaveText('Ready', { timeout: 45_000 });
  await page.getByRole('button', { name: 'Run this configuration' }).click();
  await expectBuilt(page);
  await expect(shownOutput(page)).toContainText('"use strict";');
});

test('a configuration that never ends is stopped after ten seconds, and the next one builds', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  const hash = await encodeShare({ ...PROJECT, 'rslib.config.mjs': 'for (;;);\nexport default {};\n' });
  await startLab(page, `/lab${hash}`);
  await page.getByRole('button', { name: 'Run this configuration' }).click({ timeout: 45_000 });
  await expect(labState(page)).toHaveText('Building');
  // The rest passes in real time, so a worker that does answer would be kept.
  await page.clock.fastForward(LAB_TIMES.silence - 3000);
  await expect(page.getByRole('alert').getByText('did not answer for 10 seconds')).toBeVisible({
    timeout: 60_000,
  });
  await writeFile(page, 'rslib.config.mjs', PROJECT['rslib.config.mjs']);
  await expectBuilt(page);
  await expect(shownOutput(page)).toContainText('by link');
});

test('a build can be stopped, and the next one runs', async ({ page }) => {
  const config = 'export default () => new Promise(() => {});\n';
  await startLab(page, `/lab${await encodeShare({ ...PROJECT, 'rslib.config.mjs': config })}`);
  await page.getByRole('button', { name: 'Run this configuration' }).click();
  await page.getByRole('button', { name: 'Stop' }).click({ timeout: 45_000 });
  await expect(page.getByRole('alert').getByText('The build was stopped.')).toBeVisible();
  await expect(page.locator('.lab-phase')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await writeFile(page, 'rslib.config.mjs', PROJECT['rslib.config.mjs']);
  await expectBuilt(page);
  await expect(shownOutput(page)).toContainText('by link');
});

test('a project that takes more memory than Rspack has is explained, and the next edit builds', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const source = 'export const a=1\n'.repeat(58_000);
  await startLab(page, `/lab${await encodeShare({ ...PROJECT, 'src/index.js': source })}`);
  // On a busy machine, it may take too long before it takes too much.
  const words = /as it does when it runs out of memory|did not answer for 10 seconds/;
  await expect(page.getByRole('alert').getByText(words)).toBeVisible({ timeout: 120_000 });
  await writeFile(page, 'src/index.js', PROJECT['src/index.js']);
  await expectBuilt(page);
  await expect(shownOutput(page)).toContainText('by link');
});

test('a build that takes longer than that is not stopped while the worker handles events', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const config = `export default async () => {
  await new Promise((resolve) => setTimeout(resolve, 11_000));
  return { lib: [{ format: 'esm' }] };
};
`;
  await startLab(page, `/lab${await encodeShare({ ...PROJECT, 'rslib.config.mjs': config })}`);
  await page.getByRole('button', { name: 'Run this configuration' }).click();
  await expectBuilt(page, /^Built in 1[1-9]|^Built in [2-9]\d/);
  await expect(shownOutput(page)).toContainText('by link');
});

test('a download is an archive with the pinned version', async ({ page }) => {
  await openLab(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('rslib-project.zip');
  const archive = (await readFile(await download.path())).toString('latin1');
  expect(archive).toContain('rslib-project/src/index.ts');
  expect(archive).toContain('"@rslib/core": "1.0.1"');
  expect(archive).toContain('"build": "rslib build"');
});

test('the proof on the home page opens in the lab', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Edit in the lab' }).click();
  await page.locator('.lab-bench').waitFor();
  await expect(sourceEditor(page)).toContainText('clampAll');
  await expect(page).toHaveURL('/lab?example=index--four-files');
});

test('a receipt opens its project in the lab', async ({ page }) => {
  await open(page, '/');
  const panel = page.getByRole('tabpanel', { name: 'ESM' });
  await panel.getByRole('button', { name: /^Run with Rslib.*dist\/index\.js/ }).click();
  await page.getByRole('dialog', { name: 'What was run' }).getByRole('link', { name: 'Open in lab' }).click();
  await page.locator('.lab-bench').waitFor();
  await expect(sourceEditor(page)).toContainText('clampAll');
});

test('an explorer opens the chosen combination in the lab', async ({ page }) => {
  await open(page, '/config/lib/format');
  const explorer = page.locator('.explorer').first();
  await explorer.scrollIntoViewIfNeeded();
  await explorer.getByText('cjs', { exact: true }).click();
  await explorer.getByRole('link', { name: 'Open in lab' }).click();
  await page.locator('.lab-bench').waitFor();
  await page.getByRole('button', { name: 'rslib.config.ts', exact: true }).click();
  await expect(sourceEditor(page)).toContainText("format: 'cjs'");
});

test('an example that does not exist is explained', async ({ page }) => {
  await openLab(page, '/lab?example=nowhere--x');
  await expect(page.getByRole('alert').getByText('does not exist or cannot be loaded')).toBeVisible();
});

test('a build that needs a package which the lab does not have names it, and says what to do', async ({
  page,
}) => {
  const config =
    "import { pluginSvgr } from '@rsbuild/plugin-svgr';\nexport default { plugins: [pluginSvgr()] };\n";
  await startLab(page, `/lab${await encodeShare({ ...PROJECT, 'rslib.config.mjs': config })}`);
  await page.getByRole('button', { name: 'Run this configuration' }).click();
  const message = page.getByText('The lab does not have @rsbuild/plugin-svgr, which this build needs.');
  await expect(message).toContainText('Download the project', { timeout: 45_000 });
  await writeFile(page, 'rslib.config.mjs', PROJECT['rslib.config.mjs']);
  await expectBuilt(page);
  await expect(message).toHaveCount(0);
});

test('a block that was run opens in the lab without its receipt', async ({ page }) => {
  await open(page, '/guide/start/quick-start');
  const block = page.locator('.code.terminal[data-receipt]').first();
  await block.hover();
  const link = block.getByRole('link', { name: 'Open the project of npx rslib in the lab' });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', '/lab?example=guide__start__quick-start--first');
});
