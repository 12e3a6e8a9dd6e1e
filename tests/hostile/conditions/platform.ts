import { expect } from '@playwright/test';
import { withoutPopovers } from '../../support/no-popover.ts';
import type { Condition } from '../condition.ts';

export const NO_NAVIGATION_API: Condition = {
  name: 'no Navigation API',
  claim: 'links load pages, back leads back, and everything else works',
  context: { reducedMotion: 'reduce' },
  prepare: (context) =>
    context.addInitScript(() => {
      delete (globalThis as { navigation?: unknown }).navigation;
      delete (Window.prototype as { navigation?: unknown }).navigation;
    }),
  linksStay: false,
  async holds({ page }) {
    expect(await page.evaluate(() => 'navigation' in globalThis)).toBe(false);
    const button = page.locator('.theme-switch');
    const theme = (await button.getAttribute('data-theme')) ?? '';
    await button.click();
    await expect(button).not.toHaveAttribute('data-theme', theme);
  },
  async holdsAfterLink({ page, at }) {
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('data-route', at.route);
    await expect(page.locator('main h1')).toBeVisible();
  },
};

/** Chromium's own numbers for it: 400 kbit/s both ways, with 400 ms until the first byte. */
const SLOW_3G = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false };

export const SLOW_CONNECTION: Condition = {
  name: 'slow 3G',
  claim: 'the page is painted before React is asked for, and the app comes all the same',
  async preparePage(page) {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    // Every page is the first one of its reader.
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', SLOW_3G);
  },
  readers: 4,
  async holds({ page }) {
    const [painted, asked, took] = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const app = performance.getEntriesByType('resource').find(({ name }) => name.includes('/start-app-'));
      return [paint?.startTime, app?.startTime, app?.duration] as const;
    });
    expect(took, 'the connection is slow').toBeGreaterThan(SLOW_3G.latency - 50);
    expect(painted).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(painted ?? Infinity);
  },
};

export const NO_POPOVER: Condition = {
  name: 'no popover',
  claim: 'nothing that only a popover hides lies over the text',
  prepare: withoutPopovers,
  async holds({ page }) {
    await expect(page.locator('[popover]')).toHaveCount(0);
    for (const part of ['#menu', '#family', '.tooltip'])
      await expect(page.locator(part).filter({ visible: true })).toHaveCount(0);
    const covered = await page.locator('main :is(h1, h2, p)').evaluateAll((texts) =>
      texts.flatMap((text) => {
        const { left, top, width, height, bottom } = text.getBoundingClientRect();
        if (width === 0 || top < 80 || bottom > innerHeight) return [];
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return there !== null && (text.contains(there) || there.contains(text)) ? [] : [text.textContent];
      }),
    );
    expect(covered, 'text that something lies on').toEqual([]);
  },
};
