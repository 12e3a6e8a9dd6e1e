import { expect } from '@playwright/test';
import { test } from '../../support/test.ts';
import type { Page } from '@playwright/test';
import { prepareDeployment } from '../../support/deployment.ts';
import {
  waitForApp,
  follow,
  holdBack,
  isSameDocument,
  expectFullLoad,
  open,
  pathOf,
  recordFaults,
  recordRequests,
} from '../../support/reader.ts';
import { block, dialogOf, searchFor, inputOf, searchButton } from '../../support/search-dialog.ts';

const DIALOG_CODE = /\/assets\/open-dialog-.*\.js$/;
const PAGE = '/config/lib/format';

/** Opens the page, and returns what deploys another build without the dialog's code. */
async function openBeforeDeployment(page: Page): Promise<() => void> {
  const deploy = await prepareDeployment(page, DIALOG_CODE, PAGE);
  await open(page, PAGE);
  return deploy;
}

/**
 * Opens the dialog while its code is held back until it is released. Holding back comes first: on a page that is
 * already open, it starts a moment later, and a key can be faster.
 */
async function openEarly(page: Page) {
  const code = await holdBack(page, DIALOG_CODE);
  await open(page, PAGE);
  await page.keyboard.press('Control+k');
  await code.requested;
  return code;
}

test('worker and index load beside the code of the dialog, not after it', async ({ page }) => {
  const others = [/\/assets\/worker-.*\.js$/, /\/assets\/search-[\w-]{8}\.json$/].map((file) =>
    page.waitForResponse(file),
  );
  const code = await openEarly(page);
  for (const response of await Promise.all(others)) expect(response.ok()).toBe(true);
  code.release();
  await searchFor(page, 'lib.format');
});

test('reloads the page once after a deployment and opens the dialog', async ({ page }) => {
  const deploy = await openBeforeDeployment(page);
  deploy();
  await expectFullLoad(page, () => page.keyboard.press('/'));
  await expect(inputOf(page)).toBeFocused();
  expect(await isSameDocument(page)).toBe(false);
  await page.keyboard.press('Escape');
  // Another reload does not open the dialog again.
  await page.reload();
  await waitForApp(page);
  await expect(dialogOf(page)).toHaveCount(0);
});

test('follows a link clicked while the page reloads after a deployment', async ({ page }) => {
  const deploy = await openBeforeDeployment(page);
  deploy();
  const { x, y, width, height } = (await page
    .locator('.nav-links')
    .getByRole('link', { name: 'Blog' })
    .boundingBox())!;
  const reload = await holdBack(page, `**${PAGE}`, 'document');
  await page.keyboard.press('/');
  await reload.requested;
  // Playwright cannot query a page that is being replaced.
  await page.mouse.click(x + width / 2, y + height / 2);
  reload.release();
  await expect(page).toHaveURL('/blog/');
  await waitForApp(page);
  await expect(page).toHaveURL('/blog/');
});

test('hovering over the button after a deployment does not reload the page', async ({ page }) => {
  const deploy = await openBeforeDeployment(page);
  deploy();
  const requests = recordRequests(page);
  const gone = page.waitForResponse(DIALOG_CODE);
  await searchButton(page).hover();
  const code = (await gone).url();
  // Once this import fails, the earlier one has failed too.
  await page.evaluate((url) => (import(url) as Promise<unknown>).catch(() => undefined), code);
  expect(requests.map(pathOf).filter((path) => path === PAGE)).toEqual([]);
});

test.describe("if the dialog's code fails to load", () => {
  const notice = (page: Page) => page.getByRole('alert');
  const retry = (page: Page) => notice(page).getByRole('button', { name: 'Retry' });

  async function expectNotice(page: Page): Promise<void> {
    await expect(notice(page)).toContainText('The search did not load. Check your connection.');
    await expect(retry(page)).toBeFocused();
    await expect(dialogOf(page)).toHaveCount(0);
  }

  test('[X1] the page says so, offers a retry and keeps what was typed', async ({ page }) => {
    const network = await block(page, DIALOG_CODE);
    const code = await openEarly(page);
    await page.keyboard.type('umd');
    code.release();
    await expectNotice(page);
    expect(await isSameDocument(page)).toBe(true);
    await network.unblock();
    // No dialog is pending, so this key is not part of a query.
    await page.keyboard.press('x');
    await page.keyboard.press('Enter');
    await expect(inputOf(page)).toHaveValue('umd');
    await expect(inputOf(page)).toBeFocused();
    await expect(notice(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('[X1] offline before the first search, dismissing gives the focus back, and search works online again', async ({
    page,
    context,
  }) => {
    await open(page, PAGE);
    await context.setOffline(true);
    await searchButton(page).focus();
    await page.keyboard.press('Enter');
    await expectNotice(page);
    await notice(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(searchButton(page)).toBeFocused();
    await page.keyboard.press('/');
    await expectNotice(page);
    // Still offline.
    await page.keyboard.press('Enter');
    await expectNotice(page);
    await context.setOffline(false);
    await page.keyboard.press('Enter');
    await searchFor(page, 'dts');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('[X1] a retry reloads the page if the host answers, and asks again', async ({ page }) => {
    const network = await block(page, DIALOG_CODE);
    const code = await openEarly(page);
    await page.keyboard.type('umd');
    code.release();
    await expectNotice(page);
    await expectFullLoad(page, () => page.keyboard.press('Enter'));
    await expectNotice(page);
    await network.unblock();
    await page.keyboard.press('Enter');
    await expect(inputOf(page)).toHaveValue('umd');
  });
});

test('keeps what is typed before the dialog opens, and typing continues in it', async ({ page }) => {
  const code = await openEarly(page);
  await page.keyboard.type('lib.dx');
  await page.keyboard.press('Backspace');
  code.release();
  await expect(inputOf(page)).toHaveValue('lib.d');
  await expect(inputOf(page)).toBeFocused();
  await page.keyboard.type('ts');
  await expect(inputOf(page)).toHaveValue('lib.dts');
  await expect(dialogOf(page).getByRole('option').first()).toContainText('lib.dts');
});

test('opens once, with everything typed, when requested several times', async ({ page }) => {
  const code = await openEarly(page);
  await page.keyboard.type('lib.');
  await page.keyboard.press('Control+k');
  await searchButton(page).click();
  await page.keyboard.type('dts');
  code.release();
  await expect(dialogOf(page).getByRole('option').first()).toContainText('lib.dts');
  await expect(inputOf(page)).toHaveValue('lib.dts');
});

test('Escape cancels a dialog that is still loading, and later keys are not collected', async ({ page }) => {
  const code = await openEarly(page);
  await page.keyboard.type('dts');
  await page.keyboard.press('Escape');
  const loaded = page.waitForResponse(DIALOG_CODE);
  code.release();
  const url = (await loaded).url();
  const isOpen = await page.evaluate(async (address) => {
    await import(address);
    // The dialog renders in one task and opens in the next.
    for (let task = 0; task < 3; task++) await new Promise((resolve) => setTimeout(resolve));
    return document.querySelector('.search[open]') !== null;
  }, url);
  expect(isOpen).toBe(false);
  await page.keyboard.press('/');
  await expect(inputOf(page)).toBeFocused();
  await expect(inputOf(page)).toHaveValue('');
});

test("shows the progress bar while the dialog's code loads slowly", async ({ page }) => {
  const code = await openEarly(page);
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  await expect(bar).toBeVisible();
  code.release();
  await expect(inputOf(page)).toBeFocused();
  await expect(bar).toBeHidden();
});

test('[S12] hides the progress bar of a slow dialog that was requested twice', async ({ page }) => {
  const code = await openEarly(page);
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  await expect(bar).toBeVisible();
  await page.keyboard.press('Control+k');
  code.release();
  await expect(inputOf(page)).toBeFocused();
  await expect(bar).toBeHidden();
});

test('[S12] keeps the progress bar of a slow page when the dialog opens', async ({ page }) => {
  const code = await openEarly(page);
  const target = await holdBack(page, '**/config/lib/dts', 'fetch');
  await follow(page, '/config/lib/dts');
  await target.requested;
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  await expect(bar).toBeVisible();
  const fillings = await bar.evaluateHandle((element: HTMLElement) => {
    const times: number[] = [];
    new MutationObserver(() => {
      if (element.ariaValueNow === '100' && !element.hidden) times.push(performance.now());
    }).observe(element, { attributeFilter: ['aria-valuenow'] });
    return times;
  });
  code.release();
  await expect(inputOf(page)).toBeFocused();
  await expect(bar).toBeVisible();
  target.release();
  await expect(bar).toBeHidden();
  expect(await fillings.evaluate((times) => times.length)).toBe(1);
});

const WAYS_TO_OPEN = {
  key: (page: Page) => page.keyboard.press('/'),
  button: (page: Page) => searchButton(page).click(),
};
for (const [by, openDialog] of Object.entries(WAYS_TO_OPEN))
  test(`by ${by}: Enter before the app starts opens the best hit of what was typed`, async ({ page }) => {
    const app = await holdBack(page, /\/assets\/start-app-.*\.js$/);
    await page.goto(PAGE);
    await app.requested;
    await openDialog(page);
    await page.keyboard.type('umdName');
    await page.keyboard.press('Enter');
    app.release();
    await expect(page).toHaveURL(/\/config\/lib\/umd-name/);
    await expect(dialogOf(page)).toBeHidden();
  });

test('shows an error offline and finds results once online again', async ({ page, context }) => {
  await open(page, PAGE);
  const started = page.waitForEvent('worker');
  await searchButton(page).hover();
  await started;
  await context.setOffline(true);
  await searchButton(page).click();
  // In no name of a page: the names have loaded, and answer what they can.
  await inputOf(page).fill('onSuccess');
  await expect(dialogOf(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialogOf(page).getByRole('option').first()).toContainText('after each build');
});

test('shows an error when neither the worker nor the main-thread engine loads, and recovers on retry', async ({
  page,
}) => {
  const network = await block(page, /\/assets\/(?:worker|main-thread)-.*\.js$/);
  await open(page, PAGE);
  await page.keyboard.press('Control+k');
  await inputOf(page).fill('dts');
  await expect(dialogOf(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
  await network.unblock();
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialogOf(page).getByRole('option').first()).toContainText('dts');
});

test('requests no dialog script before a sign of intent', async ({ page }) => {
  const faults = await recordFaults(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page, PAGE);
  const isSearchFile = (name: string) =>
    /\/(?:open-dialog|worker|main-thread|hosted-provider)-|\/search-.*\.json/.test(name);
  expect(requested.filter(isSearchFile)).toEqual([]);
  await searchButton(page).hover();
  await searchButton(page).click();
  await searchFor(page, 'dts');
  // The embedded index needs neither the hosted client nor the engine on the main thread.
  expect(requested.filter(isSearchFile).filter((name) => /main-thread|hosted/.test(name))).toEqual([]);
  expect(requested.filter((name) => /open-dialog-/.test(name)).length).toBe(1);
  expect(faults).toEqual([]);
});
