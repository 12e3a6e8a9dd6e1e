import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { follow, open } from '../support/reader.ts';
import { test } from '../support/test.ts';

/** The real site on a host without redirects, which serves 404.html for unknown paths. */
const QUERY = '?a=1#part';

async function expectLanding(page: Page, origin: string, written: string, path: string) {
  await page.goto(origin + written + QUERY);
  await expect(page).toHaveURL(origin + path + QUERY);
  await expect(page.locator('html')).toHaveAttribute('data-route', path);
  await expect(page.locator('main h1')).toBeVisible();
}

test('follows a moved page', async ({ page, plainPageTypes: { origin } }) => {
  await expectLanding(page, origin, '/former/name', '/guide/blank');
  await expectLanding(page, origin, '/Former/Name/', '/guide/blank');
});

test('[R1] [R2] [R3] [R4] [R5] [R7] finds a page by every spelling of its address', async ({
  page,
  plainHost: { origin },
}) => {
  for (const [claim, path, ...spellings] of [
    ['with capitals', '/guide/start/quick-start', '/Guide/START/Quick-Start'],
    ['with an extra slash', '/guide/start/quick-start', '/guide/start/quick-start/'],
    ['with several slashes', '/config/lib/', '/config/lib//'],
    ['with a missing slash', '/blog/', '/blog'],
    [
      'with .html, also if the host has that file',
      '/config/lib/dts',
      '/config/lib/DTS.html',
      '/config/lib/dts.html',
    ],
    ['with index, also if the host has that file', '/config/lib/', '/config/lib/Index'],
    ['with index alone', '/', '/index'],
    ['with escapes', '/config/lib/dts', '/config/Lib/%64ts'],
    ['with a language prefix', '/guide/start/quick-start', '/en/guide/start/quick-start'],
  ] as const)
    await test.step(claim, async () => {
      for (const written of spellings) await expectLanding(page, origin, written, path);
    });
});

test('[R1] a link with another spelling opens the page, and back returns', async ({ page, plainHost }) => {
  await open(page, `${plainHost.origin}/blog/`);
  await follow(page, `/Config/Lib/DTS${QUERY}`);
  await expect(page).toHaveURL(`${plainHost.origin}/config/lib/dts${QUERY}`);
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/dts');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/blog/');
});

test('[R1] the 404 page is never painted before the redirect', async ({ page, plainHost }) => {
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      const paints = performance.getEntriesByType('paint').length;
      const isVisible = document.body !== null && !document.documentElement.hidden;
      sessionStorage.setItem(`left ${location.pathname}`, JSON.stringify({ isVisible, paints }));
    });
  });
  await page.goto(`${plainHost.origin}/Guide/Start/Quick-Start`);
  await expect(page.locator('main h1')).toHaveText('Quick start');
  const left = await page.evaluate(() => sessionStorage.getItem('left /Guide/Start/Quick-Start'));
  expect(left).toBe('{"isVisible":false,"paints":0}');
});

test('[R6] an unknown path shows the 404 page under the requested URL', async ({ page, plainHost }) => {
  const response = await page.goto(`${plainHost.origin}/no/such/page?a=1`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
  await expect(page).toHaveURL(`${plainHost.origin}/no/such/page?a=1`);
});

test('[R5] a malformed escape shows the 404 page, without an exception', async ({ page, plainHost }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${plainHost.origin}/%E0%A4%A`);
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
  expect(errors).toEqual([]);
});

test("[R1] the site's own 404 page finds pages too", async ({ page, plainPageTypes }) => {
  await expectLanding(page, plainPageTypes.origin, '/Guide/Doc', '/guide/doc');
  await page.goto(`${plainPageTypes.origin}/nowhere`);
  await expect(page.locator('main h1')).toHaveText('Lost');
});
