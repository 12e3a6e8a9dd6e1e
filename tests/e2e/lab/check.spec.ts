import { expect } from '@playwright/test';
import { encodeShare } from '../../../src/lab/model/share.ts';
import { violationsIn } from '../../support/axe.ts';
import { expectBuilt, startLab, test, writeFile } from '../../support/lab-page.ts';
import { recordFaults, waitForApp } from '../../support/reader.ts';

const manifest = (entry: string) =>
  JSON.stringify({
    name: 'sum-kit',
    version: '1.0.0',
    license: 'MIT',
    type: 'module',
    exports: { '.': { default: entry } },
    files: ['dist'],
    repository: 'github:owner/sum-kit',
  });

test('the tab Check examines what each build writes, and loads nothing before it is opened', async ({
  page,
}) => {
  test.slow();
  const faults = await recordFaults(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/doctor-')) loaded.push(request.url());
  });
  const files = {
    'README.md': '# sum-kit\n',
    'package.json': manifest('./dist/main.js'),
    'src/index.ts': 'export const sum = (one: number, other: number): number => one + other;\n',
  };
  const output = page.getByRole('region', { name: 'Output' });
  const check = output.getByRole('radio', { name: 'Check' });
  const report = output.locator('.doctor-report');

  await test.step('an entry point that no build has written is an error', async () => {
    await startLab(page, `/lab${await encodeShare(files)}`);
    await expectBuilt(page);
    expect(loaded).toEqual([]);
    await check.check();
    await expect(report.locator('.doctor-verdict')).toContainText('sum-kit 1.0.0', { timeout: 45_000 });
    await expect(report).toContainText('dist/main.js');
    expect(loaded).toHaveLength(1);
    expect(await violationsIn(page, '.lab-check')).toEqual([]);
  });

  await test.step('another profile judges the same build again', async () => {
    await expect(report.getByRole('radio', { name: 'node16' })).toBeChecked();
    await report.getByRole('radio', { name: 'esm-only' }).check();
    await expect(report.getByText('Types have to work for import and bundlers')).toBeVisible();
    await expect(output.locator('.lab-check')).not.toHaveAttribute('data-outdated');
    expect(loaded).toHaveLength(1);
  });

  await test.step('the next build is examined by itself, by the same worker', async () => {
    await writeFile(page, 'package.json', manifest('./dist/index.js'));
    await expect(report).not.toContainText('dist/main.js', { timeout: 45_000 });
    await expect(check).toBeChecked();
    expect(loaded).toHaveLength(1);
  });

  await test.step('a failed build shows the console, and has nothing to check', async () => {
    await writeFile(page, 'src/index.ts', "export * from './missing';\n");
    await expectBuilt(page, /^Failed in/);
    await expect(check).toBeDisabled();
    await expect(page.locator('.lab-console')).toBeVisible();
    expect(faults).toEqual([]);
  });
});

test('a page offers to check the package of its project', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await waitForApp(page);
  const panel = page.getByRole('tabpanel', { name: 'ESM' });
  await panel.getByRole('button', { name: /^Run with Rslib.*dist\/index\.js/ }).click();
  const receipt = page.getByRole('dialog', { name: 'What was run' });
  await receipt.getByRole('link', { name: 'Check this package' }).click();
  await page.locator('.lab-bench').waitFor();
  await expect(page).toHaveURL('/lab?check&example=index--four-files');
  await page.getByRole('button', { name: 'Start Rslib' }).click();
  await expectBuilt(page);
  await expect(page.getByRole('radio', { name: 'Check' })).toBeChecked();
  await expect(page.locator('.doctor-verdict')).toBeVisible({ timeout: 45_000 });
});
