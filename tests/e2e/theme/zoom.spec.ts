import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ZOOM } from '../../../src/model/constants.ts';
import { waitForApp, open } from '../../support/reader.ts';
import { test } from '../../support/sites.ts';

const image = (page: Page) => page.locator('.prose img[alt="A gradient"]');
const state = (page: Page, value: string) => expect(image(page)).toHaveAttribute('data-zoom', value);

async function openZoom(page: Page, origin: string): Promise<void> {
  await open(page, `${origin}/guide/parts`);
  await state(page, 'closed');
  await image(page).click();
  await state(page, 'open');
}

test('[N13] [K6] images can be zoomed 100 ms after the page is drawn, and not after it has gone', async ({
  page,
  furniture,
}) => {
  await page.clock.install();
  await open(page, `${furniture.origin}/guide/`);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('.sidebar').getByRole('link', { name: 'Parts' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/parts');
  await page.clock.runFor(ZOOM.attachDelayMs - 1);
  await expect(image(page)).not.toHaveAttribute('data-zoom');
  await page.clock.runFor(2);
  await state(page, 'closed');
  const handle = await image(page).elementHandle();
  await page.locator('.sidebar').getByRole('link', { name: 'Guide' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/');
  expect(await handle?.getAttribute('data-zoom')).toBeNull();
});

test('[S11] closed, opening, open, closing: a click opens it, a click closes it', async ({
  page,
  furniture,
}) => {
  await open(page, `${furniture.origin}/guide/parts`);
  await state(page, 'closed');
  await image(page).evaluate((element) => {
    const states: string[] = [];
    Object.assign(globalThis, { states });
    new MutationObserver(() => states.push(element.dataset['zoom']!)).observe(element, {
      attributeFilter: ['data-zoom'],
    });
  });
  await image(page).click();
  await state(page, 'open');
  await expect(page.locator('.zoom')).toHaveCSS('cursor', 'zoom-out');
  await page.locator('.zoom').click({ position: { x: 5, y: 5 } });
  await state(page, 'closed');
  expect(await page.evaluate(() => (globalThis as unknown as { states: string[] }).states)).toEqual([
    'opening',
    'open',
    'closing',
    'closed',
  ]);
  await expect(page.locator('.zoom')).toHaveCount(0);
});

test('[S11] Escape closes it and focus is back on the image', async ({ page, furniture }) => {
  await open(page, `${furniture.origin}/guide/parts`);
  await state(page, 'closed');
  await image(page).focus();
  await page.keyboard.press('Enter');
  await state(page, 'open');
  await page.keyboard.press('Escape');
  await state(page, 'closed');
  await expect(image(page)).toBeFocused();
});

test('the way back leaves nothing of it over the page before', async ({ page, furniture }) => {
  await page.clock.install();
  await open(page, `${furniture.origin}/guide/`);
  await page.locator('.sidebar').getByRole('link', { name: 'Parts' }).click();
  await state(page, 'closed');
  await image(page).click();
  await state(page, 'open');
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/');
  await expect(page.locator('.zoom')).toHaveCount(0);
  await page.goForward();
  await state(page, 'closed');
  // Nor does what it listened to close the next one.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    scrollBy(0, 60);
    dispatchEvent(new Event('scroll'));
  });
  await image(page).click();
  await state(page, 'opening');
  await page.clock.runFor(50);
  await state(page, 'open');
  await page.clock.runFor(ZOOM.scrollCloseDelayMs);
  await state(page, 'open');
});

test('[S11] a resize closes it', async ({ page, furniture }) => {
  await openZoom(page, furniture.origin);
  await page.setViewportSize({ width: 900, height: 700 });
  await state(page, 'closed');
});

test('[S11] [K6] a scroll of 40 px leaves it open, one more closes it 150 ms later', async ({
  page,
  furniture,
}) => {
  await page.clock.install();
  await openZoom(page, furniture.origin);
  await page.clock.pauseAt(Date.now() + 60_000);
  const start = await page.evaluate(() => scrollY);
  const scrollToHeight = (top: number) =>
    page.evaluate((y) => {
      scrollTo(0, y);
      dispatchEvent(new Event('scroll'));
    }, top);
  await scrollToHeight(start - ZOOM.scrollOffset);
  await page.clock.runFor(1000);
  await state(page, 'open');
  await scrollToHeight(start - ZOOM.scrollOffset - 1);
  await page.clock.runFor(ZOOM.scrollCloseDelayMs - 1);
  await state(page, 'open');
  await page.clock.runFor(2);
  await expect(image(page)).not.toHaveAttribute('data-zoom', 'open');
});

test('[K6] the motion takes 0.3 s, and none for readers who want none', async ({ page, furniture }) => {
  await openZoom(page, furniture.origin);
  await expect(page.locator('.zoom > img')).toHaveCSS('transition-duration', '0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('.zoom > img')).toHaveCSS('transition-duration', '0s');
});

test('[X5] an image that cannot be reached is a console warning', async ({ page, furniture }) => {
  await open(page, `${furniture.origin}/guide/parts`);
  await state(page, 'closed');
  await image(page).evaluate((element) => (element.dataset['zoomSrc'] = '/gone.png'));
  const warned = page.waitForEvent(
    'console',
    (message) => message.type() === 'warning' && message.text().includes('/gone.png'),
  );
  await image(page).click();
  await warned;
  await state(page, 'closed');
});

test('an image inside a link stays a link', async ({ page, furniture }) => {
  await page.goto(`${furniture.origin}/guide/parts`);
  await waitForApp(page);
  await state(page, 'closed');
  await expect(page.locator('img[alt="A linked gradient"]')).not.toHaveAttribute('data-zoom');
});
