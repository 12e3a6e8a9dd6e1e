import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { lockedPackages } from './locked-packages.ts';

declare const __ENGINE_ROOT__: string;

const root = mkdtempSync(path.join(os.tmpdir(), 'locked-'));
afterAll(() => rmSync(root, { recursive: true }));

test('reads the license of an installed package from its manifest, and of a platform package from its parent', () => {
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

type Wants = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
>;

describe('the lock files of this project', () => {
  const readJson = (folder: string, name: string): unknown =>
    JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const folders = {
    site: __ENGINE_ROOT__,
    examples: path.join(__ENGINE_ROOT__, 'examples'),
    consumers: path.join(__ENGINE_ROOT__, 'examples/consumers'),
    lab: path.join(__ENGINE_ROOT__, 'lab'),
    'bench with TypeScript 6': path.join(__ENGINE_ROOT__, 'bench/tools/typescript-6'),
    'bench with TypeScript 7': path.join(__ENGINE_ROOT__, 'bench/tools/typescript-7'),
    'peers of the lab': path.join(__ENGINE_ROOT__, 'bench/lab/peers'),
  };

  test('contain no install scripts among the packages that build or test the site', () => {
    const running = lockedPackages(folders.site).filter(({ hasInstallScript }) => hasInstallScript);
    expect(running.map(({ place }) => place)).toEqual([]);
  });

  test('contain five install scripts among the packages that run examples, and all are optional', () => {
    const running = lockedPackages(folders.examples).filter(({ hasInstallScript }) => hasInstallScript);
    expect(new Set(running.map(({ name }) => name))).toEqual(
      new Set([
        // Their binaries are separate packages. The scripts move or compile one, which nothing needs.
        'esbuild',
        '@parcel/watcher',
        // These only print a message.
        'core-js',
        'core-js-pure',
        'svelte-preprocess',
      ]),
    );
  });

  test.each(Object.entries(folders))(
    'pin every package by content, including those for other platforms: %s',
    (_, folder) => {
      const packages = lockedPackages(folder);
      const loose = packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
      expect(loose.map(({ place }) => place)).toEqual([]);
      // npm omits packages from the lock file that the registry does not have; they would be missing on their platform.
      const listed = new Set(packages.map(({ name }) => name));
      const lock = readJson(folder, 'package-lock.json') as { packages: Record<string, Wants> };
      const wanted = Object.values(lock.packages).flatMap(({ optionalDependencies = {} }) =>
        Object.keys(optionalDependencies),
      );
      expect(wanted.filter((name) => !listed.has(name))).toEqual([]);
    },
  );

  test.each(Object.entries(folders))('match a package.json with exact versions only: %s', (_, folder) => {
    const { devDependencies, dependencies } = readJson(folder, 'package.json') as Wants;
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual(
      [],
    );
  });
});
