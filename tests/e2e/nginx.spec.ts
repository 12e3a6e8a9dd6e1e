import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { distDir, routesOf } from '../support/built-site.ts';
import { waitForApp, recordFaults } from '../support/reader.ts';
import { sharedNginx } from '../support/shared-nginx.ts';

const nginx = sharedNginx();

const get = (pathname: string, headers = {}) =>
  fetch(nginx.origin + pathname, { redirect: 'manual', headers });

test('nginx with the shipped configuration responds like the bundled server', async ({ request }) => {
  for (const route of routesOf(distDir).filter((one) => one !== '/404')) {
    const own = await request.get(route);
    const answer = await get(route);
    const plain = (value = '') => value.replaceAll(' ', '');
    expect([route, answer.status, await answer.text()]).toEqual([route, 200, await own.text()]);
    for (const name of ['content-security-policy', 'content-type', 'cache-control', 'x-content-type-options'])
      expect([name, plain(answer.headers.get(name) ?? '')]).toEqual([name, plain(own.headers()[name])]);
  }
});

test('redirects other spellings, shows the 404 page for unknown paths and hides internal files', async () => {
  const location = async (pathname: string) => {
    const answer = await get(pathname);
    return [answer.status, answer.headers.get('location')];
  };
  expect(await location('/config/lib')).toEqual([308, '/config/lib/']);
  expect(await location('/config/lib/dts.html?a=b')).toEqual([308, '/config/lib/dts?a=b']);
  expect(await location('/config/lib/index.html')).toEqual([308, '/config/lib/']);
  for (const pathname of [
    '/nowhere',
    '/_site.json',
    '/_headers',
    '/_nginx.conf',
    '/index.html.gz',
    '/404',
    '/assets/x.js',
  ]) {
    const answer = await get(pathname);
    expect([pathname, answer.status]).toEqual([pathname, 404]);
    expect(await answer.text()).toContain('PAGE NOT FOUND');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

test('caches hashed files forever, compresses on request and sends the right content types', async () => {
  const html = await (await get('/')).text();
  const entry = /<script[^>]* src="(?<entry>[^"]+)"/.exec(html)?.groups?.['entry'] ?? '';
  expect((await get(entry)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const [accepted, encoding] of [
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const { headers } = await get('/config/lib/dts', { 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toBe('Accept-Encoding');
  }
  expect((await get('/config/lib/dts.md')).headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect((await get('/site.webmanifest')).headers.get('content-type')).toBe('application/manifest+json');
});

test('a page loads without errors', async ({ page }) => {
  const faults = await recordFaults(page);
  await page.goto(`${nginx.origin}/CONFIG/lib/DTS/`);
  await expect(page.locator('h1')).toHaveText('lib.dts');
  await expect(page).toHaveURL(`${nginx.origin}/config/lib/dts`);
  await waitForApp(page);
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});
