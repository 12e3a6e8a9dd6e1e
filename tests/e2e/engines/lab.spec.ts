import { expect } from '@playwright/test';
import { buildInWorker, startWorker, test } from '../../support/lab-site.ts';
import { createPlainHost } from '../../support/plain-host.ts';
import { serving } from '../../support/sites.ts';
import type { LabDriver } from '../../support/lab-driver.ts';

declare const labDriver: LabDriver;

const PROJECT = {
  'package.json': '{ "name": "sum", "type": "module" }',
  'rslib.config.ts': 'export default {};',
  'src/index.ts': 'export const sum = (one: number, other: number): number => one + other;\n',
};
const BOTH_FORMATS = { kind: 'literal', value: { lib: [{ format: 'esm' }, { format: 'cjs' }] } } as const;

test('the lab builds a project to ESM and CommonJS', async ({ page, labSite }) => {
  expect(await startWorker(page, labSite)).toMatchObject({ type: 'ready' });
  const built = await buildInWorker(page, PROJECT, BOTH_FORMATS);
  expect(built.files['dist/index.js']).toBe('const sum = (one, other)=>one + other;\nexport { sum };\n');
  expect(Object.keys(built.files)).toEqual(['dist/index.cjs', 'dist/index.js']);
});

test.describe('on a host that sends no headers', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the lab runs after one reload', async ({ page, labSite }) => {
    await serving(labSite.dir, createPlainHost(labSite.dir), async (host) => {
      await page.goto(`${host.origin}/lab`);
      await page.waitForFunction(() => 'labDriver' in globalThis);
      const reloaded = page.waitForEvent('load');
      void page.evaluate(() => labDriver.isolate()).catch(() => undefined);
      await reloaded;
      await page.waitForFunction(() => crossOriginIsolated);
      expect(await startWorker(page, host)).toMatchObject({ type: 'ready' });
      expect(await buildInWorker(page, PROJECT, BOTH_FORMATS)).toMatchObject({ ok: true });
    });
  });
});
