import { expect } from '@playwright/test';
import { test } from '../../support/test.ts';
import { KEYS, startWebKit } from '../../support/webkit.ts';
import type { WebKit } from '../../support/webkit.ts';

/**
 * The main journeys in WebKit, which Playwright cannot drive here and which has no Navigation API: links load
 * pages.
 */

// All tests share one browser.
test.describe.configure({ mode: 'default', timeout: 90_000 });

let webkit: WebKit;

test.beforeAll(async () => {
  webkit = await startWebKit();
});

test.afterAll(() => webkit?.close());

test.beforeEach(async ({ baseURL }) => {
  await webkit.resize(1440, 960);
  await webkit.open(`${baseURL}/404`);
  await webkit.run(() => localStorage.clear());
});

test.afterEach(async () => {
  const info = test.info();
  if (info.status === info.expectedStatus) return;
  await info.attach('screenshot', { body: await webkit.screenshot(), contentType: 'image/png' });
});

const currentRoute = () => webkit.run(() => document.documentElement.dataset['route']);
const heading = () => webkit.run(() => document.querySelector('h1')?.textContent);
const themeClass = () => webkit.run(() => document.documentElement.className);
const background = () => webkit.run(() => getComputedStyle(document.body).backgroundColor);
const faults = () => webkit.run(() => (globalThis as { faults?: string[] }).faults);
const isVisible = (selector: string) =>
  webkit.run((wanted) => document.querySelector(wanted)?.checkVisibility() ?? false, selector);

async function waitForApp(): Promise<void> {
  await expect
    .poll(() => webkit.run(() => document.documentElement.dataset['app']), { timeout: 20_000 })
    .toBe('ready');
  await webkit.run(() => {
    const found: string[] = [];
    Object.assign(globalThis, { faults: found });
    addEventListener('error', ({ message }) => found.push(message));
    addEventListener('unhandledrejection', ({ reason }) => found.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => found.push(violatedDirective));
  });
}

async function open(url: string): Promise<void> {
  await webkit.open(url);
  await waitForApp();
}

test('pages fit a desktop and a phone screen', async ({ baseURL }) => {
  for (const width of [1440, 390]) {
    await webkit.resize(width, 960);
    for (const route of ['/', '/config/lib/dts', '/config/']) {
      await open(baseURL + route);
      expect(await currentRoute()).toBe(route);
      const [left, isInView] = await webkit.run(() => {
        scrollTo({ left: 10_000, behavior: 'instant' });
        const { top, bottom } = document.querySelector('h1')!.getBoundingClientRect();
        return [scrollX, top >= 0 && bottom <= innerHeight] as const;
      });
      expect([route, width, left, isInView]).toEqual([route, width, 0, true]);
    }
  }
});

test('[C7] a link opens its page, and back returns', async ({ baseURL }) => {
  await open(`${baseURL}/config/lib/dts`);
  const hasNavigationApi = await webkit.run(() => 'navigation' in globalThis);
  await webkit.run(() => Object.assign(globalThis, { sameDocument: true }) && undefined);
  await webkit.click('.sidebar a[href="/config/lib/format"]');
  await expect.poll(currentRoute).toBe('/config/lib/format');
  await expect.poll(heading).toBe('lib.format');
  expect(await webkit.run(() => 'sameDocument' in globalThis)).toBe(hasNavigationApi);
  expect(await webkit.run(() => document.querySelector('.sidebar [aria-current]')?.textContent)).toBe(
    'lib.format',
  );
  await webkit.back();
  await expect.poll(currentRoute).toBe('/config/lib/dts');
  await expect.poll(heading).toBe('lib.dts');
});

test('[N12] [S4] [S6] search opens by key, opens a hit by key and remembers it', async ({ baseURL }) => {
  await open(`${baseURL}/guide/start/quick-start`);
  await webkit.type(`${KEYS.control}k${KEYS.release}`);
  await expect.poll(() => isVisible('dialog.search')).toBe(true);
  await expect.poll(() => webkit.run(() => document.activeElement?.role)).toBe('combobox');
  await webkit.type('banner');
  await expect
    .poll(() => webkit.run(() => document.querySelector('.search [role="status"]')?.textContent))
    .toMatch(/^(?:\d+ of )?\d+ results?$/);
  expect(await faults()).toEqual([]);
  await webkit.type(KEYS.enter);
  await expect.poll(currentRoute).toBe('/config/lib/banner');
  await waitForApp();
  await webkit.click('.search-button');
  await expect
    .poll(() => webkit.run(() => document.querySelector('.search [role="option"]')?.textContent))
    .toContain('banner');
  await webkit.type(KEYS.escape);
  await expect.poll(() => isVisible('dialog.search')).toBe(false);
  expect(await faults()).toEqual([]);
});

test('[S16] the switch cycles through the themes, and the choice survives a reload', async ({ baseURL }) => {
  await open(`${baseURL}/config/lib/dts`);
  await webkit.click('.theme-switch');
  await expect.poll(themeClass).toBe('dark');
  const dark = await background();
  // The click is refused while the colors fade, because the view transition covers the page.
  await expect(() => webkit.click('.theme-switch')).toPass();
  await expect.poll(themeClass).toBe('light');
  await expect.poll(background).not.toBe(dark);
  expect(await faults()).toEqual([]);
  await webkit.reload();
  expect(await themeClass()).toBe('light');
});

test('[N6] [N7] tabs work by pointer and keyboard and are remembered', async ({ baseURL }) => {
  await open(`${baseURL}/guide/start/quick-start`);
  const command = () =>
    webkit.run(
      () =>
        document.querySelector('.tabs[data-group="package-manager"] .tab-panel:not([hidden])')?.textContent,
    );
  await webkit.click('.tabs[data-group="package-manager"] [data-value="pnpm"]');
  await expect.poll(command).toMatch(/^\s*\$ pnpm /);
  await webkit.type(KEYS.right);
  await expect.poll(command).toMatch(/^\s*\$ bun /);
  expect(await faults()).toEqual([]);
  await webkit.reload();
  expect(await command()).toMatch(/^\s*\$ bun /);
});

test('[N8] [S14] on a phone the menu, sidebar and outline open, navigate and close', async ({ baseURL }) => {
  await webkit.resize(390, 960);
  await open(`${baseURL}/config/lib/dts`);
  await webkit.click('.menu-button');
  await expect.poll(() => isVisible('#menu')).toBe(true);
  await webkit.click('#menu .menu-close');
  await expect.poll(() => isVisible('#menu')).toBe(false);
  await webkit.click('.sidebar-button');
  await expect.poll(() => isVisible('#sidebar')).toBe(true);
  await webkit.click('#sidebar a[href="/config/lib/format"]');
  await expect.poll(currentRoute).toBe('/config/lib/format');
  await waitForApp();
  expect(await isVisible('#sidebar')).toBe(false);
  await webkit.click('.outline-button');
  await expect.poll(() => isVisible('#outline')).toBe(true);
  await webkit.click('#outline li:last-child a');
  await expect.poll(() => isVisible('#outline')).toBe(false);
  await expect.poll(() => webkit.run(() => scrollY)).toBeGreaterThan(0);
  expect(await faults()).toEqual([]);
});

/**
 * WebKitGTK isolates the page but offers no shared memory, unless `JSC_useSharedArrayBuffer` is set. With it, Rspack 2.2.9
 * starts in WebKitGTK 2.50 and then never ends its first build.
 */
test('the lab says why it cannot run here, and what to do instead', async ({ baseURL }) => {
  await open(`${baseURL}/lab`);
  await expect.poll(() => isVisible('.lab-bench')).toBe(true);
  expect(await webkit.run(() => [crossOriginIsolated, typeof SharedArrayBuffer])).toEqual([
    true,
    'undefined',
  ]);
  const words = await webkit.run(() => document.querySelector('.lab-output')?.textContent);
  expect(words).toContain('Rslib needs shared memory, which this browser does not offer.');
  expect(words).toContain('Download the project');
  expect(words).toContain('recorded output');
  expect(await isVisible('.lab-start')).toBe(false);
});
