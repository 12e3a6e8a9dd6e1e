import { expect } from '@playwright/test';
import { readVerified } from '../../../src/lab/build/verified.ts';
import { violationsIn } from '../../support/axe.ts';
import { projectRoot } from '../../support/built-site.ts';
import { expectBuilt, openLab, test } from '../../support/lab-page.ts';

test('without isolation the lab says why, and offers the archive and the recorded output', async ({
  page,
}) => {
  await page.route('**/lab', async (route) => {
    const response = await route.fetch();
    const { 'cross-origin-opener-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await openLab(page);
  await expect(page.getByText('this page is not isolated here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download the project' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'recorded output' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('button', { name: 'Start Rslib' })).toHaveCount(0);
});

test('without shared memory the lab says so', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'SharedArrayBuffer');
  });
  await openLab(page);
  await expect(page.getByText('Rslib needs shared memory, which this browser does not offer.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Rslib' })).toHaveCount(0);
});

test('with Save-Data the lab says what it would load, and loads it only on request', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openLab(page);
  await expect(page.getByText(/asks to save data, and the lab would load \d\.\d MB/)).toBeVisible();
  await page.getByRole('button', { name: /Load \d\.\d MB anyway/ }).click();
  await expectBuilt(page);
});

test('a page without scripts explains the lab, and how much of it is the same as Rslib', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/lab');
  await expect(page.getByText('The lab needs JavaScript.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lab', exact: true })).toBeVisible();
  const { equal, total, differences } = readVerified(projectRoot);
  await expect(page.getByText(`${equal} of ${total} builds on this site`)).toBeVisible();
  for (const reason of Object.keys(differences)) await expect(page.getByText(reason)).toBeVisible();
  await context.close();
});

test('going offline before the start is explained', async ({ page, context }) => {
  await openLab(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start Rslib' }).click();
  await expect(page.getByText('Check your connection')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download the project' })).toBeVisible();
});

test('has no accessibility violations before a build, in both themes', async ({ page }) => {
  await openLab(page);
  expect(await violationsIn(page, '.lab')).toEqual([]);
  await page.getByRole('button', { name: 'Templates' }).click();
  expect(await violationsIn(page, '.lab-templates')).toEqual([]);
});

test('has no accessibility violations after a build, in both themes', async ({ builtLab }) => {
  expect(await violationsIn(builtLab, '.lab')).toEqual([]);
});

test('nothing moves while the lab appears', async ({ page }) => {
  await page.goto('/lab');
  const shift = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            total += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        const wait = () =>
          document.querySelector('.lab-bench')
            ? requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)))
            : requestAnimationFrame(wait);
        wait();
      }),
  );
  expect(await shift).toBe(0);
});
