import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { follow, isSameDocument, open, shownRoute } from '../support/reader.ts';
import { test } from '../support/test.ts';

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

  test('follows a moved folder, and a page to a heading, also without redirects of the host', async ({
    page,
    pageTypes,
    plainPageTypes,
  }) => {
    for (const { origin } of [pageTypes, plainPageTypes])
      for (const [former, address] of [
        ['/former/guide/doc', '/guide/doc'],
        ['/Former/Guide/doc?a=1#first-part', '/guide/doc?a=1#first-part'],
        ['/former/part?a=1', '/guide/custom?a=1#a-part'],
        ['/former/part#other', '/guide/custom#a-part'],
      ] as const) {
        await page.goto(origin + former);
        await expect(page).toHaveURL(origin + address);
      }
  });

  test('leads to another site, also without redirects of the host', async ({
    page,
    pageTypes,
    plainPageTypes,
  }) => {
    const former = '/former/api/x/y?a=1';
    const address = 'https://elsewhere.example/v1/x/y?a=1';
    const answer = await page.request.get(pageTypes.origin + former, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([308, address]);
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'Elsewhere' }));
    await page.goto(plainPageTypes.origin + former);
    await expect(page).toHaveURL(address);
  });

  test('[R1] [R2] [R3] [R4] [R5] [R7] has the page for every spelling of its address', async ({ page }) => {
    for (const [claim, path, ...spellings] of [
      ['ignores capitals', '/guide/start/quick-start', '/Guide/START/Quick-Start'],
      ['ignores an extra slash', '/guide/start/quick-start', '/guide/start/quick-start/'],
      ['ignores several slashes', '/config/lib/', '/config/lib///'],
      ['ignores a missing slash', '/blog/', '/blog'],
      ['drops .html', '/config/lib/dts', '/config/lib/dts.html'],
      ['drops index', '/', '/index', '/index.html'],
      ['drops index of a section', '/config/lib/', '/config/lib/index'],
      ['decodes escapes', '/config/lib/dts', '/config%2Flib/%64ts'],
      ['drops a language prefix', '/guide/start/quick-start', '/en/guide/start/quick-start'],
      ['drops it with capitals and .html', '/config/lib/dts', '/EN/config/lib/dts.html'],
      ['drops it alone', '/', '/en', '/en/'],
    ] as const)
      await test.step(claim, async () => {
        for (const written of spellings) await expectLanding(page, written, path);
      });
  });
});

test('[R1] [R2] [R3] [R4] [R5] [R7] a client navigation corrects addresses as a first load does', async ({
  page,
}) => {
  await open(page, '/blog/introducing-rslib');
  for (const [claim, written, path] of [
    ['ignores capitals', '/Guide/START/Quick-Start', '/guide/start/quick-start'],
    ['ignores trailing slashes', '/config/lib/dts//', '/config/lib/dts'],
    ['drops .html', '/config/lib/dts.html', '/config/lib/dts'],
    ['drops index', '/config/lib/index', '/config/lib/'],
    ['decodes escapes', '/config/lib/%64ts', '/config/lib/dts'],
    ['drops a language prefix', '/en/guide/start/quick-start', '/guide/start/quick-start'],
  ] as const)
    await test.step(claim, async () => {
      await follow(page, written + QUERY);
      await expect(page).toHaveURL(new RegExp(`^http://[^/]+${path}\\?a=1#part$`));
      await expect(page.locator('html')).toHaveAttribute('data-route', path);
      expect(await isSameDocument(page)).toBe(true);
      await page.goBack();
      await expect(page).toHaveURL(/\/blog\/introducing-rslib$/);
      await expect(page.locator('html')).toHaveAttribute('data-route', '/blog/introducing-rslib');
    });
});
