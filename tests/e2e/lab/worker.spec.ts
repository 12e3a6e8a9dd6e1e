import { expect } from '@playwright/test';
import { buildInWorker, startWorker, test } from '../../support/lab-site.ts';
import { recordFaults } from '../../support/reader.ts';

const PROJECT = {
  'package.json': '{ "name": "sum", "type": "module" }',
  'rslib.config.ts': 'export default {};',
  'src/index.ts': 'export const sum = (one: number, other: number): number => one + other;\n',
};
const BOTH_FORMATS = { kind: 'literal', value: { lib: [{ format: 'esm' }, { format: 'cjs' }] } } as const;

test('builds a project to ESM and CommonJS in a worker of an isolated page', async ({ page, labSite }) => {
  const faults = await recordFaults(page);
  expect(await startWorker(page, labSite)).toMatchObject({ type: 'ready' });
  const built = await buildInWorker(page, PROJECT, BOTH_FORMATS);
  expect(built).toMatchObject({ ok: true, missing: [] });
  expect(built.files['dist/index.js']).toBe('const sum = (one, other)=>one + other;\nexport { sum };\n');
  expect(built.files['dist/index.cjs']).toContain('exports.sum = ');
  expect(built.console).toContain('Rslib v');
  expect(built.console).toContain('dist/');
  expect(faults).toEqual([]);
});

test('starts each build with the files of its project alone', async ({ page, labSite }) => {
  await startWorker(page, labSite);
  await buildInWorker(page, { ...PROJECT, 'src/other.ts': 'export {};\n' }, BOTH_FORMATS);
  const built = await buildInWorker(page, PROJECT, { kind: 'literal', value: { lib: [{ bundle: false }] } });
  expect(Object.keys(built.files)).toEqual(['dist/index.js']);
});

test('reports what Rslib says about a project that does not build', async ({ page, labSite }) => {
  await startWorker(page, labSite);
  const broken = { ...PROJECT, 'src/index.ts': "export * from './missing';\n" };
  const built = await buildInWorker(page, broken, BOTH_FORMATS);
  expect(built.ok).toBe(false);
  expect(built.console).toContain("Can't resolve './missing'");
});
