import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import type { Page } from '@playwright/test';
import { listen } from '../../src/engine/serve/listen.ts';
import { createSiteServer } from '../../src/engine/serve/server.ts';
import { distDir } from '../support/built-site.ts';
import { inputOf, searchFor, waitForTextIndex } from '../support/search-dialog.ts';
import { waitForApp, recordFaults } from '../support/reader.ts';

test.use({ serviceWorkers: 'allow' });

let folder: string;
let server: Server | undefined;
let origin: string;

async function start(headers: Record<string, string> = {}): Promise<void> {
  server = createSiteServer({ dir: folder, headers });
  origin = await listen(server, { host: '127.0.0.1', port: 0, portIsFixed: true });
}

async function stop(): Promise<void> {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
  server = undefined;
}

const isCached = (page: Page, pathname: string) =>
  page.evaluate(async (name) => (await caches.match(name)) !== undefined, pathname);

async function visit(page: Page, route: string): Promise<void> {
  await page.goto(origin + route);
  await waitForApp(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => isCached(page, route)).toBe(true);
}

const PAGE_FILE = 'config/lib/index.html';
const changed = new Set<string>();

/** Changes a file on the host, as another build would. */
async function edit(name: string, change: (text: string) => string): Promise<void> {
  const file = path.join(folder, name);
  for (const ending of ['.br', '.gz']) await rm(file + ending, { force: true });
  await writeFile(file, change(await readFile(file, 'utf8')));
  changed.add(name);
}

async function restoreFiles(): Promise<void> {
  for (const name of changed)
    for (const ending of ['', '.br', '.gz'])
      await cp(path.join(distDir, name + ending), path.join(folder, name + ending));
  changed.clear();
}

const entryScript = (page: Page) =>
  page.locator('script[data-entry]').evaluate((script) => (script as HTMLScriptElement).src);

/** Adds a frame and returns the directive that blocked it. */
const blockedDirective = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        const frame = document.createElement('iframe');
        frame.src = '/';
        document.body.append(frame);
      }),
  );

// Copying takes longer than a test, so the tests of a worker share a copy.
test.beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'offline-')), 'site');
  await cp(distDir, folder, { recursive: true });
});
test.afterAll(() => rm(path.dirname(folder), { recursive: true }));

test.beforeEach(() => start());
test.afterEach(async () => {
  if (server) await stop();
  await restoreFiles();
});

test('a visited page works offline, with its scripts', async ({ page }) => {
  const faults = await recordFaults(page);
  await visit(page, '/config/lib/');
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  for (const script of scripts.filter((name) => name.endsWith('.js')))
    await expect.poll(() => isCached(page, script)).toBe(true);
  await stop();
  await page.reload();
  await expect(page.locator('h1')).toHaveText('lib');
  await waitForApp(page);
  await page.goto(`${origin}/config/lib/?navbar=0`);
  await expect(page.locator('h1')).toHaveText('lib');
  expect(faults.filter((fault) => !fault.includes('ERR_'))).toEqual([]);
});

test('a reader on a track is still on it offline', async ({ page }) => {
  await visit(page, '/guide/faq/');
  await page.goto(`${origin}/guide/faq/?track=errors`);
  await waitForApp(page);
  const next = page.getByRole('navigation', { name: 'Fix an error' });
  await expect(next).toContainText('1 of 6');
  await expect.poll(() => isCached(page, '/tracks.kept.json')).toBe(true);
  await stop();
  await page.reload();
  await waitForApp(page);
  await expect(next).toContainText('1 of 6');
});

test('a search that worked online works offline', async ({ page }) => {
  await visit(page, '/config/lib/');
  const used = new Set<string>();
  page.on('request', (request) => used.add(new URL(request.url()).pathname));
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toBeFocused();
  await waitForTextIndex(page);
  expect([...used]).toContain('/search.en.json');
  expect([...used].filter((name) => name.startsWith('/assets/search-'))).toHaveLength(3);
  for (const name of used) await expect.poll(() => isCached(page, name)).toBe(true);
  await stop();
  await page.reload();
  await waitForApp(page);
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toBeFocused();
  await searchFor(page, 'bundleless');
});

test('an unvisited page says so offline and lists the visited ones', async ({ page }) => {
  const faults = await recordFaults(page);
  await visit(page, '/config/lib/');
  await stop();
  await page.goto(`${origin}/config/lib/format`);
  await expect(page.getByRole('heading')).toHaveText('You are offline');
  // Its style is in the page, and the policy allows it.
  await expect(page.locator('body')).toHaveCSS('font-family', /^system-ui/);
  expect(faults.filter((fault) => fault.includes('policy'))).toEqual([]);
  await page.getByRole('link', { name: '/config/lib/', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('lib');
});

test('shows and caches the current page as long as the host responds', async ({ page }) => {
  await visit(page, '/config/lib/');
  await edit(PAGE_FILE, (html) => html.replaceAll('>lib<', '>Changed<'));
  await page.goto(`${origin}/config/lib/`);
  await expect(page.locator('h1')).toHaveText('Changed');
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/config/lib/'))?.text()))
    .toContain('>Changed<');
  await stop();
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Changed');
});

test('does not run a script planted in the cache and replaces it with the file from the host', async ({
  page,
}) => {
  await visit(page, '/config/lib/');
  const entry = await entryScript(page);
  await expect.poll(() => isCached(page, entry)).toBe(true);
  await page.evaluate(async (url) => {
    const headers = { 'content-type': 'text/javascript' };
    const planted = () => new Response('document.documentElement.dataset.planted = "1"', { headers });
    for (const name of ['another', ...(await caches.keys())])
      await (await caches.open(name)).put(url, planted());
  }, entry);
  await page.reload();
  await waitForApp(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-planted');
  await page.evaluate(() => caches.delete('another'));
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url))?.text(), entry))
    .toContain('import');
  await stop();
  await page.reload();
  await waitForApp(page);
});

test('replaces a page cached under the name of a script with the script from the host', async ({ page }) => {
  await visit(page, '/config/lib/');
  const entry = await entryScript(page);
  await expect.poll(() => isCached(page, entry)).toBe(true);
  await page.evaluate(async (url) => {
    const [name] = await caches.keys();
    await (await caches.open(name!)).put(url, await fetch(location.href));
  }, entry);
  await page.reload();
  await waitForApp(page);
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url))?.text(), entry))
    .toContain('import');
});

test('a cached page has the policy of its build, whatever the host sent', async ({ page }) => {
  await stop();
  await start({ 'content-security-policy': "frame-src 'self'" });
  await visit(page, '/config/lib/');
  const { csp } = JSON.parse(await readFile(path.join(folder, '_site.json'), 'utf8')) as { csp: string };
  await stop();
  const response = await page.reload();
  expect(response?.fromServiceWorker()).toBe(true);
  const policy = (await response?.allHeaders())?.['content-security-policy']?.split('; ') ?? [];
  const differs = (directive: string) => !directive.startsWith('style-src');
  expect(policy.filter(differs)).toEqual(csp.split('; ').filter(differs));
  await waitForApp(page);
  expect(await blockedDirective(page)).toBe('frame-src');
});

test('a page of another build is readable offline, with its own styles and without its scripts', async ({
  page,
}) => {
  await edit(PAGE_FILE, (html) =>
    html
      .replace('</style>', 'h1{letter-spacing:7px}</style>')
      .replace('<script>', '<script>document.documentElement.dataset.older="1";')
      .replace(/entry-[\w-]{8}/, 'entry-00000000'),
  );
  await page.goto(`${origin}/guide/start/`);
  await waitForApp(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${origin}/config/lib/`);
  await expect.poll(() => isCached(page, '/config/lib/')).toBe(true);
  await stop();
  await page.reload();
  await expect(page.locator('h1')).toHaveCSS('letter-spacing', '7px');
  await expect(page.locator('html')).not.toHaveAttribute('data-older');
  await page.goto(`${origin}/guide/start/`);
  await waitForApp(page);
});

test('caches the first page after a deployment with its scripts, even if an older worker handled the load', async ({
  page,
}) => {
  await edit('offline-worker.js', (worker) => worker.replaceAll(/entry-[\w-]{8}/g, 'entry-00000000'));
  await visit(page, '/config/lib/');
  expect(await isCached(page, await entryScript(page))).toBe(false);
  await restoreFiles();
  await page.reload();
  await waitForApp(page);
  const entry = await entryScript(page);
  await expect.poll(() => isCached(page, entry)).toBe(true);
});
