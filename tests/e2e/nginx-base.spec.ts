import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { createSiteServer } from '../../src/engine/serve/server.ts';
import { startNginx } from '../../scripts/start-nginx.mjs';
import { buildFixture } from '../support/build-fixture.ts';
import { filesOf, routesOf } from '../support/built-site.ts';
import { hostileFaults } from '../support/hostile-targets.ts';
import { waitForApp, recordFaults } from '../support/reader.ts';
import { PER_WORKER, serving, test as base } from '../support/sites.ts';

interface BelowBase {
  dir: string;
  /** Origins that serve the same build: nginx, configured as README describes, and the bundled server. */
  nginx: string;
  bundled: string;
}

const BASE = '/below/here/';

const test = base.extend<object, { belowBase: BelowBase }>({
  belowBase: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
    async ({}, provide) => {
      const dir = await buildFixture('page-types', '--base', BASE, '--url', 'https://preview.example');
      const { origin: nginx, stop } = await startNginx(dir);
      await serving(dir, createSiteServer({ dir }), ({ origin }) => provide({ dir, nginx, bundled: origin }));
      await stop();
      await rm(path.dirname(dir), { recursive: true });
    },
    PER_WORKER,
  ],
});

const get = (address: string) => fetch(address, { redirect: 'manual' });
const HEADERS = ['content-security-policy', 'cache-control', 'x-content-type-options', 'location'];

test('links of a site built with --base and --url contain both', async ({ belowBase }) => {
  const html = await (await get(`${belowBase.nginx}${BASE}guide/doc`)).text();
  const [canonical] = /<link rel="canonical"[^>]*>/.exec(html) ?? [];
  expect(canonical).toContain(`href="https://preview.example${BASE}guide/doc"`);
  expect(html.match(/href="[^"]*parts\/all"/g)).toContain(`href="${BASE}parts/all"`);
});

test('below a base path nginx serves every file like the bundled server', async ({
  belowBase: { dir, nginx, bundled },
}) => {
  const routes = routesOf(dir).map((route) => route.slice(1));
  const spellings = ['guide/doc.html?a=b', 'assets/notes.html', 'nowhere', '404', '_site.json'];
  const files = filesOf(dir).map(({ name }) => name);
  const names = [...routes, ...files, ...spellings, 'assets', 'assets/nothing.js', '.env'];
  for (const name of new Set(names)) {
    const [own, answer] = await Promise.all([get(bundled + BASE + name), get(nginx + BASE + name)]);
    expect([name, answer.status]).toEqual([name, own.status]);
    // nginx adds a body to redirects.
    if (own.status !== 308) expect([name, await answer.text()]).toEqual([name, await own.text()]);
    for (const header of HEADERS)
      expect([name, header, answer.headers.get(header)]).toEqual([name, header, own.headers.get(header)]);
  }
});

test("revalidates authors' files below assets/ and caches hashed ones forever", async ({
  belowBase: { dir, nginx },
}) => {
  const caching = async (name: string) => (await get(`${nginx}${BASE}${name}`)).headers.get('cache-control');
  for (const name of ['assets/notes', 'assets/notes.md', 'assets/changing.txt', 'assets/deep/changing.txt'])
    expect([name, await caching(name)]).toEqual([name, 'no-cache']);
  const entry = filesOf(dir).find(({ name }) => /^assets\/entry-.*\.js$/.test(name))?.name ?? '';
  expect(await caching(entry)).toBe('public, max-age=31536000, immutable');
});

test('below a base path nginx leaves other paths alone', async ({ belowBase: { nginx } }) => {
  expect((await get(`${nginx}/below/here`)).headers.get('location')).toBe(BASE);
  const elsewhere = await get(`${nginx}/nowhere`);
  expect([elsewhere.status, elsewhere.headers.get('content-security-policy')]).toEqual([404, null]);
});

test('below a base path no request makes nginx redirect off the site', async ({ belowBase: { nginx } }) => {
  expect(await hostileFaults(nginx, BASE)).toEqual([]);
});

test('below a base path a page loads without errors', async ({ page, belowBase: { nginx } }) => {
  const faults = await recordFaults(page);
  await page.goto(`${nginx}${BASE}React/Counter/`);
  await expect(page).toHaveURL(`${nginx}${BASE}react/counter`);
  await waitForApp(page);
  await expect(page.getByRole('button').first()).toBeVisible();
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});
