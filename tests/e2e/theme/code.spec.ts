import { expect } from '@playwright/test';
import { FEEDBACK } from '../../../src/model/constants.ts';
import { waitForApp, isSameDocument, open } from '../../support/reader.ts';
import { test } from '../../support/sites.ts';

const SHORT = 'const first = 1;\nconst second = `a template\nover two lines`;\nconst fourth = 4;';

test('[S17] copy puts the code, and nothing else, on the clipboard', async ({ page, context, furniture }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: furniture.origin });
  await page.clock.install();
  await open(page, `${furniture.origin}/guide/parts`);
  await page.clock.pauseAt(Date.now() + 60_000);
  const block = page.locator('.code', { hasText: 'short.ts' });
  await block.hover();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(block.locator('[data-copied]')).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SHORT);
  await expect(page.locator('#announcer')).toHaveText('Copied');
});

test('[S17] [K12] the button shows success for 2 seconds', async ({ page, context, furniture }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: furniture.origin });
  await page.clock.install();
  await open(page, `${furniture.origin}/guide/parts`);
  await page.clock.pauseAt(Date.now() + 60_000);
  const button = page.locator('.code', { hasText: 'short.ts' }).getByRole('button', { name: 'Copy code' });
  await button.evaluate((element) => (element as HTMLElement).click());
  await expect(button).toHaveAttribute('data-copied');
  await page.clock.runFor(FEEDBACK.copiedMs - 1);
  await expect(button).toHaveAttribute('data-copied');
  await page.clock.runFor(2);
  await expect(button).not.toHaveAttribute('data-copied');
});

test('[S17] a prompt offers the code when the clipboard fails', async ({ page, furniture }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
  });
  await open(page, `${furniture.origin}/guide/parts`);
  const prompted = new Promise<[string, string]>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve([dialog.message(), dialog.defaultValue()]);
      void dialog.dismiss();
    });
  });
  await page.locator('.code', { hasText: 'short.ts' }).getByRole('button', { name: 'Copy code' }).click();
  const [message, value] = await prompted;
  expect(message).toBe('Copy to clipboard: press Ctrl+C (or Cmd+C), Enter');
  expect(value.replaceAll(/\s+/g, ' ')).toBe(SHORT.replaceAll(/\s+/g, ' '));
});

test('[S17] the wrap button toggles line wrapping', async ({ page, furniture }) => {
  await open(page, `${furniture.origin}/guide/parts`);
  const block = page.locator('.code', { hasText: 'wide wide' });
  const wrap = block.getByRole('button', { name: 'Wrap lines' });
  const overflow = () => block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBe(0);
  await wrap.click();
  expect(await overflow()).toBeGreaterThan(0);
});

test('tools show on focus, and always on a touch screen', async ({ page, browser, furniture }) => {
  await open(page, `${furniture.origin}/guide/parts`);
  const tools = page.locator('.code', { hasText: 'short.ts' }).locator('.code-tools');
  await expect(tools).toHaveCSS('opacity', '0');
  await tools.getByRole('button').first().focus();
  await expect(tools).toHaveCSS('opacity', '1');
  const phone = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  });
  const touchPage = await phone.newPage();
  await touchPage.goto(`${furniture.origin}/guide/parts`);
  await touchPage.touchscreen.tap(10, 300);
  await waitForApp(touchPage);
  await expect(touchPage.locator('.code-tools').last()).toHaveCSS('opacity', '1');
  await phone.close();
});

test('a long block is folded until expanded, and complete without scripts', async ({
  page,
  browser,
  furniture,
}) => {
  await open(page, `${furniture.origin}/guide/parts`);
  const block = page.locator('.code', { hasText: 'long.ts' });
  const height = () => block.evaluate((element) => element.getBoundingClientRect().height);
  const folded = await height();
  await block.getByRole('button', { name: 'Show all 60 lines' }).click();
  expect(await height()).toBeGreaterThan(folded * 1.5);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${furniture.origin}/guide/parts`);
  const whole = await plain
    .locator('.code', { hasText: 'long.ts' })
    .evaluate((element) => element.getBoundingClientRect().height);
  expect(whole).toBeGreaterThan(folded * 1.5);
  await context.close();
});

test('a link to lines marks them and scrolls to them, also in a folded block', async ({
  page,
  furniture,
}) => {
  await open(page, `${furniture.origin}/guide/parts#long.ts-L50-L52`);
  const linked = page.locator('.line.linked');
  await expect(linked).toHaveText([/value50 /, /value51 /, /value52 /]);
  await expect(linked.first()).toBeInViewport();
  await page.evaluate(() => (location.hash = '#short.ts-L2'));
  await expect(linked).toHaveText([/const second/]);
});

test('a link to lines on another page marks them and scrolls to them', async ({ page, furniture }) => {
  await open(page, `${furniture.origin}/guide/`);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/guide/parts#long.ts-L50';
    document.body.append(link);
    link.click();
  });
  await expect(page.locator('.line.linked')).toHaveText([/value50 /]);
  await expect(page.locator('.line.linked')).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('going back to linked lines restores the scroll position', async ({ page, furniture }) => {
  await open(page, `${furniture.origin}/guide/parts#long.ts-L50`);
  await expect(page.locator('.line.linked')).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('.sidebar').getByRole('link', { name: 'Guide' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/parts');
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a click on a line number links to it, and Shift+click links to a range', async ({
  page,
  furniture,
}) => {
  await open(page, `${furniture.origin}/guide/parts`);
  const lines = page.locator('.code', { hasText: 'short.ts' }).locator('.line');
  await lines.nth(1).click({ position: { x: 20, y: 8 } });
  await expect(page).toHaveURL(/#short\.ts-L2$/);
  await lines.nth(3).click({ position: { x: 20, y: 8 }, modifiers: ['Shift'] });
  await expect(page).toHaveURL(/#short\.ts-L2-L4$/);
  await expect(page.locator('.line.linked')).toHaveCount(3);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('tools cover no code, and their space is reserved before they appear', async ({ page }) => {
    await page.goto('/guide/start/quick-start');
    const line = page.locator('.code:not(:has(figcaption))').first();
    const before = await line.boundingBox();
    await page.touchscreen.tap(5, 5);
    await waitForApp(page);
    await expect(line.locator('.code-tools')).toHaveCSS('opacity', '1');
    expect(await line.boundingBox()).toEqual(before);
    const tools = (await line.locator('.code-tools').boundingBox())!;
    const code = (await line.locator('code').boundingBox())!;
    expect(code.y).toBeGreaterThanOrEqual(tools.y + tools.height);
  });
});
