import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { htmlFilesOf, distDir } from '../support/built-site.ts';
import { follow, open } from '../support/reader.ts';
import { test } from '../support/test.ts';

const alternates = (page: Page) =>
  page
    .locator('head link[rel="alternate"]:not([type="text/markdown"])')
    .evaluateAll((links) =>
      links.map((link) => ['hreflang', 'href', 'type'].map((name) => link.getAttribute(name))),
    );

const FEEDS = [
  ['en', 'https://docs.example/blog-rss.xml', 'application/rss+xml'],
  ['zh', 'https://docs.example/zh/guide/feeds', 'text/html'],
];

test('[R13] the feeds of a page are alternate links in its head, which a client navigation replaces', async ({
  page,
  pageTypes,
}) => {
  await open(page, `${pageTypes.origin}/guide/doc`);
  expect(await alternates(page)).toEqual([]);
  await follow(page, '/guide/feeds');
  await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/feeds');
  expect(await alternates(page)).toEqual(FEEDS);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/doc');
  expect(await alternates(page)).toEqual([]);
  await page.goto(`${pageTypes.origin}/guide/feeds`);
  expect(await alternates(page)).toEqual(FEEDS);
});

test('[R14] a hosted search provider gets a preconnect link', async ({ page, hostedSearch }) => {
  await page.goto(hostedSearch.origin);
  const preconnect = page.locator('head link[rel="preconnect"]');
  await expect(preconnect).toHaveCount(1);
  await expect(preconnect).toHaveAttribute('href', 'https://testapp-dsn.algolia.net');
  await expect(preconnect).toHaveAttribute('crossorigin', '');
});

test('[R14] there is no preconnect link without a hosted provider', ({ pageTypes }) => {
  for (const dir of [distDir, pageTypes.dir])
    for (const { name, html } of htmlFilesOf(dir))
      expect([name, html.includes('rel="preconnect"')]).toEqual([name, false]);
});
