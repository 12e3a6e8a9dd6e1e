import { expect, type Page } from '@playwright/test';
import { HOVER } from '../../../src/model/constants.ts';
import { violationsIn } from '../../support/axe.ts';
import { prepareDeployment } from '../../support/deployment.ts';
import {
  expectFullLoad,
  open,
  pathOf,
  recordFaults,
  recordRequests,
  waitForApp,
} from '../../support/reader.ts';
import { block } from '../../support/search-dialog.ts';
import { test } from '../../support/test.ts';

const blockOf = (page: Page) => page.locator('[data-types]');
const popupOf = (page: Page) => page.locator('#type-popup[role="tooltip"]');
const nameOf = (page: Page, name: string) => blockOf(page).locator('.typed').getByText(name, { exact: true });
const FORMAT = /^\(property\) LibConfig\.format\?: "cjs" \| "esm"/;

/** Returns the center of a word in the block, which may not have its own element yet. */
function middleOf(page: Page, word: string): Promise<{ x: number; y: number }> {
  return blockOf(page)
    .locator('code')
    .evaluate((code, text) => {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const at = walker.currentNode.textContent?.indexOf(text) ?? -1;
        if (at === -1) continue;
        const range = new Range();
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + text.length);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }
      throw new Error(`The block has no word ${text}.`);
    }, word);
}

async function pointAt(page: Page, word: string): Promise<void> {
  const { x, y } = await middleOf(page, word);
  await page.mouse.move(x, y);
}

test('loads its data and view once, when somebody points at a block', async ({ page, typeHover }) => {
  const requests = recordRequests(page);
  const loaded = () => requests.map(pathOf).filter((path) => /\/(?:hovers|type-view)-/.test(path));
  await open(page, typeHover.origin);
  await page.waitForLoadState('networkidle');
  expect(loaded()).toEqual([]);
  await pointAt(page, 'format');
  await expect(popupOf(page)).toHaveText(FORMAT);
  await pointAt(page, 'dts');
  await expect(popupOf(page)).toContainText('LibConfig.dts?: boolean | {\n  bundle?:');
  expect(loaded()).toHaveLength(2);
});

test('hovering over a name shows its type until the pointer leaves both name and popup', async ({
  page,
  typeHover,
}) => {
  const faults = await recordFaults(page);
  await page.clock.install();
  await open(page, typeHover.origin);
  await pointAt(page, 'bundle');
  const popup = popupOf(page);
  await expect(popup).toHaveText(/^\(property\) bundle\?: boolean \| \{/);
  const box = (await popup.boundingBox())!;
  expect(box.width).toBeLessThanOrEqual(480);
  expect(await popup.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('mono');
  const name = (await nameOf(page, 'bundle').boundingBox())!;
  expect(box.y + box.height <= name.y || box.y >= name.y + name.height).toBe(true);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(box.x + 10, box.y + box.height / 2, { steps: 3 });
  await page.clock.runFor(HOVER.closeDelayMs * 3);
  await expect(popup).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(HOVER.closeDelayMs);
  await expect(popup).toBeHidden();
  expect(faults).toEqual([]);
});

test('Escape closes the popup, and it stays closed under a resting pointer', async ({ page, typeHover }) => {
  await page.clock.install();
  await open(page, typeHover.origin);
  await pointAt(page, 'format');
  await expect(popupOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toBeHidden();
  await page.clock.fastForward(HOVER.openDelayMs * 3);
  await expect(popupOf(page)).toBeHidden();
});

test('the button makes names focusable, and Tab and arrows move between them', async ({
  page,
  typeHover,
}) => {
  await open(page, typeHover.origin);
  const button = blockOf(page).getByRole('button', { name: 'Show types' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const first = nameOf(page, 'defineConfig').first();
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/^function defineConfig\(config: RslibConfigDefinition\)/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(nameOf(page, 'lib')).toBeFocused();
  await expect(nameOf(page, 'lib')).toHaveAccessibleDescription('(property) RslibConfig.lib?: LibConfig[]');
  await page.keyboard.press('ArrowLeft');
  await expect(nameOf(page, 'defineConfig').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(popupOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(blockOf(page).locator('[tabindex="0"].typed')).toHaveCount(0);
});

test('axe finds no violations while a type is shown, in both themes', async ({ page, typeHover }) => {
  await open(page, typeHover.origin);
  await blockOf(page).getByRole('button', { name: 'Show types' }).press('Enter');
  await expect(nameOf(page, 'defineConfig').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(popupOf(page)).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });

  test('a tap on a name shows its type, a tap elsewhere closes it', async ({ page, typeHover }) => {
    await page.goto(typeHover.origin);
    await page.touchscreen.tap(200, 650);
    await waitForApp(page);
    const { x, y } = await middleOf(page, 'format');
    await page.touchscreen.tap(x, y);
    const popup = popupOf(page);
    await expect(popup).toHaveText(FORMAT);
    const box = (await popup.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    await page.touchscreen.tap(200, 650);
    await expect(popup).toBeHidden();
    await blockOf(page).getByRole('button', { name: 'Show types' }).tap();
    await expect(popup).toHaveText(/^function defineConfig/);
    await nameOf(page, 'dts').tap();
    await expect(popup).toHaveText(/LibConfig\.dts/);
  });
});

test('leaves the block alone when its data fails to load; the button reports it and retries', async ({
  page,
  typeHover,
}) => {
  await page.clock.install();
  await page.route('**/hovers-*.json', (route) => route.abort());
  await open(page, typeHover.origin);
  const before = await blockOf(page).locator('pre').innerHTML();
  const failed = page.waitForEvent('requestfailed');
  await pointAt(page, 'format');
  await failed;
  await page.clock.fastForward(HOVER.openDelayMs * 3);
  await expect(popupOf(page)).toHaveCount(0);
  expect(await blockOf(page).locator('pre').innerHTML()).toBe(before);
  const button = blockOf(page).getByRole('button', { name: 'Show types' });
  await button.click();
  await expect(popupOf(page)).toContainText('cannot be loaded');
  await expect(page.locator('#announcer')).toContainText('cannot be loaded');
  await page.unroute('**/hovers-*.json');
  await button.click();
  await expect(nameOf(page, 'defineConfig').first()).toBeFocused();
});

test('the page stays usable when the view fails to load', async ({ page, typeHover }) => {
  await page.route('**/type-view-*.js', (route) => route.abort());
  await page.clock.install();
  await open(page, typeHover.origin);
  const requests = recordRequests(page);
  const requestCount = () => requests.filter((request) => pathOf(request).includes('/type-view-')).length;
  await pointAt(page, 'format');
  await expect.poll(requestCount).toBe(1);
  await pointAt(page, 'dts');
  await page.clock.fastForward(HOVER.openDelayMs * 3);
  expect(requestCount()).toBe(1);
  await page.getByRole('link', { name: 'Another page' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Another page/);
});

test('says that the view did not load to a reader who asked for it, and tries again', async ({
  page,
  typeHover,
}) => {
  const view = await block(page, /\/type-view-.*\.js$/);
  await open(page, typeHover.origin);
  await blockOf(page).getByRole('button', { name: 'Show types' }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('This did not load. Check your connection.');
  await view.unblock();
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(popupOf(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('closes the popup when the page is left, and shows types again on return', async ({
  page,
  typeHover,
}) => {
  await open(page, typeHover.origin);
  await blockOf(page).getByRole('button', { name: 'Show types' }).click();
  await expect(popupOf(page)).toBeVisible();
  await page.getByRole('link', { name: 'Another page' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Another page/);
  await expect(popupOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(blockOf(page)).toBeVisible();
  await expect(popupOf(page)).toBeHidden();
  await pointAt(page, 'dts');
  await expect(popupOf(page)).toContainText('LibConfig.dts');
});

test('only blocks with types have the button', async ({ page, typeHover }) => {
  await open(page, typeHover.origin);
  await expect(page.locator('.code')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Show types' })).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the block without the button', async ({ page, typeHover }) => {
    await page.goto(typeHover.origin);
    await expect(blockOf(page)).toContainText('defineConfig');
    await expect(page.getByRole('button', { name: 'Show types' })).toHaveCount(0);
  });
});

test('reloads the page after a deployment only for a click, not for a pointer', async ({
  page,
  typeHover,
}) => {
  const script = /\/assets\/type-view-.*\.js$/;
  const deploy = await prepareDeployment(page, script, '/');
  await open(page, typeHover.origin);
  deploy();
  const requests = recordRequests(page);
  const missing = page.waitForResponse(script);
  await pointAt(page, 'format');
  const url = (await missing).url();
  // Fails after the import that the pointer started.
  await page.evaluate((address) => (import(address) as Promise<unknown>).catch(() => undefined), url);
  expect(requests.map(pathOf).filter((path) => path === '/')).toEqual([]);
  await expectFullLoad(page, () => blockOf(page).getByRole('button', { name: 'Show types' }).click());
});
