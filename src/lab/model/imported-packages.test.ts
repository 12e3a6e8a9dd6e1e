import { expect, test } from 'vitest';
import { configPackages, importedPackages, packageOf } from './imported-packages.ts';

test('finds packages in every kind of import', () => {
  const text = `
    import a from 'a/deep';
    import "b";
    export * from '@scope/c/d';
    const e = require('e');
    const f = await import('f');
    import g from './g';`;
  expect([...importedPackages({ 'src/index.ts': text, 'readme.md': "import 'h'" })].sort()).toEqual([
    '@scope/c',
    'a',
    'b',
    'e',
    'f',
  ]);
});

test('a configuration imports for itself, and through other scripts', () => {
  const files = {
    'rslib.config.ts': "import { a } from 'plugin-a'; import './shared';",
    'shared.ts': "import { b } from 'plugin-b';",
    'docs.md': "import 'c'",
  };
  expect([...configPackages(files)].sort()).toEqual(['plugin-a', 'plugin-b']);
  expect([...importedPackages(files)]).toEqual(['plugin-b']);
});

test('a file with JSX imports React', () => {
  expect([...importedPackages({ 'src/a.tsx': 'export const a = <b />;' })]).toEqual(['react']);
});

test.each([
  ['react/jsx-runtime', 'react'],
  ['@swc/helpers/_/_x', '@swc/helpers'],
  ['./a', undefined],
  ['../a', undefined],
  ['/a', undefined],
  ['@/components', undefined],
  ['~/a', undefined],
  ['#internal', undefined],
])('%s belongs to the package %s', (specifier, name) => {
  expect(packageOf(specifier)).toBe(name);
});
