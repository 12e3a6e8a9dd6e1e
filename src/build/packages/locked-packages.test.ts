import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { lockedPackages } from './locked-packages.ts';

declare const __ENGINE_ROOT__: string;

const root = mkdtempSync(path.join(os.tmpdir(), 'locked-'));
afterAll(() => rmSync(root, { recursive: true }));

test('what is installed speaks for itself, a part for another platform is licensed like its package', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/@x/native': {
        version: '1.0.0',
        license: 'MIT',
        optionalDependencies: { '@x/native-aix-ppc64': '1.0.0' },
      },
      'node_modules/@x/native-aix-ppc64': { version: '1.0.0', optional: true },
      'node_modules/a/node_modules/old': { version: '0.1.0', license: 'MIT' },
      'node_modules/gyp': { version: '2.0.0' },
    },
  };
  const manifests = {
    'node_modules/a/node_modules/old': { licenses: [{ type: 'ISC' }, { type: 'GPL-2.0' }] },
    'node_modules/gyp': { scripts: { postinstall: 'x' } },
  };
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(lock));
  for (const [place, manifest] of Object.entries(manifests)) {
    mkdirSync(path.join(root, place), { recursive: true });
    writeFileSync(path.join(root, place, 'package.json'), JSON.stringify(manifest));
  }
  const found = lockedPackages(root).map(({ name, license, hasInstallScript }) => [
    name,
    license,
    hasInstallScript,
  ]);
  expect(found).toEqual([
    ['@x/native', 'MIT', false],
    ['@x/native-aix-ppc64', 'MIT', false],
    ['old', 'ISC OR GPL-2.0', false],
    ['gyp', undefined, true],
  ]);
});

describe('the lock files of this project', () => {
  const folders = { site: __ENGINE_ROOT__, examples: path.join(__ENGINE_ROOT__, 'examples') };

  test('nothing that the site is made or tested with wants to run something while it is installed', () => {
    const running = lockedPackages(folders.site).filter(({ hasInstallScript }) => hasInstallScript);
    expect(running.map(({ place }) => place)).toEqual([]);
  });

  test('of what examples are run with, only one does, and it works without', () => {
    const running = lockedPackages(folders.examples).filter(({ hasInstallScript }) => hasInstallScript);
    // Its binary is a package of its own; the script only puts it where the launcher stands, to start faster.
    expect(new Set(running.map(({ name }) => name))).toEqual(new Set(['esbuild']));
  });

  test.each(Object.entries(folders))('%s: every package is pinned by its content', (_, folder) => {
    const loose = lockedPackages(folder).filter(
      ({ integrity, isOptional }) => !isOptional && !integrity?.startsWith('sha512-'),
    );
    expect(loose.map(({ place }) => place)).toEqual([]);
    const { devDependencies = {}, dependencies = {} } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>;
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual(
      [],
    );
  });
});
