import { expect } from '@playwright/test';
import { OUTLINE, SCROLL_TOP } from '../../../src/model/constants.ts';
import { isSameDocument, open, recordFaults } from '../../support/reader.ts';
import { inputOf, searchFor } from '../../support/search-dialog.ts';
import { test } from '../../support/test.ts';

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

test('an id with a percent sign is found by outline, search, link and address', async ({
  page,
  furniture,
}) => {
  const faults = await recordFaults(page);
  await open(page, `${furniture.origin}/guide/long`);
  await page.locator('.outline').getByRole('link', { name: 'Section 9' }).click();
  await expect(page.locator(current)).toHaveText(['Section 9']);
  await expect(page).toHaveURL(/#90%25$/);
  await open(page, furniture.origin);
  await page.keyboard.press('Control+k');
  await searchFor(page, 'section 9');
  await inputOf(page).press('Enter');
  await expect(page).toHaveURL(/\/guide\/long#90%25$/);
  await expect(page.getByRole('heading', { name: 'Section 9' })).toBeFocused();
  for (const hash of ['#90%', '#90%25']) {
    await page.goto('about:blank');
    await open(page, `${furniture.origin}/guide/long${hash}`);
    await expect(page.locator(current)).toHaveText(['Section 9']);
  }
  expect(faults).toEqual([]);
});

test('a component that fails is reported by its name, keeps its text, and all others work', async ({
  page,
  furniture,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  await page.addInitScript(() => {
    // Only the outline asks for it.
    globalThis.getComputedStyle = () => {
      throw new Error('broken on purpose');
    };
  });
  await open(page, `${furniture.origin}/guide/long`);
  await expect.poll(() => said.join()).toMatch(/error: <outline> failed:.*broken on purpose/s);
  await expect(page.locator('.outline').getByRole('link', { name: 'Section 9' })).toBeVisible();
  await page.locator('.theme-switch').click();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.keyboard.press('Control+k');
  await searchFor(page, 'part 12');
  await inputOf(page).press('Escape');
  const before = said.length;
  await page.locator('.sidebar').getByRole('link', { name: 'Guide' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/');
  expect(await isSameDocument(page)).toBe(true);
  await expect.poll(() => said.slice(before).join()).toContain('<outline> failed');
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
