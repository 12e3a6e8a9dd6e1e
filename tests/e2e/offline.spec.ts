import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { listen } from '../../src/build/serve/listen.ts';
import { createSiteServer } from '../../src/build/serve/server.ts';
import { distDir } from '../support/built-site.ts';
import { appIsReady, recordFaults } from '../support/reader.ts';

test.use({ serviceWorkers: 'allow' });

let folder: string;
let server: Server | undefined;
let origin: string;

async function start(port = 0): Promise<void> {
  server = createSiteServer({ dir: folder });
  origin = await listen(server, { host: '127.0.0.1', port, portIsFixed: true });
}

async function stop(): Promise<void> {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
  server = undefined;
}

const isKept = (page: Page, pathname: string) =>
  page.evaluate(async (name) => (await caches.match(name)) !== undefined, pathname);

async function read(page: Page, route: string): Promise<void> {
  await page.goto(origin + route);
  await appIsReady(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => isKept(page, route)).toBe(true);
}

test.beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'offline-')), 'site');
  await cp(distDir, folder, { recursive: true });
  await start();
});
test.afterEach(async () => {
  if (server) await stop();
  await rm(path.dirname(folder), { recursive: true });
});

test('a page that was read is there when the host is gone, with its scripts', async ({ page }) => {
  const faults = await recordFaults(page);
  await read(page, '/config/lib/');
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  for (const script of scripts.filter((name) => name.endsWith('.js')))
    await expect.poll(() => isKept(page, script)).toBe(true);
  await stop();
  await page.reload();
  await expect(page.locator('h1')).toHaveText('lib');
  await appIsReady(page);
  await page.goto(`${origin}/config/lib/?navbar=0`);
  await expect(page.locator('h1')).toHaveText('lib');
  expect(faults.filter((fault) => !fault.includes('ERR_'))).toEqual([]);
});

test('one that was not read says so and lists those that were', async ({ page }) => {
  await read(page, '/config/lib/');
  await stop();
  await page.goto(`${origin}/config/lib/format`);
  await expect(page.getByRole('heading')).toHaveText('You are offline');
  await page.getByRole('link', { name: '/config/lib/', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('lib');
});

test('while the host answers, what is shown is what it has now', async ({ page }) => {
  await read(page, '/config/lib/');
  const file = path.join(folder, 'config/lib/index.html');
  const html = await readFile(file, 'utf8');
  for (const ending of ['.br', '.gz']) await rm(file + ending);
  await writeFile(file, html.replaceAll('>lib<', '>Changed<'));
  await page.goto(`${origin}/config/lib/`);
  await expect(page.locator('h1')).toHaveText('Changed');
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/config/lib/'))?.text()))
    .toContain('>Changed<');
  await stop();
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Changed');
});
