import { expect } from '@playwright/test';
import { test } from '../../support/test.ts';
import type { Page } from '@playwright/test';
import { dialogOf, inputOf, searchButton } from '../../support/search-dialog.ts';
import {
  emulateSlow3g,
  waitForApp,
  holdBack,
  waitForPaint,
  open,
  recordFaults,
} from '../../support/reader.ts';
import { serving } from '../../support/sites.ts';
import { createSlowHost } from '../../support/slow-host.ts';

const APP = /\/assets\/start-app-/;

async function expectOpenOnce(page: Page): Promise<void> {
  await expect(dialogOf(page)).toHaveCount(1);
  await expect(inputOf(page)).toBeFocused();
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
}

test('[N12] [K1] the Search button, Ctrl+K, Cmd+K and / open the dialog; Escape closes it', async ({
  page,
}) => {
  const faults = await recordFaults(page);
  await open(page, '/config/lib/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expectOpenOnce(page);
  await expect(dialogOf(page)).toHaveAccessibleName('Search');
  await expect(inputOf(page)).toHaveAttribute('placeholder', 'Search docs');
  await closeDialog(page);
  await expect(searchButton(page)).toBeFocused();
  for (const key of ['Control+k', 'Meta+k', 'Control+K', '/']) {
    await page.keyboard.press(key);
    await expectOpenOnce(page);
    await expect(inputOf(page), key).toHaveValue('');
    await closeDialog(page);
  }
  expect(faults).toEqual([]);
});

test('[N12] / opens nothing while a field has focus, but Ctrl+K does', async ({ page }) => {
  await open(page, '/config/');
  await page.evaluate(() => {
    const place = document.createElement('div');
    for (const [name, html] of Object.entries({ textarea: '', select: '', div: '' })) {
      const field = document.createElement(name);
      field.id = `written-${name}`;
      if (name === 'div') field.contentEditable = 'true';
      field.textContent = html;
      place.append(field);
    }
    const inShadow = document.createElement('input');
    inShadow.id = 'written-shadow';
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(inShadow);
    document.querySelector('main')!.prepend(place, host);
  });
  const fields = ['textarea', 'select', 'div', 'shadow'].map((name) => page.locator(`#written-${name}`));
  for (const field of [page.getByLabel('Filter'), ...fields]) {
    await field.focus();
    await page.keyboard.press('/');
    // The dialog opens shortly after its key; one opened by mistake would be there by now.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
    await expect(dialogOf(page)).toHaveCount(0);
  }
  await expect(page.getByLabel('Filter')).toHaveValue('/');
  await page.getByLabel('Filter').focus();
  await page.keyboard.press('Control+k');
  await expectOpenOnce(page);
  await closeDialog(page);
  await expect(page.getByLabel('Filter')).toBeFocused();
});

test('[N12] an early click or shortcut opens the dialog once when the app starts', async ({ page }) => {
  const faults = await recordFaults(page);
  for (const early of ['click', 'Control+k', '/'] as const) {
    const app = await holdBack(page, APP);
    await page.goto('/config/lib/');
    await waitForPaint(page);
    if (early === 'click') await searchButton(page).click();
    else await page.keyboard.press(early);
    await app.requested;
    await expect(dialogOf(page)).toHaveCount(0);
    app.release();
    await waitForApp(page);
    await expectOpenOnce(page);
    await closeDialog(page);
  }
  expect(faults).toEqual([]);
});

for (const request of ['Control+k', '/', 'a click'])
  test(`[N12] ${request} before the entry script opens the dialog with all that is typed`, async ({
    page,
  }) => {
    const entry = await holdBack(page, /\/assets\/entry-/);
    const app = await holdBack(page, APP);
    await page.goto('/config/lib/', { waitUntil: 'commit' });
    await waitForPaint(page);
    if (request === 'a click') await searchButton(page).click();
    else await page.keyboard.press(request);
    await page.keyboard.type('umd');
    await page.keyboard.type('m');
    await page.keyboard.press('Backspace');
    await page.keyboard.type(' n');
    await entry.requested;
    entry.release();
    await app.requested;
    await page.keyboard.type('am');
    app.release();
    await page.keyboard.type('e');
    await expectOpenOnce(page);
    await expect(inputOf(page)).toHaveValue('umd name');
  });

test('[N12] Escape before the entry script cancels the dialog, and another click is kept', async ({
  page,
}) => {
  const entry = await holdBack(page, /\/assets\/entry-/);
  await page.goto('/config/lib/', { waitUntil: 'commit' });
  await waitForPaint(page);
  for (const key of ['Control+k', 'u', 'Escape', 'm']) await page.keyboard.press(key);
  await page.locator('.theme-switch').click();
  await entry.requested;
  entry.release();
  await waitForApp(page);
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.keyboard.press('/');
  await expectOpenOnce(page);
  await expect(inputOf(page)).toHaveValue('');
});

test('[N12] on slow 3G, a query typed right after the document has arrived is complete', async ({ page }) => {
  await emulateSlow3g(page);
  await page.goto('/config/lib/', { waitUntil: 'commit' });
  await waitForPaint(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('umd name', { delay: 60 });
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
  await expectOpenOnce(page);
  await expect(inputOf(page)).toHaveValue('umd name');
});

test('[N12] a shortcut and later typing are kept while the document is still loading', async ({
  page,
  baseURL,
}) => {
  let arrive!: () => void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const host = createSlowHost(baseURL!, async (html, send) => {
    const at = html.indexOf('class="search-button"');
    send(html.subarray(0, at));
    await arrived;
    send(html.subarray(at));
  });
  await serving('', host, async ({ origin }) => {
    const app = page.waitForResponse(APP);
    await page.goto(`${origin}/config/lib/`, { waitUntil: 'commit' });
    await waitForPaint(page);
    await page.keyboard.press('Control+k');
    await app;
    await page.keyboard.type('dts');
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    arrive();
    await expectOpenOnce(page);
    await expect(inputOf(page)).toHaveValue('dts');
    await expect(page.locator('.site-footer')).toBeAttached();
  });
});

for (const [platform, keys] of [
  ['Linux x86_64', 'Ctrl K'],
  ['Win32', 'Ctrl K'],
  ['MacIntel', '⌘ K'],
  ['iPad', '⌘ K'],
] as const) {
  test(`[N12] the button shows the shortcut of ${platform}`, async ({ page }) => {
    await page.addInitScript(
      (name) => Object.defineProperty(navigator, 'platform', { get: () => name }),
      platform,
    );
    // Without the app, because the first paint already shows it.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/config/lib/');
    const label = searchButton(page).locator('kbd');
    expect(await label.evaluate((key) => getComputedStyle(key, '::before').content)).toBe(`"${keys}"`);
    await expect(searchButton(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
    await expect(searchButton(page)).toHaveAccessibleName('Search');
  });
}

test('[N12] a query in the URL opens the dialog with it', async ({ page }) => {
  await page.goto('/?q=dts');
  await expectOpenOnce(page);
  await expect(inputOf(page)).toHaveValue('dts');
  await expect(dialogOf(page).getByRole('option').first()).toContainText('dts');
});

test('a click outside the dialog closes it, one inside does not, and the page behind does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, '/config/lib/dts');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page).getByText('Cancel')).toBeHidden();
  await dialogOf(page).locator('.search-keys').click();
  await expect(dialogOf(page)).toBeVisible();

  await test.step('selecting text with a drag that ends outside keeps it open', async () => {
    await inputOf(page).fill('declaration');
    const box = (await inputOf(page).boundingBox())!;
    await page.mouse.move(box.x + 90, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(10, box.y + box.height / 2);
    await page.mouse.up();
    await expect(dialogOf(page)).toBeVisible();
  });

  await page.mouse.move(10, 690);
  await page.mouse.wheel(0, 400);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await page.mouse.click(10, 690);
  await expect(dialogOf(page)).toBeHidden();
  // Until the next frame the browser may use the old scroll state and drop a wheel event.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400);
      return page.evaluate(() => scrollY);
    })
    .toBeGreaterThan(300);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('the dialog fills the screen, and Cancel closes it', async ({ page }) => {
    await open(page, '/config/lib/');
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await expectOpenOnce(page);
    expect(await dialogOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
    const cancel = dialogOf(page).getByRole('button', { name: 'Cancel' });
    expect((await cancel.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await cancel.tap();
    await expect(dialogOf(page)).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[N12] a link to the overview replaces the button', async ({ page }) => {
    await page.goto('/guide/start/quick-start');
    await expect(page.getByRole('button', { name: 'Search' })).toHaveCount(0);
    await page.getByRole('link', { name: 'All options' }).click();
    await expect(page).toHaveURL('/config/');
  });
});
