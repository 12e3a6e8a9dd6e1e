import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import type { Page } from '@playwright/test';
import { block, inputOf } from '../support/search-dialog.ts';
import {
  waitForApp,
  expectFullLoad,
  holdBack,
  waitForPaint,
  pathOf,
  recordFaults,
  recordRequests,
} from '../support/reader.ts';

const APP = /\/assets\/start-app-/;
const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }),
  );
const themeSwitch = (page: Page) => page.locator('.theme-switch');

test('requests React only after the page has painted', async ({ page }) => {
  // No pointer and no key: a sign of intent could start the app before the first paint.
  await page.goto('/config/lib/');
  await waitForApp(page);
  const [painted, requested] = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const app = performance.getEntriesByType('resource').find(({ name }) => name.includes('/start-app-'));
    return [paint?.startTime, app?.startTime];
  });
  expect(painted).toBeGreaterThan(0);
  expect(requested).toBeGreaterThan(painted ?? 0);
});

test('replays an early click on the theme switch exactly once when the app starts', async ({ page }) => {
  const faults = await recordFaults(page);
  const app = await holdBack(page, APP);
  await page.goto('/config/lib/');
  await themeSwitch(page).click();
  await app.requested;
  await expect(page.locator('html')).not.toHaveClass(/light|dark/);
  app.release();
  await waitForApp(page);
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(themeSwitch(page)).toHaveAttribute('data-theme', 'dark');
  await themeSwitch(page).click();
  await expect(page.locator('html')).toHaveClass('light');
  expect(faults).toEqual([]);
});

test.describe('[X1] if the app does not load', () => {
  test('offline, the next search starts it', async ({ page, context }) => {
    await saveData(page);
    await page.goto('/config/lib/');
    await context.setOffline(true);
    const failed = page.waitForEvent('console', (message) => message.text().includes('did not start'));
    await page.keyboard.press('Control+k');
    await failed;
    await context.setOffline(false);
    await page.keyboard.press('Control+k');
    await expect(inputOf(page)).toBeFocused();
  });

  test('but the host answers, a search reloads the page, once, and opens with what was typed', async ({
    page,
  }) => {
    const network = await block(page, APP);
    const app = await holdBack(page, APP);
    await page.goto('/config/lib/');
    await page.keyboard.press('Control+k');
    await app.requested;
    await page.keyboard.type('umd');
    await expectFullLoad(page, async () => app.release());
    const failed = page.waitForEvent('console', (message) => message.text().includes('did not start'));
    await page.keyboard.press('Control+k');
    await failed;
    await network.unblock();
    await page.keyboard.press('Control+k');
    await expect(inputOf(page)).toHaveValue('umd');
  });
});

test('replays an early click on a tab when the app starts', async ({ page }) => {
  const app = await holdBack(page, APP);
  await page.goto('/guide/start/quick-start');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  app.release();
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
});

test('follows a link clicked while the app is still loading', async ({ page }) => {
  const app = await holdBack(page, APP);
  await page.goto('/config/lib/');
  await page.locator('.sidebar').getByRole('link', { name: 'lib.format' }).click();
  await expect(page.locator('main h1')).toHaveText('lib.format');
  app.release();
});

test('loads the app only on a sign of intent when Save-Data is on', async ({ page }) => {
  await saveData(page);
  const requests = recordRequests(page);
  await page.goto('/config/lib/');
  await waitForPaint(page);
  // Browsers fire this for a pointer that already rests where the page appears.
  await page.dispatchEvent('body', 'pointermove');
  // Two idle periods are longer than an idle page waits. The fetch makes sure that no earlier request is
  // missed.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    await (await fetch('/logo.svg')).text();
  });
  expect(requests.map(pathOf).filter((name) => APP.test(name))).toEqual([]);
  await page.mouse.move(200, 200);
  await waitForApp(page);
});
