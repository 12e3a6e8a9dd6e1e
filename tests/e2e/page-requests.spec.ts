import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { distDir, htmlFilesOf } from '../support/built-site.ts';
import { follow, isSameDocument, open, pathOf, recordRequests } from '../support/reader.ts';
import { test } from '../support/test.ts';

/** Lists requests without the favicon, which browsers request at each new URL. */
const namesOf = (requests: Request[]) =>
  requests
    .map((request) => `${request.resourceType()} ${pathOf(request)}`)
    .filter((name) => !name.startsWith('other '));

/** Uses the keyboard: a pointer could rest on a link of the next page and prefetch it. */
const followByKey = (page: Page, part: string, name: string) =>
  page.locator(part).getByRole('link', { name, exact: true }).press('Enter');

test('[C7] following a link fetches one document and nothing else', async ({ page }) => {
  // The tools of code blocks load with the first block, for all pages.
  await open(page, '/guide/start/quick-start');
  await expect(page.locator('.code-tools').first()).toBeAttached();
  const requests = recordRequests(page);
  await followByKey(page, '.navbar', 'Config');
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/');
  await followByKey(page, '.sidebar', 'lib.dts');
  await expect(page.locator('main h1')).toHaveText('lib.dts');
  expect(namesOf(requests)).toEqual(['fetch /config/', 'fetch /config/lib/dts']);
  expect(await isSameDocument(page)).toBe(true);
});

test('[C7] a page shown before is not fetched again', async ({ page }) => {
  await open(page, '/config/lib/format');
  await followByKey(page, '.sidebar', 'lib');
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/');
  const requests = recordRequests(page);
  await followByKey(page, '.sidebar', 'lib.format');
  await expect(page.locator('main h1')).toHaveText('lib.format');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/');
  expect(namesOf(requests)).toEqual([]);
});

test('[C7] a page with React parts loads its own module and stylesheet and no others', async ({
  page,
  pageTypes,
}) => {
  await open(page, `${pageTypes.origin}/react/plain`);
  const requests = recordRequests(page);
  await followByKey(page, 'main', 'to the counter');
  await expect(page.getByRole('button', { name: 'First: 0' })).toBeVisible();
  const [document, ...assets] = namesOf(requests);
  expect(document).toBe('fetch /react/counter');
  expect(assets.filter((name) => /\/page-\d+-.*\.js$/.test(name))).toHaveLength(1);
  expect(assets.filter((name) => /\/page-\d+-.*\.css$/.test(name))).toHaveLength(1);
});

test('[C7] pages send no requests to other hosts', async ({ page, baseURL }) => {
  const requests = recordRequests(page);
  await open(page, '/');
  await follow(page, '/config/lib/dts');
  await expect(page.locator('html')).toHaveAttribute('data-route', '/config/lib/dts');
  expect(new Set(requests.map((request) => new URL(request.url()).origin))).toEqual(new Set([baseURL]));
});

test('[C7] a page without React parts names no module', () => {
  for (const { name, html } of htmlFilesOf(distDir))
    expect([name, html.includes('data-module')]).toEqual([name, false]);
});
