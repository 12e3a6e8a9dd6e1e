import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { open } from '../../support/reader.ts';
import { test } from '../../support/sites.ts';

/** Not in TypeScript's DOM library yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node | null }[];
}

async function violations(page: Page, part = 'html'): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).include(part).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`));
}

/** Axe reads colours in the middle of a fade as what they are then. */
const calm = (page: Page, scheme: 'light' | 'dark') =>
  page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme });

for (const scheme of ['light', 'dark'] as const) {
  for (const route of [
    '/',
    '/config/',
    '/config/lib/',
    '/guide/start/quick-start',
    '/blog/introducing-rslib',
    '/about/writing',
    '/404',
  ]) {
    test(`axe finds nothing on ${route}, ${scheme}`, async ({ page }) => {
      await calm(page, scheme);
      await open(page, route);
      expect(await violations(page)).toEqual([]);
    });
  }

  test(`axe finds nothing with menus open, ${scheme}`, async ({ page, furniture }) => {
    await calm(page, scheme);
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, `${furniture.origin}/guide/parts`);
    await page.locator('.menu-button').click();
    expect(await violations(page, '#menu')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.sidebar-button').click();
    expect(await violations(page, '#sidebar')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.outline-button').click();
    expect(await violations(page, '#outline')).toEqual([]);
  });
}

test('targets are at least 24 px', async ({ page, furniture }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${furniture.origin}/guide/parts`);
  const small = await page
    .locator('button:visible, .sidebar a:visible, .outline a:visible, .nav-links a:visible')
    .evaluateAll((targets) =>
      targets
        .map(
          (target) =>
            ({ text: target.textContent, ...target.getBoundingClientRect().toJSON() }) as DOMRect & {
              text: string;
            },
        )
        .filter(({ width, height }) => width < 24 || height < 24)
        .map(({ text }) => text),
    );
  expect(small).toEqual([]);
});

test('the first Tab reaches the skip link, which leads to the content', async ({ page }) => {
  await open(page, '/config/lib/dts');
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  await expect(page.locator('.skip-link')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

for (const route of [
  '/',
  '/config/',
  '/config/lib/dts',
  '/guide/start/quick-start',
  '/blog/',
  '/about/writing',
  '/404',
]) {
  test(`nothing moves while ${route} loads and starts: CLS is 0`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) {
          shifts.push(
            ...entry.sources.map(
              ({ node }) => `${entry.value} ${node?.parentElement?.outerHTML.slice(0, 120)}`,
            ),
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, route);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([]);
  });
}

test('forced colours keep what is current visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/config/lib/dts');
  const outline = await page
    .locator('.sidebar [aria-current]')
    .evaluate((link) => getComputedStyle(link).outlineStyle);
  expect(outline).toBe('solid');
});
