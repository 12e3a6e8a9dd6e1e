import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  waitForApp,
  holdBack,
  waitForPaint,
  pathOf,
  recordFaults,
  recordRequests,
} from '../support/reader.ts';

const APP = /\/assets\/start-app-/;
const themeSwitch = (page: Page) => page.locator('.theme-switch');

test('React is asked for only when the page has been painted', async ({ page }) => {
  // Without a sign of intent, which may come before there is anything to see.
  await page.goto('/config/lib/');
  await waitForApp(page);
  const [painted, asked] = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const app = performance.getEntriesByType('resource').find(({ name }) => name.includes('/start-app-'));
    return [paint?.startTime, app?.startTime];
  });
  expect(painted).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(painted ?? 0);
});

test('a click on the theme switch before the app is there is done once, when it is', async ({ page }) => {
  const faults = await recordFaults(page);
  const app = await holdBack(page, APP);
  await page.goto('/config/lib/');
  await themeSwitch(page).click();
  await app.requested;
  await expect(page.locator('html')).not.toHaveClass(/light|dark/);
  app.release();
  await waitForApp(page);
  await expect(page.locator('html')).toHaveClass('light');
  await expect(themeSwitch(page)).toHaveAttribute('data-theme', 'light');
  await themeSwitch(page).click();
  await expect(page.locator('html')).toHaveClass('dark');
  expect(faults).toEqual([]);
});

test('a click on a tab before the app is there is done when it is', async ({ page }) => {
  const app = await holdBack(page, APP);
  await page.goto('/guide/start/quick-start');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  app.release();
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
});

test('a link clicked while the app is on its way leads to its page', async ({ page }) => {
  const app = await holdBack(page, APP);
  await page.goto('/config/lib/');
  await page.locator('.sidebar').getByRole('link', { name: 'lib.format' }).click();
  await expect(page.locator('main h1')).toHaveText('lib.format');
  app.release();
});

test('a reader who saves data gets the app only on intent', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  );
  const requests = recordRequests(page);
  await page.goto('/config/lib/');
  await waitForPaint(page);
  // What a browser tells of a pointer that rests where the page came to stand.
  await page.dispatchEvent('body', 'pointermove');
  // Longer than an idle page would wait: twice idle, with work in between; and a request, so that no earlier one is missed.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    await (await fetch('/logo.svg')).text();
  });
  expect(requests.map(pathOf).filter((name) => APP.test(name))).toEqual([]);
  await page.mouse.move(200, 200);
  await waitForApp(page);
});
