import { expect, test } from 'vitest';
import { checkLicenses } from './check-licenses.ts';
import type { LockedPackage } from '../../engine/output/packages/locked-packages.ts';

const locked = (name: string, license: string | undefined): LockedPackage => ({
  name,
  version: '1.0.0',
  place: `node_modules/${name}`,
  license,
  integrity: undefined,
  hasInstallScript: false,
});
const problemsOf = (name: string, license: string | undefined) =>
  checkLicenses([locked(name, license)]).problems;

test.each(['MIT', 'ISC', '(MIT OR GPL-3.0-only)', '(MIT AND BSD-2-Clause)'])('accepts %s', (license) => {
  expect(problemsOf('a', license)).toEqual([]);
});

test.each([
  'GPL-3.0-only',
  'MPL-2.0',
  'UNLICENSED',
  '(MIT AND GPL-2.0)',
  'MIT OR (ISC AND GPL-2.0)',
  undefined,
])('asks for a note on %s', (license) => {
  expect(problemsOf('a', license)).toEqual([
    `a@1.0.0: the license is ${license ?? 'not named'}, which nobody has approved yet.`,
  ]);
});

test('applies a note only to its own packages and license', () => {
  expect(problemsOf('lightningcss-linux-x64-gnu', 'MPL-2.0')).toEqual([]);
  expect(problemsOf('lightningcss', 'GPL-3.0-only')).toHaveLength(1);
  expect(problemsOf('lightningcssx', 'MPL-2.0')).toHaveLength(1);
});

test('sorts rows by number of packages and counts each package once', () => {
  const { rows } = checkLicenses([
    locked('axe-core', 'MPL-2.0'),
    locked('b', 'ISC'),
    locked('c', 'ISC'),
    locked('c', 'ISC'),
  ]);
  expect(rows).toEqual([
    { license: 'ISC', packages: ['b', 'c'], reason: '' },
    { license: 'MPL-2.0', packages: ['axe-core'], reason: 'runs only in tests, unchanged' },
  ]);
});
