import { expect } from '@playwright/test';
import { expectToSeek } from '../../support/clip.ts';
import { test } from '../../support/test.ts';
import type { Page } from '@playwright/test';
import { waitForApp, isSameDocument, open, recordFaults, sidewaysScroll } from '../../support/reader.ts';
import { dialogOf, searchFor, inputOf, optionsOf, waitForTextIndex } from '../../support/search-dialog.ts';

/** Common reader journeys, in engines other than Chromium that Playwright can drive. */

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const root = (page: Page) => page.locator('html');
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((place) => globalThis.scrollTo({ top: place, behavior: 'instant' }), top);
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function expectRoute(page: Page, route: string): Promise<void> {
  await expect(root(page)).toHaveAttribute('data-route', route);
}

for (const [device, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`every kind of page fits a ${device} screen and reports no errors`, async ({ page }) => {
    const faults = await recordFaults(page);
    await page.setViewportSize(viewport);
    for (const route of ['/', '/guide/start/quick-start', '/config/lib/dts', '/config/', '/about/writing']) {
      await open(page, route);
      await expect(page.locator('h1')).toBeInViewport();
      expect([route, await sidewaysScroll(page)]).toEqual([route, 0]);
      expect([route, ...faults]).toEqual([route]);
    }
  });
}

test('[C7] a link updates address, title, heading and focus without a reload', async ({ page }) => {
  const faults = await recordFaults(page);
  await page.setViewportSize(DESKTOP);
  await open(page, '/config/lib/dts');
  await scrollTo(page, 1000);
  await page.locator('.sidebar').getByRole('link', { name: 'lib.format', exact: true }).click();
  await expectRoute(page, '/config/lib/format');
  await expect(page).toHaveURL('/config/lib/format');
  await expect(page).toHaveTitle(/lib\.format/);
  await expect(page.locator('main h1')).toHaveText('lib.format');
  await expect(page.locator('main h1')).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  await expect(page.locator('.sidebar [aria-current]')).toHaveText('lib.format');
  await page.locator('.neighbors a').last().click();
  await expectRoute(page, '/config/lib/bundle');
  await page.locator('.outline a').last().click();
  const heading = page.locator('main :is(h2, h3, h4)').last();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(`/config/lib/bundle#${await heading.getAttribute('id')}`);
  expect(await isSameDocument(page)).toBe(true);
  expect(faults).toEqual([]);
});

test('back and forward restore scroll position and focus', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/config/lib/dts');
  await scrollTo(page, 1500);
  // Playwright scrolls before it clicks, even if the link is in view, so record the position at the click.
  await page.evaluate(() =>
    addEventListener('click', () => Object.assign(globalThis, { leftAt: Math.round(scrollY) }), true),
  );
  const link = page.locator('.sidebar').getByRole('link', { name: 'lib.format', exact: true });
  await link.click();
  await expectRoute(page, '/config/lib/format');
  await scrollTo(page, 700);
  await page.goBack();
  await expectRoute(page, '/config/lib/dts');
  const leftAt = await page.evaluate(() => (globalThis as unknown as { leftAt: number }).leftAt);
  expect(leftAt).toBeGreaterThan(300);
  await expect.poll(() => scrollTop(page)).toBe(leftAt);
  await expect(link).toBeFocused();
  await page.goForward();
  await expectRoute(page, '/config/lib/format');
  await expect.poll(() => scrollTop(page)).toBe(700);
  expect(await isSameDocument(page)).toBe(true);
});

test('[N12] [S4] [S6] search opens by key, opens a hit by key and remembers it', async ({ page }) => {
  const faults = await recordFaults(page);
  await page.setViewportSize(DESKTOP);
  await open(page, '/guide/start/quick-start');
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toBeFocused();
  await waitForTextIndex(page);
  await searchFor(page, 'banner');
  await expect(optionsOf(page).first()).toContainText('banner');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expectRoute(page, '/config/lib/banner');
  await expect(dialogOf(page)).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
  await page.keyboard.press('/');
  const recent = dialogOf(page).locator('[data-source="recent"] [role="option"]');
  await expect(recent).toHaveCount(1);
  await expect(recent).toContainText('banner');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  expect(faults).toEqual([]);
});

test('[S16] the switch cycles through the themes, and the choice survives a reload', async ({
  page,
  browserName,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/config/lib/dts');
  const button = page.getByRole('button', { name: /^Theme/ });
  const { x, y, width, height } = (await button.boundingBox())!;
  // A press must work while the colors of the last one still fade. Chromium sends no clicks to the page
  // during a view transition, so use `click` there, which retries.
  const press = () =>
    browserName === 'chromium' ? button.click() : page.mouse.click(x + width / 2, y + height / 2);
  const automatic = await background(page);
  await press();
  await expect(root(page)).toHaveClass('dark');
  await expect.poll(() => background(page)).not.toBe(automatic);
  const dark = await background(page);
  await expect(page.locator('pre').first(), 'scroll bars use the colors of the page').not.toHaveCSS(
    'scrollbar-color',
    'auto',
  );
  await page.reload();
  await expect(root(page)).toHaveClass('dark');
  expect(await background(page)).toBe(dark);
  await page.mouse.move(1, 1);
  await waitForApp(page);
  await expect(button).toHaveAccessibleName('Theme: Dark');
  await press();
  await expect(root(page)).toHaveClass('light');
  await press();
  await expect(root(page)).not.toHaveClass(/dark|light/);
});

test('[N6] [N7] tabs work by pointer and keyboard and are remembered', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/guide/start/quick-start');
  const managers = page.locator('.tabs[data-group="package-manager"]');
  const command = managers.first().locator('.tab-panel:visible code').first();
  await managers.first().getByRole('tab', { name: 'pnpm' }).click();
  await expect(command).toHaveText(/^\$ pnpm /);
  await page.keyboard.press('ArrowRight');
  await expect(managers.first().getByRole('tab', { name: 'bun' })).toBeFocused();
  await expect(command).toHaveText(/^\$ bun /);
  await page.reload();
  await expect(managers.first().getByRole('tab', { name: 'bun' })).toHaveAttribute('aria-selected', 'true');
  await expect(command).toHaveText(/^\$ bun /);
});

test('[N8] [S14] on a phone the menu, sidebar and outline open, navigate and close', async ({ page }) => {
  const faults = await recordFaults(page);
  await page.setViewportSize(PHONE);
  await open(page, '/config/lib/dts');
  await page.locator('.menu-button').click();
  await expect(page.locator('#menu')).toBeVisible();
  const { width, height } = (await page.locator('#menu').boundingBox())!;
  // The space of the scroll bar stays reserved.
  expect(width).toBeGreaterThanOrEqual(PHONE.width - 15);
  expect(height).toBe(PHONE.height);
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu')).toBeHidden();
  await page.locator('.menu-button').click();
  await page.locator('#menu').getByRole('link', { name: 'Guide' }).click();
  await expectRoute(page, '/guide/start/quick-start');
  await expect(page.locator('#menu')).toBeHidden();
  await page.locator('.sidebar-button').click();
  await page.locator('#sidebar').getByRole('link', { name: 'Glossary' }).click();
  await expectRoute(page, '/guide/start/glossary');
  await expect(page.locator('#sidebar')).toBeHidden();
  await page.locator('.outline-button').click();
  await page.locator('#outline').getByRole('link').last().click();
  await expect(page.locator('main :is(h2, h3, h4)').last()).toBeInViewport();
  await expect(page.locator('#outline')).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
  expect(faults).toEqual([]);
});

test('a reader can go to any place of a recording, of which only that part is sent', async ({
  page,
  clipSite: { origin },
}) => {
  await page.goto(`${origin}/`);
  await expectToSeek(page, `${origin}/clip.wav`);
});
