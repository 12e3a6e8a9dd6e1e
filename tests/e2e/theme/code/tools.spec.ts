import { expect } from '@playwright/test';
import { FEEDBACK } from '../../../../src/model/constants.ts';
import { open, waitForApp, waitForCodeTools } from '../../../support/reader.ts';
import { test } from '../../../support/test.ts';

const SHORT = 'const first = 1;\nconst second = `a template\nover two lines`;\nconst fourth = 4;';

test('[S17] copy puts the code, and nothing else, on the clipboard', async ({ page, context, furniture }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: furniture.origin });
  await page.clock.install();
  await open(page, `${furniture.origin}/guide/parts`);
  await waitForCodeTools(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const block = page.locator('.code', { hasText: 'short.ts' });
  await block.hover();
  await block.getByRole('button', { name: 'Copy short.ts' }).click();
  await expect(block.locator('[data-copied]')).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SHORT);
  await expect(page.locator('#announcer')).toHaveText('Copied');
});

test('[S17] [K12] the button shows success for 2 seconds', async ({ page, context, furniture }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: furniture.origin });
  await page.clock.install();
  await open(page, `${furniture.origin}/guide/parts`);
  await waitForCodeTools(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const button = page
    .locator('.code', { hasText: 'short.ts' })
    .getByRole('button', { name: 'Copy short.ts' });
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
  await page.locator('.code', { hasText: 'short.ts' }).getByRole('button', { name: 'Copy short.ts' }).click();
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

test('each control of a page has a name of its own', async ({ page }) => {
  await open(page, '/guide/basic/configure-rslib');
  await waitForCodeTools(page);
  const names = await page
    .locator('main :is(.code, .tree) button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => /^(?:Copy|Wrap lines of|Show types in|Run with .+:) ?$/.test(name))).toEqual(
    [],
  );
  expect(names).toEqual(expect.arrayContaining(['Copy rslib.config.ts', 'Copy npx rslib']));
});

test('a block is a tab stop and offers wrapping only if its lines are cut off', async ({
  page,
  furniture,
}) => {
  await open(page, `${furniture.origin}/guide/parts`);
  const wide = page.locator('.code', { hasText: 'wide wide' });
  await expect(wide.getByRole('button', { name: /^Wrap lines of wide wide/ })).toHaveCount(1);
  await expect(wide.locator('pre')).toHaveAttribute('tabindex', '0');
  const short = page.locator('.code', { hasText: 'short.ts' });
  await expect(short.getByRole('button')).toHaveCount(1);
  await expect(short.locator('pre')).not.toHaveAttribute('tabindex');
  await page.setViewportSize({ width: 320, height: 700 });
  const command = page.locator('.terminal:visible', { hasText: '--watch' });
  await expect(command.locator('pre')).not.toHaveAttribute('tabindex');
  await expect(page.locator('.code', { hasText: 'long.ts' }).locator('pre')).toHaveAttribute('tabindex', '0');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('tools cover no code, and their space is reserved before they appear', async ({ page }) => {
    await page.goto('/guide/start/quick-start');
    const line = page.locator('.terminal', { hasText: 'npm install' }).first();
    const before = await line.boundingBox();
    await page.touchscreen.tap(5, 5);
    await waitForApp(page);
    await expect(line.locator('.code-tools')).toHaveCSS('opacity', '1');
    expect(await line.boundingBox()).toEqual(before);
    const covered = await page.locator('.code').evaluateAll((blocks) =>
      blocks.flatMap((block) => {
        const range = new Range();
        const text = [...block.querySelectorAll('code, figcaption')].flatMap((part) => {
          range.selectNodeContents(part);
          return [...range.getClientRects()];
        });
        return [...block.querySelectorAll('.code-tools :is(a, button), .receipt')]
          .map((control) => control.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .filter(({ left, top, right, bottom }) =>
            text.some(
              (rect) => rect.left < right && rect.right > left && rect.top < bottom && rect.bottom > top,
            ),
          )
          .map(() => block.textContent);
      }),
    );
    expect(await page.locator('.code:visible').count()).toBeGreaterThan(20);
    expect(covered).toEqual([]);
  });

  test('the project of a block that was run opens in the lab from its bar', async ({ page }) => {
    await page.goto('/guide/start/quick-start');
    await page.touchscreen.tap(5, 5);
    await waitForApp(page);
    await waitForCodeTools(page);
    const blocks = page.locator('.code[data-opens-at]:visible');
    const count = await blocks.count();
    expect(count).toBeGreaterThan(3);
    const links = blocks.getByRole('link', { name: /^Open the project of .+ in the lab$/ });
    await expect(links).toHaveCount(count);
    for (const link of await links.all()) {
      await expect(link).toBeVisible();
      const { width, height } = (await link.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  });
});
