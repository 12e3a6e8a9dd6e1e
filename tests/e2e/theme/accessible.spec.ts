import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violationsIn } from '../../support/axe.ts';
import { open } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

/** Not in TypeScript's DOM library yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node | null }[];
}

test('axe finds no violations with menus open, in both themes', async ({ page, furniture }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, `${furniture.origin}/guide/parts`);
  await page.locator('.menu-button').click();
  expect(await violationsIn(page, '#menu')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.sidebar-button').click();
  expect(await violationsIn(page, '#sidebar')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.outline-button').click();
  expect(await violationsIn(page, '#outline')).toEqual([]);
});

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

/** Records layout shifts outside tables, whose columns browsers resize as rows arrive. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.closest('table')) continue;
          shifts.push(`${entry.value} ${element?.outerHTML.slice(0, 120)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function recordedShifts(page: Page): Promise<string[]> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
}

for (const route of [
  '/',
  '/config/',
  '/config/lib/',
  '/guide/start/quick-start',
  '/blog/introducing-rslib',
  '/about/writing',
  '/404',
]) {
  test(`nothing moves while ${route} loads and starts, and axe finds no violations in either theme`, async ({
    page,
  }) => {
    await recordShifts(page);
    await open(page, route);
    expect(await recordedShifts(page), 'CLS is 0').toEqual([]);
    expect(await violationsIn(page)).toEqual([]);
  });
}

for (const route of ['/config/lib/dts', '/blog/']) {
  test(`nothing moves while ${route} loads and starts: CLS is 0`, async ({ page }) => {
    await recordShifts(page);
    await open(page, route);
    expect(await recordedShifts(page)).toEqual([]);
  });
}

for (const width of [1440, 390]) {
  test(`nothing moves at ${width} px while a document arrives in small pieces`, async ({
    page,
    slowHost,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await recordShifts(page);
    for (const route of ['/', '/config/lib/dts']) {
      await open(page, slowHost.origin + route);
      expect(await recordedShifts(page), route).toEqual([]);
    }
  });
}

test('the text of /404 does not move when the footer arrives', async ({ page }) => {
  await open(page, '/404');
  const top = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
  const withFooter = await top();
  await page.locator('.site-footer').evaluate((footer) => footer.remove());
  expect(await top()).toBe(withFooter);
});
