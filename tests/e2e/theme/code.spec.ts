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
  await block.getByRole('button', { name: 'Copy short.ts' }).click();
  await expect(block.locator('[data-copied]')).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SHORT);
  await expect(page.locator('#announcer')).toHaveText('Copied');
});

test('[S17] [K12] the button shows success for 2 seconds', async ({ page, context, furniture }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: furniture.origin });
  await page.clock.install();
  await open(page, `${furniture.origin}/guide/parts`);
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

test('a long block is folded until expanded, and complete without scripts', async ({
  page,
  browser,
  furniture,
}) => {
  await open(page, `${furniture.origin}/guide/parts`);
  const block = page.locator('.code', { hasText: 'long.ts' });
  const height = () => block.evaluate((element) => element.getBoundingClientRect().height);
  const folded = await height();
  await block.getByRole('button', { name: 'Show all 60 lines of long.ts' }).click();
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

test('a click before a line links to it, also without numbers, and a click on its text does not', async ({
  page,
  furniture,
}) => {
  await open(page, `${furniture.origin}/guide/parts`);
  const box = page.locator('.code', { hasText: 'long.ts' }).locator('pre');
  const lineHeight = await box.evaluate((pre) => Number.parseFloat(getComputedStyle(pre).lineHeight));
  const secondLine = 14 + lineHeight * 1.5;
  await box.click({ position: { x: 60, y: secondLine } });
  await box.click({ position: { x: 20, y: secondLine } });
  await box.click({ position: { x: 8, y: secondLine + lineHeight } });
  await expect(page).toHaveURL(/#long\.ts-L3$/);
  await expect(page.locator('.line.linked')).toHaveText(/value3 /);
  expect(await page.evaluate(() => getSelection()?.type)).not.toBe('Range');
});

test('a selection that ends before a line does not link to it', async ({ page, furniture }) => {
  await open(page, `${furniture.origin}/guide/parts`);
  const box = page.locator('.code', { hasText: 'long.ts' }).locator('pre');
  await box.scrollIntoViewIfNeeded();
  const { x, y } = (await box.boundingBox())!;
  await page.mouse.click(x + 6, y + 115);
  await expect(page).toHaveURL(/#long\.ts-L5$/);
  await page.mouse.move(x + 100, y + 70);
  await page.mouse.down();
  await page.mouse.move(x + 6, y + 25, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.type)).toBe('Range');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(page.url()).toMatch(/#long\.ts-L5$/);
});

test('each control of a page has a name of its own', async ({ page }) => {
  await open(page, '/guide/basic/configure-rslib');
  await expect(page.locator('.code-tools').last()).toBeAttached();
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

test('a terminal gives its commands, without prompt and output', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL! });
  await open(page, '/guide/start/quick-start');
  const block = page.locator('.terminal', { hasText: 'mkdir clamp-kit' });
  await block.getByRole('button', { name: 'Copy mkdir clamp-kit' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mkdir clamp-kit\ncd clamp-kit');
  await open(page, '/guide/basic/output-structure');
  const built = page.locator('.terminal', { hasText: 'File (esm)' }).first();
  await built.getByRole('button', { name: 'Copy npx rslib' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npx rslib');
  await built.locator('kbd').click({ clickCount: 3 });
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('npx rslib');
});

test('a terminal tells its prompt, commands, output and errors apart', async ({ page }) => {
  await open(page, '/guide/faq/errors');
  const block = page.locator('.terminal:has(.x)').first();
  const [prompt, command, output, error] = await Promise.all(
    ['i', 'kbd', 'code', '.x'].map((part) =>
      block
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).color),
    ),
  );
  expect(new Set([prompt, command, output, error]).size).toBe(4);
  await expect(block.locator('.x').first()).toHaveText(/error|Error|×/);
});

test('lines fade where there is more to scroll', async ({ page, furniture }) => {
  await open(page, `${furniture.origin}/guide/parts`);
  /** Widths of the transparent parts that are inside the box, at its start and its end. */
  const fades = (text: string) =>
    page
      .locator('.code', { hasText: text })
      .locator('pre')
      .evaluate(async (pre) => {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        const { maskSize, maskPosition } = getComputedStyle(pre);
        const start = Number.parseFloat(maskPosition);
        const extra = Number(/\+ ([\d.]+)px/.exec(maskSize)?.[1] ?? 0);
        return [40 + start, 40 - extra - start];
      });
  const scrollTo = (position: number) =>
    page
      .locator('.code', { hasText: 'wide wide' })
      .locator('pre')
      .evaluate(
        (pre, share) => pre.scrollTo({ left: (pre.scrollWidth - pre.clientWidth) * share }),
        position,
      );
  expect(await fades('short.ts')).toEqual([0, 0]);
  expect(await fades('wide wide')).toEqual([0, 40]);
  await scrollTo(0.5);
  expect(await fades('wide wide')).toEqual([40, 40]);
  await scrollTo(1);
  expect(await fades('wide wide')).toEqual([40, 0]);
});

test('the title of a block is not shown again below a tab with the same label', async ({ page }) => {
  await open(page, '/config/');
  const panel = page.getByRole('tabpanel', { name: 'rslib.config.ts' });
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.locator('.code').first()).toBeVisible();
  await expect(panel.locator('figcaption').first()).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Copy rslib.config.ts' })).toHaveCount(1);
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
        range.selectNodeContents(block.querySelector('code')!);
        const text = [...range.getClientRects()];
        return [...block.querySelectorAll('.code-tools button, .receipt')]
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
});
