import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import type { Page } from '@playwright/test';
import { follow, open, shownRoute } from '../support/reader.ts';

const FROM = '/config/lib/banner';
const TO = '/config/rsbuild/output';
const NEXT = '/config/lib/id';

const blocksOf = (page: Page) =>
  page.locator('main [data-piece="0"]').evaluate((article) => article.childNodes.length);

async function blocksAsBuilt(page: Page, route: string): Promise<number> {
  await page.goto(route);
  return blocksOf(page);
}

/** Measures the first frame of the page after a navigation. */
async function measureFirstFrame(page: Page, navigate: () => Promise<unknown>) {
  await page.evaluate((route) => {
    const html = document.documentElement;
    const first = new Promise((resolve) => {
      const measure = () => {
        const run = document.querySelector('main [data-piece="0"]')!;
        const end = run.parentElement!.getBoundingClientRect().bottom;
        resolve({ blocks: run.childNodes.length, fillsScreen: end >= innerHeight });
      };
      new MutationObserver(() => {
        if (html.dataset['route'] === route) requestAnimationFrame(measure);
      }).observe(html, { attributeFilter: ['data-route'] });
    });
    Object.assign(globalThis, { first });
  }, TO);
  await navigate();
  interface Measured {
    first: Promise<{ blocks: number; fillsScreen: boolean }>;
  }
  return page.evaluate(() => (globalThis as unknown as Measured).first);
}

test('a long page renders its first screen first, then the rest, without layout shifts', async ({ page }) => {
  const all = await blocksAsBuilt(page, TO);
  await open(page, FROM);
  await page.evaluate(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
    Object.assign(globalThis, { shifts });
  });
  const { blocks, fillsScreen } = await measureFirstFrame(page, () => follow(page, TO));
  expect(blocks).toBeLessThan(all);
  expect(fillsScreen).toBe(true);
  await expect.poll(() => blocksOf(page)).toBe(all);
  const moved = await page.evaluate(async () => {
    // Layout shifts are reported after the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { shifts: number[] }).shifts;
  });
  expect(moved).toEqual([]);
});

test('a page left before it is complete is complete on return', async ({ page }) => {
  const all = await blocksAsBuilt(page, TO);
  await open(page, FROM);
  const loaded = page.waitForResponse(`**${NEXT}`);
  await page.locator(`.sidebar a[href="${NEXT}"]`).hover();
  await (await loaded).finished();
  await page.evaluate(
    ([route, next]) => {
      const html = document.documentElement;
      new MutationObserver((_, observer) => {
        if (html.dataset['route'] !== route) return;
        observer.disconnect();
        const { length } = document.querySelector('main [data-piece="0"]')!.childNodes;
        Object.assign(globalThis, { blocksWhenLeft: length });
        document.querySelector<HTMLElement>(`.sidebar a[href="${next}"]`)?.click();
      }).observe(html, { attributeFilter: ['data-route'] });
    },
    [TO, NEXT],
  );
  await follow(page, TO);
  await expect.poll(() => shownRoute(page)).toBe(NEXT);
  const whenLeft = await page.evaluate(
    () => (globalThis as unknown as { blocksWhenLeft: number }).blocksWhenLeft,
  );
  expect(whenLeft).toBeLessThan(all);
  await page.goBack();
  await expect.poll(() => shownRoute(page)).toBe(TO);
  expect(await blocksOf(page)).toBe(all);
});

test('a link to a heading and a back navigation render the whole page at once', async ({ page }) => {
  const all = await blocksAsBuilt(page, TO);
  await open(page, FROM);
  expect((await measureFirstFrame(page, () => follow(page, `${TO}#errors`))).blocks).toBe(all);
  await expect(page.locator('#errors')).toBeInViewport();
  await page.locator(`.sidebar a[href="${FROM}"]`).click();
  await expect.poll(() => shownRoute(page)).toBe(FROM);
  expect((await measureFirstFrame(page, () => page.goBack())).blocks).toBe(all);
  await expect(page.locator('#errors')).toBeInViewport();
});

test('finds a heading requested before the rest of the page has rendered', async ({ page }) => {
  await open(page, FROM);
  await page.evaluate((route) => {
    const html = document.documentElement;
    new MutationObserver((_, observer) => {
      if (html.dataset['route'] !== route) return;
      observer.disconnect();
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.outline a[href="#errors"]')!.click());
    }).observe(html, { attributeFilter: ['data-route'] });
  }, TO);
  await follow(page, TO);
  await expect(page).toHaveURL(/#errors$/);
  await expect(page.locator('#errors')).toBeInViewport();
});
