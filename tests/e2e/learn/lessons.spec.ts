import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violationsIn } from '../../support/axe.ts';
import { test, writeFile } from '../../support/lab-page.ts';
import { recordFaults, waitForApp } from '../../support/reader.ts';

const PACKAGE = JSON.stringify({
  name: 'greet-kit',
  version: '1.0.0',
  type: 'module',
  exports: { '.': { require: './dist/index.cjs', default: './dist/index.js' } },
});

/** Starting Rslib, the build and the doctor take seconds on a busy machine. */
const LONG = { timeout: 45_000 };

async function openLesson(page: Page, id: string): Promise<void> {
  await page.goto(`/learn/${id}`);
  await page.mouse.move(1, 1);
  await waitForApp(page);
  await page.locator('.lesson-bench').waitFor();
}

const verdict = (page: Page) => page.locator('.lesson-verdict').getByRole('status');
const check = (page: Page) => page.getByRole('button', { name: 'Check my answer' }).press('Enter');

test('the real Rslib builds an answer, and the judge says what it thinks of it', async ({ page }) => {
  test.slow();
  const faults = await recordFaults(page);

  await test.step('a build that fails has a hint, and the solution is a visible change', async () => {
    await openLesson(page, 'first-entry');
    await check(page);
    await expect(verdict(page)).toContainText('Rslib has found nothing to build.', LONG);
    await page.getByRole('button', { name: 'Tell me more' }).press('Enter');
    await expect(verdict(page)).toContainText('add rslib.config.ts with source.entry');
    expect(await violationsIn(page, '.lesson')).toEqual([]);
    await page.getByRole('button', { name: 'Show me' }).press('Enter');
    const solution = page.getByRole('region', { name: 'The solution' });
    await expect(solution).toContainText("entry: { index: './src/main.ts' }");
    await check(page);
    await expect(verdict(page)).toContainText('Right:', LONG);
    await page.getByRole('link', { name: 'Next lesson' }).click();
    // It works as after a visit by its address, and a visit in between would be taken back.
    await expect(page.locator('[data-route="/learn/output-name"] .lesson-bench')).toBeVisible();
  });

  await test.step('another way than the solution is right, and a reload remembers it', async () => {
    await openLesson(page, 'exports');
    await check(page);
    await expect(verdict(page)).toContainText('Node.js does not read module', LONG);
    await writeFile(page, 'package.json', PACKAGE);
    await check(page);
    await expect(verdict(page)).toContainText('Right:', LONG);
    expect(await violationsIn(page, '.lesson')).toEqual([]);
    await page.reload();
    await expect(verdict(page)).toHaveText('You have solved this lesson.');
    expect(faults).toEqual([]);
  });
});

test('without scripts a lesson shows the project, an answer and what Rslib writes for it', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await page.goto('/learn/both-formats');
  await expect(page.getByText('What Rslib writes for it')).toBeVisible();
  await expect(page.getByText('exports.greet = ').first()).toBeVisible();
  await page.close();
});
