import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { softwareBill } from './software-bill.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'bill-'));
afterAll(() => rmSync(root, { recursive: true }));

function packageFolder(manifest: { name: string } & Record<string, unknown>, licenseText?: string): string {
  const folder = path.join(root, manifest.name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: '1.2.3', ...manifest }));
  if (licenseText !== undefined) writeFileSync(path.join(folder, 'LICENSE.md'), licenseText);
  return folder;
}

interface Bill {
  components: { purl: string; group?: string; name: string; licenses: unknown[] }[];
  dependencies: unknown[];
}

const bill = (folders: string[]) =>
  JSON.parse(softwareBill({ title: 'T', address: 'https://docs.example/' }, folders)) as Bill;

test('lists names, versions and licenses with their text, and dependencies that are in the site', () => {
  const folders = [
    packageFolder(
      { name: 'view', license: 'MIT', dependencies: { '@x/core': '1', left: '1' } },
      'Do as you like.',
    ),
    packageFolder({ name: '@x/core', license: '(MIT OR Apache-2.0)' }),
  ];
  const { components, dependencies } = bill(folders);
  expect(components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40x/core@1.2.3',
      group: '@x',
      name: 'core',
      version: '1.2.3',
      purl: 'pkg:npm/%40x/core@1.2.3',
      licenses: [{ expression: '(MIT OR Apache-2.0)' }],
    },
    {
      type: 'library',
      'bom-ref': 'pkg:npm/view@1.2.3',
      name: 'view',
      version: '1.2.3',
      purl: 'pkg:npm/view@1.2.3',
      licenses: [{ license: { id: 'MIT', text: { contentType: 'text/plain', content: 'Do as you like.' } } }],
    },
  ]);
  expect(dependencies).toEqual([
    { ref: 'site', dependsOn: ['pkg:npm/%40x/core@1.2.3', 'pkg:npm/view@1.2.3'] },
    { ref: 'pkg:npm/%40x/core@1.2.3', dependsOn: [] },
    { ref: 'pkg:npm/view@1.2.3', dependsOn: ['pkg:npm/%40x/core@1.2.3'] },
  ]);
});

test('lists a package once that is installed in several places', () => {
  const folder = packageFolder({ name: 'twice', license: 'MIT' });
  expect(bill([folder, `${folder}/.`]).components).toHaveLength(1);
});

test('does not present an unknown license as an SPDX identifier', () => {
  const folders = [
    packageFolder({ name: 'a', license: 'SEE LICENSE IN terms.txt' }),
    packageFolder({ name: 'b', license: 'UNLICENSED' }),
    packageFolder({ name: 'c' }),
    packageFolder({ name: 'd', license: { type: 'ISC' } }),
  ];
  expect(bill(folders).components.map(({ licenses }) => licenses)).toEqual([
    [{ license: { name: 'SEE LICENSE IN terms.txt' } }],
    [{ license: { name: 'UNLICENSED' } }],
    [],
    [{ license: { id: 'ISC' } }],
  ]);
});
