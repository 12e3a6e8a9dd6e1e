import { expect } from '@playwright/test';
import { test } from '../../support/test.ts';
import { violationsIn } from '../../support/axe.ts';
import { prepareDeployment } from '../../support/deployment.ts';
import { PAGE, choice, code, explorerOf, openExplorer, scrollToExplorer } from '../../support/explorer.ts';
import { expectFullLoad, holdBack, open, pathOf, recordRequests } from '../../support/reader.ts';

test('axe finds no violations in a comparison and a failure, in both themes', async ({ page }) => {
  for (const state of ['format:cjs,vs:esm%2Btrue', 'format:iife']) {
    await openExplorer(page, `${PAGE}?explore-format=${state}`);
    expect(await violationsIn(page, '.explorer'), state).toEqual([]);
  }
});

test('keeps a choice made before its script loads', async ({ page }) => {
  const scripts = await holdBack(page, /show-explorer/);
  await open(page, PAGE);
  const explorer = explorerOf(page);
  await explorer.scrollIntoViewIfNeeded();
  await scripts.requested;
  await choice(explorer, 'format', 'cjs').check();
  scripts.release();
  await expect(code(explorer)).toContainText('exports.clampAll');
  await expect(page).toHaveURL(/explore-format=format:cjs$/);
});

test('reports outputs that fail to load and retries on the next choice', async ({ page }) => {
  await page.route(/assets\/explorer-/, (route) => route.abort());
  await open(page, PAGE);
  const explorer = explorerOf(page);
  await explorer.scrollIntoViewIfNeeded();
  await expect(explorer).toContainText('The other outputs cannot be loaded.');
  await page.unroute(/assets\/explorer-/);
  await choice(explorer, 'format', 'cjs').check();
  await expect(code(explorer)).toContainText('exports.clampAll');
  await expect(explorer).not.toContainText('cannot be loaded');
});

test('reloads the page after a deployment only when the reader makes a choice', async ({ page }) => {
  const script = /\/assets\/show-explorer-.*\.js$/;
  const deploy = await prepareDeployment(page, script, PAGE);
  await open(page, PAGE);
  deploy();
  const requests = recordRequests(page);
  const missing = page.waitForResponse(script);
  const explorer = explorerOf(page);
  await explorer.scrollIntoViewIfNeeded();
  const url = (await missing).url();
  // Fails after the import that the explorer started.
  await page.evaluate((address) => (import(address) as Promise<unknown>).catch(() => undefined), url);
  expect(requests.map(pathOf).filter((path) => path === PAGE)).toEqual([]);
  await expectFullLoad(page, () => choice(explorer, 'format', 'cjs').check());
  await scrollToExplorer(page);
});
