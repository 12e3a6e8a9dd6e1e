import { expect } from '@playwright/test';
import { OUTLINE, SCROLL_TOP } from '../../../src/model/constants.ts';
import { open } from '../../support/reader.ts';
import { test } from '../../support/sites.ts';

test.use({ viewport: { width: 1440, height: 800 } });

const current = '.outline [aria-current]';

test('the outline follows scrolling', async ({ page, furniture }) => {
  await open(page, `${furniture.origin}/guide/long`);
  await expect(page.locator(current)).toHaveCount(0);
  for (const name of ['Section 3', 'Detail 5.1.1', 'Section 2']) {
    await page
      .getByRole('heading', { name, exact: true })
      .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await expect(page.locator(current)).toHaveText([name]);
  }
});

test('the last heading is current at the end of the page, and the target after a jump', async ({
  page,
  furniture,
}) => {
  await open(page, `${furniture.origin}/guide/long`);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator(current)).toHaveText(['The end']);
  await page.locator('.outline').getByRole('link', { name: 'Detail 12.1.1' }).click();
  await expect(page.locator(current)).toHaveText(['Detail 12.1.1']);
});

test('the active entry stays in view inside a long outline', async ({ page, furniture }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await open(page, `${furniture.origin}/guide/long`);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator(current)).toHaveText(['The end']);
  await expect(page.locator(current)).toBeInViewport();
});

test('[K10] scrolling is handled at most once per 100 ms, and the last event is never lost', async ({
  page,
  furniture,
}) => {
  await page.clock.install();
  await open(page, `${furniture.origin}/guide/long`);
  await page.clock.pauseAt(Date.now() + 60_000);
  const jump = (name: string) =>
    page.getByRole('heading', { name, exact: true }).evaluate((heading) => {
      heading.scrollIntoView({ behavior: 'instant' });
      dispatchEvent(new Event('scroll'));
    });
  await jump('Section 2');
  await expect(page.locator(current)).toHaveText(['Section 2']);
  await jump('Section 4');
  await page.clock.runFor(OUTLINE.throttleMs - 1);
  await expect(page.locator(current)).toHaveText(['Section 2']);
  await page.clock.runFor(2);
  await expect(page.locator(current)).toHaveText(['Section 4']);
});

test('[S18] [K10] the scroll-to-top button shows once scrolled past 0, its indicator at 100 px', async ({
  page,
  furniture,
}) => {
  await open(page, `${furniture.origin}/guide/long`);
  const button = page.locator('#scroll-top');
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 1));
  await expect(button).toBeVisible();
  await page.evaluate((at) => scrollTo(0, at - 1), SCROLL_TOP.indicatorAt);
  await expect(button).not.toHaveAttribute('data-indicator');
  await page.evaluate((at) => scrollTo(0, at), SCROLL_TOP.indicatorAt);
  await expect(button).toHaveAttribute('data-indicator');
  // `click` would first scroll the button into view, below the navbar that it is in, and to the top with it.
  const { x, y, width, height } = (await button.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(button).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('[S18] the scroll-to-top button hides after a navigation to an unscrolled page', async ({
  page,
  furniture,
}) => {
  await open(page, `${furniture.origin}/guide/long`);
  await page.evaluate(() => scrollTo(0, 900));
  await expect(page.locator('#scroll-top')).toBeVisible();
  await page.locator('.sidebar').getByRole('link', { name: 'Guide' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/');
  await expect(page.locator('#scroll-top')).toBeHidden();
});
