import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { follow, isSameDocument, open, shownRoute } from '../support/reader.ts';
import { test } from '../support/sites.ts';

const QUERY = '?a=1#part';

test.describe('a first load', () => {
  async function expectLanding(page: Page, written: string, path: string) {
    const response = await page.goto(written + QUERY);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await shownRoute(page)).toBe(path);
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe(QUERY);
  }

  test('follows a moved page, in any spelling', async ({ page, pageTypes }) => {
    for (const former of ['/former/name', '/Former/Name/', '/former/name.html']) {
      const response = await page.goto(pageTypes.origin + former + QUERY);
      expect(response?.status()).toBe(200);
      expect(page.url()).toBe(`${pageTypes.origin}/guide/blank${QUERY}`);
    }
  });

  test('[R1] ignores capitals', ({ page }) =>
    expectLanding(page, '/Guide/START/Quick-Start', '/guide/start/quick-start'));

  test('[R2] ignores extra or missing trailing slashes', async ({ page }) => {
    await expectLanding(page, '/guide/start/quick-start/', '/guide/start/quick-start');
    await expectLanding(page, '/config/lib///', '/config/lib/');
    await expectLanding(page, '/blog', '/blog/');
  });

  test('[R3] drops .html', ({ page }) => expectLanding(page, '/config/lib/dts.html', '/config/lib/dts'));

  test('[R4] drops index', async ({ page }) => {
    await expectLanding(page, '/index', '/');
    await expectLanding(page, '/index.html', '/');
    await expectLanding(page, '/config/lib/index', '/config/lib/');
  });

  test('[R5] decodes escapes', ({ page }) => expectLanding(page, '/config%2Flib/%64ts', '/config/lib/dts'));

  test('[R7] drops a language prefix', async ({ page }) => {
    await expectLanding(page, '/en/guide/start/quick-start', '/guide/start/quick-start');
    await expectLanding(page, '/EN/config/lib/dts.html', '/config/lib/dts');
    await expectLanding(page, '/en', '/');
    await expectLanding(page, '/en/', '/');
  });
});

test.describe('a client navigation', () => {
  async function expectNavigation(page: Page, written: string, path: string) {
    await open(page, '/blog/introducing-rslib');
    await follow(page, written + QUERY);
    await expect(page).toHaveURL(new RegExp(`^http://[^/]+${path}\\?a=1#part$`));
    await expect(page.locator('html')).toHaveAttribute('data-route', path);
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/\/blog\/introducing-rslib$/);
    await expect(page.locator('html')).toHaveAttribute('data-route', '/blog/introducing-rslib');
  }

  test('[R1] ignores capitals', ({ page }) =>
    expectNavigation(page, '/Guide/START/Quick-Start', '/guide/start/quick-start'));

  test('[R2] ignores trailing slashes', ({ page }) =>
    expectNavigation(page, '/config/lib/dts//', '/config/lib/dts'));

  test('[R3] drops .html', ({ page }) => expectNavigation(page, '/config/lib/dts.html', '/config/lib/dts'));

  test('[R4] drops index', ({ page }) => expectNavigation(page, '/config/lib/index', '/config/lib/'));

  test('[R5] decodes escapes', ({ page }) => expectNavigation(page, '/config/lib/%64ts', '/config/lib/dts'));

  test('[R7] drops a language prefix', ({ page }) =>
    expectNavigation(page, '/en/guide/start/quick-start', '/guide/start/quick-start'));
});
