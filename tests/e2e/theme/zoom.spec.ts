import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ZOOM } from '../../../src/model/constants.ts';
import { open } from '../../support/reader.ts';
import { block } from '../../support/search-dialog.ts';
import { test } from '../../support/test.ts';

const image = (page: Page) => page.locator('.prose img[alt="A gradient"]');
const expectState = (page: Page, value: string) => expect(image(page)).toHaveAttribute('data-zoom', value);

async function openZoom(page: Page, origin: string): Promise<void> {
  await open(page, `${origin}/guide/parts`);
  await expectState(page, 'closed');
  await image(page).click();
  await expectState(page, 'open');
}

test('[N13] [K6] zoom attaches 100 ms after the page renders and detaches on navigation', async ({
  page,
  furniture,
}) => {
  await page.clock.install();
  // The zoom loads with the first image of a visit.
  await open(page, `${furniture.origin}/guide/parts`);
  await expectState(page, 'closed');
  await page.locator('.sidebar').getByRole('link', { name: 'Guide' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('.sidebar').getByRole('link', { name: 'Parts' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/parts');
  await page.clock.runFor(ZOOM.attachDelayMs - 1);
  await expect(image(page)).not.toHaveAttribute('data-zoom');
  await page.clock.runFor(2);
  await expectState(page, 'closed');
  const handle = await image(page).elementHandle();
  await page.locator('.sidebar').getByRole('link', { name: 'Guide' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/');
  expect(await handle?.getAttribute('data-zoom')).toBeNull();
});

test('[S11] says that the zoom did not load, and tries again', async ({ page, furniture }) => {
  const view = await block(page, /\/ZoomedImage-.*\.js$/);
  await open(page, `${furniture.origin}/guide/parts`);
  await expectState(page, 'closed');
  await image(page).click();
  await expect(page.getByRole('alert')).toContainText('This did not load. Check your connection.');
  await view.unblock();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectState(page, 'open');
});

test('going back removes an open zoom and its listeners', async ({ page, furniture }) => {
  await page.clock.install();
  await open(page, `${furniture.origin}/guide/`);
  await page.locator('.sidebar').getByRole('link', { name: 'Parts' }).click();
  await expectState(page, 'closed');
  await image(page).click();
  await expectState(page, 'open');
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/');
  await expect(page.locator('.zoom')).toHaveCount(0);
  await page.goForward();
  await expectState(page, 'closed');
  // Listeners of the first zoom must not close the next one.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    scrollBy(0, 60);
    dispatchEvent(new Event('scroll'));
  });
  await image(page).click();
  await expectState(page, 'opening');
  await page.clock.runFor(50);
  await expectState(page, 'open');
  await page.clock.runFor(ZOOM.scrollCloseDelayMs);
  await expectState(page, 'open');
});

test('[S11] [K6] a scroll of 40 px keeps the zoom open, and one pixel more closes it 150 ms later', async ({
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
  await expectState(page, 'open');
  await scrollToHeight(start - ZOOM.scrollOffset - 1);
  await page.clock.runFor(ZOOM.scrollCloseDelayMs - 1);
  await expectState(page, 'open');
  await page.clock.runFor(2);
  await expect(image(page)).not.toHaveAttribute('data-zoom', 'open');
});

test('[X5] an unreachable zoom image logs a console warning', async ({ page, furniture }) => {
  await open(page, `${furniture.origin}/guide/parts`);
  await expectState(page, 'closed');
  await image(page).evaluate((element) => (element.dataset['zoomSrc'] = '/gone.png'));
  const warned = page.waitForEvent(
    'console',
    (message) => message.type() === 'warning' && message.text().includes('/gone.png'),
  );
  await image(page).click();
  await warned;
  await expectState(page, 'closed');
});

test('[S11] [K6] the zoom opens and closes by pointer, by key and with the window', async ({
  page,
  furniture,
}) => {
  await open(page, `${furniture.origin}/guide/parts`);
  await expectState(page, 'closed');

  await test.step('an image inside a link is not zoomable', async () => {
    await expect(page.locator('img[alt="A linked gradient"]')).not.toHaveAttribute('data-zoom');
  });

  await test.step('a click opens the zoom and a click closes it, through all four states', async () => {
    await image(page).evaluate((element) => {
      const states: string[] = [];
      Object.assign(globalThis, { states });
      new MutationObserver(() => states.push(element.dataset['zoom']!)).observe(element, {
        attributeFilter: ['data-zoom'],
      });
    });
    await image(page).click();
    await expectState(page, 'open');
    await expect(page.locator('.zoom')).toHaveCSS('cursor', 'zoom-out');
    await page.locator('.zoom').click({ position: { x: 5, y: 5 } });
    await expectState(page, 'closed');
    expect(await page.evaluate(() => (globalThis as unknown as { states: string[] }).states)).toEqual([
      'opening',
      'open',
      'closing',
      'closed',
    ]);
    await expect(page.locator('.zoom')).toHaveCount(0);
  });

  await test.step('Escape closes the zoom and returns focus to the image', async () => {
    await image(page).focus();
    await page.keyboard.press('Enter');
    await expectState(page, 'open');
    await page.keyboard.press('Escape');
    await expectState(page, 'closed');
    await expect(image(page)).toBeFocused();
  });

  await test.step('a resize closes the zoom', async () => {
    await image(page).click();
    await expectState(page, 'open');
    await page.setViewportSize({ width: 900, height: 700 });
    await expectState(page, 'closed');
  });

  await test.step('the transition takes 0.3 s, or none with reduced motion', async () => {
    await image(page).click();
    await expectState(page, 'open');
    await expect(page.locator('.zoom > img')).toHaveCSS('transition-duration', '0.3s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('.zoom > img')).toHaveCSS('transition-duration', '0s');
  });
});
