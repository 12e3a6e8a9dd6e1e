import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { follow, open } from '../support/reader.ts';
import { test } from '../support/sites.ts';

/** The real site on a host that knows files, no redirects: what it does not find it answers with 404.html. */
const QUERY = '?q=1#part';

async function lands(page: Page, origin: string, asked: string, path: string) {
  await page.goto(origin + asked + QUERY);
  await expect(page).toHaveURL(origin + path + QUERY);
  await expect(page.locator('html')).toHaveAttribute('data-route', path);
  await expect(page.locator('main h1')).toBeVisible();
}

test('[R1] finds a page behind capitals', async ({ page, plainHost }) => {
  await lands(page, plainHost.origin, '/Guide/START/Quick-Start', '/guide/start/quick-start');
});

test('[R2] finds a page behind slashes', async ({ page, plainHost }) => {
  await lands(page, plainHost.origin, '/guide/start/quick-start/', '/guide/start/quick-start');
  await lands(page, plainHost.origin, '/config/lib//', '/config/lib/');
  await lands(page, plainHost.origin, '/blog', '/blog/');
});

test('[R3] finds a page behind .html, also where the host has such a file', async ({ page, plainHost }) => {
  await lands(page, plainHost.origin, '/config/lib/DTS.html', '/config/lib/dts');
  await lands(page, plainHost.origin, '/config/lib/dts.html', '/config/lib/dts');
});

test('[R4] finds a page behind index, also where the host has such a file', async ({ page, plainHost }) => {
  await lands(page, plainHost.origin, '/config/lib/Index', '/config/lib/');
  await lands(page, plainHost.origin, '/index', '/');
});

test('[R5] finds a page behind escapes', async ({ page, plainHost }) => {
  await lands(page, plainHost.origin, '/config/Lib/%64ts', '/config/lib/dts');
});

test('[R7] finds a page behind a language prefix', async ({ page, plainHost }) => {
  await lands(page, plainHost.origin, '/en/guide/start/quick-start', '/guide/start/quick-start');
});

test('[R1] a link with another spelling leads to the page, and back leads back', async ({
  page,
  plainHost,
}) => {
  await open(page, `${plainHost.origin}/blog/`);
  await follow(page, `/Config/Lib/DTS${QUERY}`);
  await expect(page).toHaveURL(`${plainHost.origin}/config/lib/dts${QUERY}`);
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/dts');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/blog/');
});

test('[R1] nothing of the 404 page is there to be seen on the way to the page', async ({
  page,
  plainHost,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      const paints = performance.getEntriesByType('paint').length;
      const isThere = document.body !== null && !document.documentElement.hidden;
      sessionStorage.setItem(`left ${location.pathname}`, JSON.stringify({ isThere, paints }));
    });
  });
  await page.goto(`${plainHost.origin}/Guide/Start/Quick-Start`);
  await expect(page.locator('main h1')).toHaveText('Quick start');
  const left = await page.evaluate(() => sessionStorage.getItem('left /Guide/Start/Quick-Start'));
  expect(left).toBe('{"isThere":false,"paints":0}');
});

test('[R6] what is no page is the 404 page, under the address that was asked for', async ({
  page,
  plainHost,
}) => {
  const response = await page.goto(`${plainHost.origin}/no/such/page?q=1`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
  await expect(page).toHaveURL(`${plainHost.origin}/no/such/page?q=1`);
});

test('[R5] a malformed escape is the 404 page, without an exception', async ({ page, plainHost }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${plainHost.origin}/%E0%A4%A`);
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
  expect(errors).toEqual([]);
});

test('[R1] a 404 page that the site itself wrote finds pages too', async ({ page, plainPageTypes }) => {
  await lands(page, plainPageTypes.origin, '/Guide/Doc', '/guide/doc');
  await page.goto(`${plainPageTypes.origin}/nowhere`);
  await expect(page.locator('main h1')).toHaveText('Lost');
});
