import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { createSiteServer } from '../../src/engine/serve/server.ts';
import { startNginx } from '../../scripts/start-nginx.mjs';
import { buildFixture } from '../support/build-fixture.ts';
import { filesOf, routesOf } from '../support/built-site.ts';
import { hostileFaults } from '../support/hostile-targets.ts';
import { appIsReady, recordFaults } from '../support/reader.ts';
import { A_WORKER, serving, test as base } from '../support/sites.ts';

interface BelowBase {
  dir: string;
  /** The same build behind nginx, with the lines that README documents, and behind the bundled server. */
  nginx: string;
  bundled: string;
}

const BASE = '/below/here/';

const test = base.extend<object, { belowBase: BelowBase }>({
  belowBase: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
    async ({}, provide) => {
      const dir = await buildFixture(
        'page-types',
        '--no-extensions',
        '--base',
        BASE,
        '--url',
        'https://preview.example',
      );
      const { origin: nginx, stop } = await startNginx(dir);
      await serving(dir, createSiteServer({ dir }), ({ origin }) => provide({ dir, nginx, bundled: origin }));
      await stop();
      await rm(path.dirname(dir), { recursive: true });
    },
    A_WORKER,
  ],
});

const ask = (address: string) => fetch(address, { redirect: 'manual' });
const HEADERS = ['content-security-policy', 'cache-control', 'x-content-type-options', 'location'];

test('a site that was built with --base and --url has them in its links', async ({ belowBase }) => {
  const html = await (await ask(`${belowBase.nginx}${BASE}guide/doc`)).text();
  const [canonical] = /<link rel="canonical"[^>]*>/.exec(html) ?? [];
  expect(canonical).toContain(`href="https://preview.example${BASE}guide/doc"`);
  expect(html.match(/href="[^"]*parts\/all"/g)).toContain(`href="${BASE}parts/all"`);
});

test('below a base path nginx with the documented root answers every file as the bundled server does', async ({
  belowBase: { dir, nginx, bundled },
}) => {
  const routes = routesOf(dir).map((route) => route.slice(1));
  const spellings = ['guide/doc.html?a=b', 'assets/notes.html', 'nowhere', '404', '_site.json'];
  const files = filesOf(dir).map(({ name }) => name);
  const asked = [...routes, ...files, ...spellings, 'assets', 'assets/nothing.js', '.env'];
  for (const name of new Set(asked)) {
    const [own, answer] = await Promise.all([ask(bundled + BASE + name), ask(nginx + BASE + name)]);
    expect([name, answer.status]).toEqual([name, own.status]);
    // nginx says in the body of a redirect that it is one.
    if (own.status !== 308) expect([name, await answer.text()]).toEqual([name, await own.text()]);
    for (const header of HEADERS)
      expect([name, header, answer.headers.get(header)]).toEqual([name, header, own.headers.get(header)]);
  }
});

test('what authors have below assets/ is asked for again, what the build puts there is kept', async ({
  belowBase: { dir, nginx },
}) => {
  const caching = async (name: string) => (await ask(`${nginx}${BASE}${name}`)).headers.get('cache-control');
  for (const name of ['assets/notes', 'assets/notes.md', 'assets/changing.txt', 'assets/deep/changing.txt'])
    expect([name, await caching(name)]).toEqual([name, 'no-cache']);
  const entry = filesOf(dir).find(({ name }) => /^assets\/entry-.*\.js$/.test(name))?.name ?? '';
  expect(await caching(entry)).toBe('public, max-age=31536000, immutable');
});

test('below a base path nginx leaves the rest of its server alone', async ({ belowBase: { nginx } }) => {
  expect((await ask(`${nginx}/below/here`)).headers.get('location')).toBe(BASE);
  const elsewhere = await ask(`${nginx}/nowhere`);
  expect([elsewhere.status, elsewhere.headers.get('content-security-policy')]).toEqual([404, null]);
});

test('below a base path no request makes nginx redirect off the site', async ({ belowBase: { nginx } }) => {
  expect(await hostileFaults(nginx, BASE)).toEqual([]);
});

test('below a base path a reader finds nothing missing', async ({ page, belowBase: { nginx } }) => {
  const faults = await recordFaults(page);
  await page.goto(`${nginx}${BASE}React/Counter/`);
  await expect(page).toHaveURL(`${nginx}${BASE}react/counter`);
  await appIsReady(page);
  await expect(page.getByRole('button').first()).toBeVisible();
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});
