import { expect } from '@playwright/test';
import { buildInWorker, startWorker, test } from '../../support/lab-site.ts';
import { createPlainHost } from '../../support/plain-host.ts';
import { serving } from '../../support/sites.ts';

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

test('the message of a configuration that throws is printed', async ({ startedLab }) => {
  const config = { kind: 'code', path: 'rslib.config.ts' } as const;
  const files = { ...PROJECT, 'rslib.config.ts': "throw new Error('The moon is new.');\n" };
  const built = await startedLab.build(files, config);
  expect(built.ok).toBe(false);
  expect(built.console).toContain('The moon is new.');
});

test.describe('on a host that sends no headers', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the lab runs after one reload', async ({ page, labSite }) => {
    await serving(labSite.dir, createPlainHost(labSite.dir), async (host) => {
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.goto(`${host.origin}/lab`);
      await expect.poll(() => loads).toBe(2);
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
      expect(await startWorker(page, host)).toMatchObject({ type: 'ready' });
      expect(await buildInWorker(page, PROJECT, BOTH_FORMATS)).toMatchObject({ ok: true });
    });
  });
});
