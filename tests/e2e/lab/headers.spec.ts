import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { buildInWorker, startWorker, test } from '../../support/lab-site.ts';
import { createPlainHost } from '../../support/plain-host.ts';
import { serving } from '../../support/sites.ts';

const PROJECT = { 'package.json': '{}', 'src/index.js': 'export default 1;\n' };
const LITERAL = { kind: 'literal', value: {} } as const;

test('only the lab is isolated, and only its workers may compile code', async ({ request, labSite }) => {
  const headersAt = async (route: string) => (await request.get(labSite.origin + route)).headers();
  const lab = await headersAt('/lab');
  const home = await headersAt('/');
  expect(lab['cross-origin-embedder-policy']).toBe('require-corp');
  expect(home['cross-origin-embedder-policy']).toBeUndefined();
  expect(lab['content-security-policy']).toBe(home['content-security-policy']);
  expect(lab['content-security-policy']).not.toContain('unsafe');
  const html = await (await request.get(`${labSite.origin}/lab`)).text();
  const manifest = /data-lab="([^"]+)"/.exec(html)![1]!;
  const { worker } = (await (await request.get(labSite.origin + manifest)).json()) as { worker: string };
  const script = await headersAt(worker);
  expect(script['cross-origin-embedder-policy']).toBe('require-corp');
  expect(script['content-security-policy']).toContain("'unsafe-eval' 'wasm-unsafe-eval'");
});

test.describe('on a host that sends no headers', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the service worker isolates the lab after one reload, and no other page', async ({
    page,
    labSite,
  }) => {
    await serving(labSite.dir, createPlainHost(labSite.dir), async (host) => {
      const loads = countLoads(page);
      await page.goto(`${host.origin}/lab`);
      await expect.poll(loads).toBe(2);
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
      expect(await startWorker(page, host)).toMatchObject({ type: 'ready' });
      expect(loads()).toBe(3);
      expect(await buildInWorker(page, PROJECT, LITERAL)).toMatchObject({ ok: true });
      const kept = await page.evaluate(async () =>
        (await (await caches.open('read-before')).keys()).map(({ url }) => url),
      );
      expect(kept.filter((url) => url.includes('/assets/lab/'))).toEqual([]);
      await page.goto(`${host.origin}/`);
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    });
  });
});

test('says that the page is not isolated where nothing can isolate it', async ({ page, labSite }) => {
  await serving(labSite.dir, createPlainHost(labSite.dir), async (host) => {
    const started = await startWorker(page, host);
    expect(started).toMatchObject({ type: 'unusable' });
    expect(started).toHaveProperty('reason', [expect.stringContaining('isolated')]);
  });
});

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}
