import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensureInstalled } from '../../../scripts/ensure-install.mjs';
import { ensureExamplesInstalled } from '../examples/run/install.ts';
import { readHovers } from './hover-recording.ts';
import { verifyHovers } from './verify-hovers.ts';

declare const __ENGINE_ROOT__: string;

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const examplesDir = path.join(__ENGINE_ROOT__, 'examples');
const siteDir = mkdtempSync(path.join(tmpdir(), 'older-release-'));
const docsDir = path.join(siteDir, 'docs');

beforeAll(async () => {
  await ensureExamplesInstalled(ensureInstalled, examplesDir);
  cpSync(path.join(__ENGINE_ROOT__, 'tests/fixtures/examples-small'), siteDir, { recursive: true });
});
afterAll(() => rmSync(siteDir, { recursive: true }));

/** Makes an installation whose `defineConfig` is not generic, as it was before Rslib 1.0. */
function installOlder(name: string): string {
  const installDir = path.join(siteDir, name);
  const types = path.join(installDir, 'node_modules/@rslib/core/dist-types');
  mkdirSync(types, { recursive: true });
  writeFileSync(path.join(installDir, 'package.json'), '{}');
  writeFileSync(
    path.join(types, '../package.json'),
    '{ "name": "@rslib/core", "version": "0.9.0", "types": "./dist-types/index.d.ts" }',
  );
  writeFileSync(
    path.join(types, 'index.d.ts'),
    "export interface RslibConfig { lib: { format?: 'esm' | 'cjs' }[] }\nexport declare function defineConfig(config: RslibConfig): RslibConfig;\n",
  );
  return installDir;
}

test('an installation without the alias for TypeScript 6 uses its own TypeScript, and the types of its release', () => {
  const installDir = installOlder('with-typescript');
  symlinkSync(
    path.join(examplesDir, 'node_modules/typescript-6'),
    path.join(installDir, 'node_modules/typescript'),
    'junction',
  );
  rmSync(path.join(docsDir, 'index.hovers.json'));
  expect(verifyHovers({ siteDir, docsDir, installDir, mode: 'update' }).updated).toContain(
    'docs/index.hovers.json',
  );
  const { texts } = readHovers({ file: path.join(docsDir, 'index.mdx') })!;
  expect(texts).toContain('function defineConfig(config: RslibConfig): RslibConfig');
  expect(texts.join()).toContain('format?: "cjs" | "esm"');
});

test('says what to install where no TypeScript can tell types', () => {
  const installDir = installOlder('without-typescript');
  expect(verifyHovers({ siteDir, docsDir, installDir, mode: 'all' })).toEqual({
    problems: [
      expect.objectContaining({
        level: 'warning',
        file: 'without-typescript/package.json',
        what: expect.stringContaining('no types on hover') as string,
      }),
    ],
    updated: [],
  });
});
