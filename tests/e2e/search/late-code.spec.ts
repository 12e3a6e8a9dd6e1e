import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  appIsReady,
  follow,
  holdBack,
  isSameDocument,
  loadsPlainly,
  open,
  pathOf,
  recordFaults,
  recordRequests,
} from '../../support/reader.ts';
import { block, dialogOf, find, inputOf, searchButton } from '../../support/search-dialog.ts';

const DIALOG_CODE = /\/assets\/open-dialog-.*\.js$/;
const PAGE = '/config/lib/format';

/** The code of the dialog is gone until the page is loaded anew, and the server has the pages of another build. */
async function deployAnew(page: Page): Promise<void> {
  let isLoadedAnew = false;
  page.on('request', (request) => (isLoadedAnew ||= request.isNavigationRequest()));
  await page.route(DIALOG_CODE, (route) =>
    isLoadedAnew ? route.fallback() : route.fulfill({ status: 404 }),
  );
  await page.route(`**${PAGE}`, async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/assets\/entry-[\w-]+\.js/g, 'assets/entry-newer.js');
    return route.fulfill({ response, body });
  });
}

/** The dialog is asked for, and its code does not come before it is released. */
async function askEarly(page: Page) {
  await open(page, PAGE);
  const code = await holdBack(page, DIALOG_CODE);
  await page.keyboard.press('Control+k');
  await code.asked;
  return code;
}

test('after a deployment the page is loaded once more, and the dialog opens', async ({ page }) => {
  await open(page, PAGE);
  await deployAnew(page);
  await loadsPlainly(page, () => page.keyboard.press('/'));
  await expect(inputOf(page)).toBeFocused();
  expect(await isSameDocument(page)).toBe(false);
  await page.keyboard.press('Escape');
  // Asked once, opened once.
  await page.reload();
  await appIsReady(page);
  await expect(dialogOf(page)).toHaveCount(0);
});

test('a link that is clicked while the page is loaded once more leads to its page', async ({ page }) => {
  await open(page, PAGE);
  await deployAnew(page);
  const { x, y, width, height } = (await page
    .locator('.nav-links')
    .getByRole('link', { name: 'Blog' })
    .boundingBox())!;
  const again = await holdBack(page, `**${PAGE}`, 'document');
  await page.keyboard.press('/');
  await again.asked;
  // Playwright answers no question about a page that is on its way.
  await page.mouse.click(x + width / 2, y + height / 2);
  again.release();
  await expect(page).toHaveURL('/blog/');
  await appIsReady(page);
  await expect(page).toHaveURL('/blog/');
});

test('hovering over the button after a deployment leaves the page alone', async ({ page }) => {
  await open(page, PAGE);
  await deployAnew(page);
  const requests = recordRequests(page);
  const gone = page.waitForResponse(DIALOG_CODE);
  await searchButton(page).hover();
  const code = (await gone).url();
  // When this has failed, so has what was asked for before it.
  await page.evaluate((url) => (import(url) as Promise<unknown>).catch(() => undefined), code);
  expect(requests.map(pathOf).filter((path) => path === PAGE)).toEqual([]);
});

test('code that cannot be had leaves the page, and is asked for again with the next click', async ({
  page,
}) => {
  await open(page, PAGE);
  const network = await block(page, DIALOG_CODE);
  const failed = page.waitForEvent('requestfailed', (request) => DIALOG_CODE.test(request.url()));
  const looked = page.waitForResponse(`**${PAGE}`);
  await page.keyboard.press('Control+k');
  await failed;
  await (await looked).finished();
  await expect(dialogOf(page)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
  await network.unblock();
  // Nobody waits for the dialog any more: this is no query.
  await page.keyboard.press('x');
  await searchButton(page).click();
  await expect(inputOf(page)).toBeFocused();
  await expect(inputOf(page)).toHaveValue('');
  expect(await isSameDocument(page)).toBe(true);
});

test('what is typed before the dialog is there stands in it, and typing goes on', async ({ page }) => {
  const code = await askEarly(page);
  await page.keyboard.type('lib.dx');
  await page.keyboard.press('Backspace');
  code.release();
  await expect(inputOf(page)).toHaveValue('lib.d');
  await expect(inputOf(page)).toBeFocused();
  await page.keyboard.type('ts');
  await expect(inputOf(page)).toHaveValue('lib.dts');
  await expect(dialogOf(page).getByRole('option').first()).toContainText('lib.dts');
});

test('asked for twice, the dialog opens once, with what was typed in between', async ({ page }) => {
  const code = await askEarly(page);
  await page.keyboard.type('lib.');
  await page.keyboard.press('Control+k');
  await searchButton(page).click();
  await page.keyboard.type('dts');
  code.release();
  await expect(dialogOf(page).getByRole('option').first()).toContainText('lib.dts');
  await expect(inputOf(page)).toHaveValue('lib.dts');
});

test('Escape before the dialog is there is an answer: it does not come, and keys are keys again', async ({
  page,
}) => {
  const code = await askEarly(page);
  await page.keyboard.type('dts');
  await page.keyboard.press('Escape');
  const loaded = page.waitForResponse(DIALOG_CODE);
  code.release();
  const url = (await loaded).url();
  const isOpen = await page.evaluate(async (address) => {
    await import(address);
    // Drawn in one task, opened in the next.
    for (let task = 0; task < 3; task++) await new Promise((resolve) => setTimeout(resolve));
    return document.querySelector('.search[open]') !== null;
  }, url);
  expect(isOpen).toBe(false);
  await page.keyboard.press('/');
  await expect(inputOf(page)).toBeFocused();
  await expect(inputOf(page)).toHaveValue('');
});

test('where it takes long, the bar of a slow page says that something is coming', async ({ page }) => {
  const code = await askEarly(page);
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  await expect(bar).toBeVisible();
  code.release();
  await expect(inputOf(page)).toBeFocused();
  await expect(bar).toBeHidden();
});

test('[S12] asked for twice while its code is slow, the dialog leaves no bar behind', async ({ page }) => {
  const code = await askEarly(page);
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  await expect(bar).toBeVisible();
  await page.keyboard.press('Control+k');
  code.release();
  await expect(inputOf(page)).toBeFocused();
  await expect(bar).toBeHidden();
});

test('[S12] the bar of a slow page stays when the dialog has come', async ({ page }) => {
  const code = await askEarly(page);
  const target = await holdBack(page, '**/config/lib/dts', 'fetch');
  await follow(page, '/config/lib/dts');
  await target.asked;
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

const WAYS_TO_ASK = {
  key: (page: Page) => page.keyboard.press('/'),
  button: (page: Page) => searchButton(page).click(),
};
for (const [by, askFor] of Object.entries(WAYS_TO_ASK))
  test(`by ${by}: a query that was sent before even the app was there leads to its best hit`, async ({
    page,
  }) => {
    const app = await holdBack(page, /\/assets\/start-app-.*\.js$/);
    await page.goto(PAGE);
    await app.asked;
    await askFor(page);
    await page.keyboard.type('umdName');
    await page.keyboard.press('Enter');
    app.release();
    await expect(page).toHaveURL(/\/config\/lib\/umd-name/);
    await expect(dialogOf(page)).toBeHidden();
  });

test('offline, the dialog whose code is there says that it finds nothing, and finds it when online again', async ({
  page,
  context,
}) => {
  await open(page, PAGE);
  const started = page.waitForEvent('worker');
  await searchButton(page).hover();
  await started;
  await context.setOffline(true);
  await searchButton(page).click();
  await inputOf(page).fill('dts');
  await expect(dialogOf(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialogOf(page).getByRole('option').first()).toContainText('dts');
});

test('neither the worker nor the engine for the page can be had: an error, until trying again brings one', async ({
  page,
}) => {
  await open(page, PAGE);
  const network = await block(page, /\/assets\/(?:worker|main-thread)-.*\.js$/);
  await page.keyboard.press('Control+k');
  await inputOf(page).fill('dts');
  await expect(dialogOf(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
  await network.unblock();
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialogOf(page).getByRole('option').first()).toContainText('dts');
});

test('no script of the dialog is asked for before somebody is about to use it', async ({ page }) => {
  const faults = await recordFaults(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, PAGE);
  const isOfSearch = (name: string) =>
    /\/(?:open-dialog|worker|main-thread|hosted-provider)-|\/search-.*\.json/.test(name);
  expect(asked.filter(isOfSearch)).toEqual([]);
  await searchButton(page).hover();
  await searchButton(page).click();
  await find(page, 'dts');
  // The embedded index needs neither the hosted client nor the engine on the main thread.
  expect(asked.filter(isOfSearch).filter((name) => /main-thread|hosted/.test(name))).toEqual([]);
  expect(asked.filter((name) => /open-dialog-/.test(name)).length).toBe(1);
  expect(faults).toEqual([]);
});
