import { expect } from '@playwright/test';
import { boxOf, open } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

for (const route of ['/', '/config/', '/config/lib/dts'])
  test(`[S18] the scroll-to-top button covers nothing on ${route}, in four windows`, async ({ page }) => {
    await open(page, route);
    const button = page.locator('#scroll-top');
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [768, 1024],
      [1440, 900],
    ] as const)
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(button).not.toHaveAttribute('data-indicator');
        await page.evaluate(() =>
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
        );
        await expect(button).toHaveAttribute('data-indicator');
        const { isInBar, covered } = await button.evaluate((element) => {
          const own = element.getBoundingClientRect();
          const bars = [...document.querySelectorAll('.navbar, .local-bar')];
          const holds = ({ top, bottom }: DOMRect) => top <= own.top && bottom >= own.bottom;
          const overlaps = (box: DOMRect) =>
            box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top;
          return {
            isInBar: bars.some((bar) => holds(bar.getBoundingClientRect())),
            covered: bars
              .flatMap((bar) => [...bar.querySelectorAll('a, button')])
              .filter((other) => other !== element && overlaps(other.getBoundingClientRect()))
              .map(({ textContent }) => textContent),
          };
        });
        expect(isInBar).toBe(true);
        expect(covered).toEqual([]);
      });
  });

test('[N1] navbar, text, tables and tools of code have their places and colors', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/config/lib/dts');

  await test.step('the navbar entry of the current section has its own color', async () => {
    const color = (name: string) =>
      page
        .locator('.navbar .nav-links')
        .getByRole('link', { name })
        .evaluate((link) => getComputedStyle(link).color);
    expect(await color('Config')).not.toBe(await color('Guide'));
  });

  await test.step('the tools of a code block fit into its title bar', async () => {
    const block = page.locator('.code:has(figcaption)').first();
    await block.hover();
    const tools = (await block.locator('.code-tools').boundingBox())!;
    const title = (await block.locator('figcaption').boundingBox())!;
    expect(tools.y).toBeGreaterThanOrEqual(title.y);
    expect(tools.y + tools.height).toBeLessThan(title.y + title.height);
  });

  await test.step('on a phone no word in a table breaks across lines', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const broken = await page.locator('td code').evaluateAll((codes) =>
      codes.flatMap((code) => {
        const text = code.firstChild!;
        return [...(text.textContent ?? '').matchAll(/\w+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect(broken).toEqual([]);
  });

  await test.step('text starts at the same position on pages with and without an outline', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const withOutline = await boxOf(page, 'h1');
    await open(page, '/config/');
    expect(Math.abs((await boxOf(page, 'h1')).x - withOutline.x)).toBeLessThan(1);
  });
});

test('a callout has an icon as well as a color, which screen readers skip', async ({ page }) => {
  await open(page, '/about/writing');
  const signs = await page
    .locator('.callout-title')
    .evaluateAll((titles) => titles.map((title) => getComputedStyle(title, '::before').content));
  expect(signs).toEqual(['"✓" / ""', '"i" / ""', '"!" / ""']);
});

test('the footer lists the main pages in columns on the home page, and not on pages with a sidebar', async ({
  page,
}) => {
  await open(page, '/');
  const footer = page.locator('.site-footer');
  const columns = footer.locator('strong');
  await expect(columns).toHaveText(['Guide', 'Config', 'Community', 'This site']);
  await expect(footer.getByRole('link', { name: 'Discord' })).toHaveAttribute('rel', 'noopener noreferrer');
  await footer.getByRole('link', { name: 'Quick start' }).click();
  await expect(page).toHaveURL(/\/guide\/start\/quick-start$/);
  await expect(columns).toHaveCount(0);
  await expect(footer).toContainText('not affiliated');
  await page.goBack();
  await expect(columns).toHaveCount(4);
});
