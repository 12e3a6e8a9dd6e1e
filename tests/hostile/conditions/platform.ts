import { expect } from '@playwright/test';
import { withoutPopovers } from '../../support/no-popover.ts';
import { emulateSlow3g, SLOW_3G } from '../../support/reader.ts';
import type { Condition } from '../condition.ts';

export const NO_NAVIGATION_API: Condition = {
  name: 'no Navigation API',
  claim: 'links load pages, back returns, and everything else works',
  context: { reducedMotion: 'reduce' },
  prepare: (context) =>
    context.addInitScript(() => {
      delete (globalThis as { navigation?: unknown }).navigation;
      delete (Window.prototype as { navigation?: unknown }).navigation;
    }),
  linksStayInDocument: false,
  async check({ page }) {
    expect(await page.evaluate(() => 'navigation' in globalThis)).toBe(false);
    const button = page.locator('.theme-switch');
    const theme = (await button.getAttribute('data-theme')) ?? '';
    await button.click();
    await expect(button).not.toHaveAttribute('data-theme', theme);
  },
  async checkAfterLink({ page, at }) {
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('data-route', at.route);
    await expect(page.locator('main h1')).toBeVisible();
  },
};

export const SLOW_CONNECTION: Condition = {
  name: 'slow 3G',
  claim: 'the page paints before React is requested, and the app still starts',
  preparePage: emulateSlow3g,
  readers: 4,
  async check({ page }) {
    const [painted, requested, took] = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const app = performance.getEntriesByType('resource').find(({ name }) => name.includes('/start-app-'));
      // Of the document: pages that share a renderer may share scripts in its memory.
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return [paint?.startTime, app?.startTime, visit!.responseEnd - visit!.requestStart] as const;
    });
    expect(took, 'the connection is slow').toBeGreaterThan(SLOW_3G.latency - 50);
    expect(painted).toBeGreaterThan(0);
    expect(requested).toBeGreaterThan(painted ?? Infinity);
  },
};

export const NO_POPOVER: Condition = {
  name: 'no popover',
  claim: 'nothing that is hidden as a popover covers the text',
  prepare: withoutPopovers,
  async check({ page }) {
    await expect(page.locator('[popover]')).toHaveCount(0);
    for (const part of ['#menu', '#family', '.tooltip'])
      await expect(page.locator(part).filter({ visible: true })).toHaveCount(0);
    const covered = await page.locator('main :is(h1, h2, p)').evaluateAll((texts) =>
      texts.flatMap((text) => {
        const { left, top, width, height, bottom } = text.getBoundingClientRect();
        if (width === 0 || top < 80 || bottom > innerHeight) return [];
        const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
        // The link of a card fills it, so all of it can be clicked.
        const own = text.closest('.card') ?? text;
        return topmost !== null && (own.contains(topmost) || topmost.contains(text))
          ? []
          : [text.textContent];
      }),
    );
    expect(covered, 'covered text').toEqual([]);
  },
};
