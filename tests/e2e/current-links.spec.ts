import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { distDir, routesInApp, routesOf } from '../support/built-site.ts';
import { isSameDocument, open } from '../support/reader.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

type Marks = Record<string, (string | null)[][]>;

/**
 * Visits every route without a reload. Returns the entries marked as current in the browser and in the
 * server's HTML.
 */
async function marksOf(page: Page, routes: string[]): Promise<{ inBrowser: Marks; onServer: Marks }> {
  return page.evaluate(async (all) => {
    const { navigation } = globalThis as unknown as {
      navigation: { navigate(route: string): { finished: Promise<unknown> } };
    };
    const marked = (source: Document) =>
      ['.nav-links', '.menu-links', '.sidebar'].flatMap((place) =>
        [...source.querySelectorAll(`${place} [aria-current]`)].map((link) => [
          place,
          link.textContent,
          link.getAttribute('href'),
          link.getAttribute('aria-current'),
        ]),
      );
    // Trusted Types forbids parsing a string, so the request returns a document.
    const documentAt = (route: string) =>
      new Promise<Document>((resolve) => {
        const request = new XMLHttpRequest();
        request.responseType = 'document';
        request.addEventListener('load', () => resolve(request.response as Document));
        request.open('GET', route);
        request.send();
      });
    const inBrowser: Marks = {};
    const onServer: Marks = {};
    for (const route of all) {
      await navigation.navigate(route).finished;
      inBrowser[route] = marked(document);
      onServer[route] = marked(await documentAt(route));
    }
    return { inBrowser, onServer };
  }, routes);
}

test("[N1] [S13] navbar and sidebar mark the same entries after a client navigation as in the server's HTML", async ({
  page,
}) => {
  await open(page, '/blog/introducing-rslib');
  // One page of each folder, and each folder itself.
  const routes = new Map(routesInApp(distDir).map((route) => [route.replace(/[^/]+$/, '*'), route]));
  const { inBrowser, onServer } = await marksOf(page, [...routes.values(), '/config/lib/dts']);
  expect(await isSameDocument(page)).toBe(true);
  expect(inBrowser).toEqual(onServer);
  expect(onServer['/config/lib/dts']?.map(([place]) => place)).toEqual([
    '.nav-links',
    '.menu-links',
    '.sidebar',
  ]);
});

test('[N1] [R8] the marks match in every language and version, and Home is marked only on home pages', async ({
  page,
  twoLocales,
}) => {
  await open(page, `${twoLocales.origin}/guide/next`);
  const { inBrowser, onServer } = await marksOf(page, routesOf(twoLocales.dir));
  expect(inBrowser).toEqual(onServer);
  const inNavbar = (route: string) =>
    inBrowser[route]?.filter(([place]) => place === '.nav-links').map(([, text]) => text);
  expect(inNavbar('/guide/start')).toEqual(['Guide v2']);
  expect(inNavbar('/v1/guide/start')).toEqual(['Guide v1']);
  expect(inNavbar('/v1/zh/guide/start')).toEqual(['指南 v1']);
  expect(inNavbar('/')).toEqual(['Home v2']);
  expect(inNavbar('/v1/')).toEqual(['Home v1']);
});
