import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { follow, isSameDocument, open, openWithFonts, recordFaults } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

/** One view of each kind, with a property that only its own styles set. */
const VIEWS = [
  { route: '/', part: '.hero-actions', property: 'display', value: 'flex' },
  { route: '/config/', part: '.overview-group > ul', property: 'display', value: 'grid' },
] as const;

const styles = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('style')].map((style) => style.textContent.length));

/** Counts frames in which the view lacks its own styles. */
async function countWrongFrames(
  page: Page,
  { part, property, value }: (typeof VIEWS)[number],
): Promise<void> {
  await page.evaluate(
    ([selector, name, wanted]) => {
      const counted = Object.assign(globalThis, { wrongFrames: 0 });
      const checkFrame = () => {
        const element = document.querySelector(selector);
        if (element && getComputedStyle(element).getPropertyValue(name) !== wanted) counted.wrongFrames += 1;
        requestAnimationFrame(checkFrame);
      };
      requestAnimationFrame(checkFrame);
    },
    [part, property, value] as const,
  );
}

for (const view of VIEWS) {
  const { route, part, property, value } = view;
  test(`${route} looks the same on a full load and a client navigation, and leaves no styles behind`, async ({
    page,
  }) => {
    const faults = await recordFaults(page);
    // With the fonts in the cache, both views have the same ones.
    await openWithFonts(page, route);
    await page.goto(route);
    await expect(page.locator(part).first()).toHaveCSS(property, value);
    const loaded = await page.locator(part).first().boundingBox();
    const ownStyles = await styles(page);
    expect(ownStyles).toHaveLength(2);

    await open(page, '/config/lib/format');
    const common = await styles(page);
    expect(common).toEqual(ownStyles.slice(0, 1));
    await countWrongFrames(page, view);
    await follow(page, route);
    await expect(page.locator('html')).toHaveAttribute('data-route', route);
    await expect(page.locator(part).first()).toHaveCSS(property, value);
    expect(await page.locator(part).first().boundingBox()).toEqual(loaded);
    expect(await styles(page)).toEqual(ownStyles);

    await follow(page, '/config/lib/dts');
    await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/dts');
    expect(await styles(page)).toEqual(common);
    await page.goBack();
    await expect(page.locator(part).first()).toHaveCSS(property, value);
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.evaluate(() => (globalThis as unknown as { wrongFrames: number }).wrongFrames)).toBe(0);
    expect(faults).toEqual([]);
  });
}
