import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { open } from '../../../support/reader.ts';
import { test } from '../../../support/test.ts';

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
  // The styles come with the tools.
  await expect(page.locator('.code-tools').first()).toBeAttached();
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

test('code without a title starts in the first line on a phone, however long a later line is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/guide/advanced/css');
  const pre = page.getByRole('tabpanel', { name: 'src/index.ts' }).locator('pre').first();
  const block = pre.locator('xpath=..');
  await expect(block.locator('figcaption')).toBeHidden();
  await pre.scrollIntoViewIfNeeded();
  await expect(block.locator('.code-tools')).toBeAttached();
  const [gap, padding, isWide] = await pre.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element.querySelector('code')!);
    return [
      text.getClientRects()[0]!.top - element.getBoundingClientRect().top,
      Number.parseFloat(getComputedStyle(element).paddingBlockStart),
      element.scrollWidth > element.clientWidth,
    ];
  });
  expect(isWide).toBe(true);
  expect(gap).toBeLessThan(padding + 8);
  const covered = await block.evaluate((element) => {
    const tools = element.querySelector('.code-tools')!.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(element.querySelector('code')!);
    return Array.from(text.getClientRects()).filter(
      ({ left, right, top, bottom }) =>
        left < tools.right && right > tools.left && top < tools.bottom && bottom > tools.top,
    ).length;
  });
  expect(covered).toBe(0);
});

test('a command without a title starts in the first line on a phone, and continues in the next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/guide/solution/react');
  const block = page.getByRole('tabpanel', { name: 'npm' }).locator('.code').first();
  await block.scrollIntoViewIfNeeded();
  await expect(block.locator('.code-tools')).toBeAttached();
  const { gap, hidden, lines } = await block.evaluate((element) => {
    const pre = element.querySelector('pre')!;
    const text = document.createRange();
    text.selectNodeContents(pre.querySelector('kbd')!);
    const tops = [...text.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ top }) => Math.round(top));
    return {
      gap: tops[0]! - pre.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(pre).paddingTop),
      hidden: pre.scrollWidth - pre.clientWidth,
      lines: new Set(tops).size,
    };
  });
  expect(gap).toBeLessThan(8);
  expect(lines).toBeGreaterThan(1);
  expect(hidden).toBe(0);
});

/** Follows a link of the sidebar and counts elements in the first frame of the page. */
async function inFirstFrame(page: Page, path: string, selector: string): Promise<number> {
  const count = page.evaluate((wanted) => {
    const left = document.querySelector('main');
    return new Promise<number>((resolve) => {
      const look = () => {
        if (document.querySelector('main') === left) requestAnimationFrame(look);
        else resolve(document.querySelectorAll(wanted).length);
      };
      look();
    });
  }, selector);
  await page.locator(`.sidebar a[href="${path}"]`).click();
  return count;
}

test('after a link, the button of a folded block is there when the page is painted', async ({
  page,
  furniture,
}) => {
  await open(page, `${furniture.origin}/guide/parts`);
  await expect(page.locator('.unfold')).toBeVisible();
  await inFirstFrame(page, '/guide/long', 'h1');
  expect(await inFirstFrame(page, '/guide/parts', '.unfold')).toBe(1);
});

test('after a link, the page is painted before its blocks get their tools', async ({ page }) => {
  await open(page, '/guide/start/quick-start');
  await expect(page.locator('.code-tools').first()).toBeAttached();
  expect(await inFirstFrame(page, '/guide/start/npm-packages', '.code-tools')).toBe(0);
  await expect(page.locator('.code-tools').first()).toBeAttached();
});
