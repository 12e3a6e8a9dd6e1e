import { expect, test } from 'vitest';
import { DECLARATIONS } from '../contract/contract.fixture.ts';
import { declaredOptions } from './declared-options.ts';

const options = declaredOptions(DECLARATIONS);
const option = (name: string) => options.find((one) => one.name === name);

test('reads the options of an item and their parts from the declarations of both packages', () => {
  expect(options.map(({ name }) => name).filter((name) => name.startsWith('lib.'))).toEqual([
    'lib.format',
    'lib.dts',
    'lib.dts.bundle',
    'lib.dts.bundle.tsconfigPath',
    'lib.autoExternal',
    'lib.shims',
    'lib.shims.cjs',
    'lib.shims.cjs.import.meta.url',
    'lib.output',
    'lib.output.target',
    'lib.output.externals',
    'lib.output.cleanDistPath',
    'lib.output.legalComments',
    'lib.dev',
    'lib.dev.hmr',
    'lib.html',
    'lib.html.dts',
    'lib.html.dts.isOfRsbuild',
  ]);
  expect(option('lib.format')).toEqual({
    name: 'lib.format',
    types: ['Format', "'esm' | 'cjs'"],
    unknownTypes: [],
    defaultTag: "'esm'",
    isDeprecated: false,
    isOwn: true,
    isOverride: false,
    isShared: true,
  });
  expect(option('lib.dts')).toMatchObject({ types: ['Dts | boolean', 'object | boolean'], isShared: true });
  expect(option('lib.dts.bundle')).toMatchObject({ defaultTag: 'false' });
  expect(option('lib.dev')).toMatchObject({ isOwn: false });
});

test('reads the options of Rsbuild and the shared options of an item at the top level', () => {
  expect(option('server.port')).toMatchObject({ types: ['number'], isShared: true });
  expect(option('lib.server')).toBeUndefined();
  expect(option('dts.bundle')).toMatchObject({ types: expect.arrayContaining(['boolean | object']) });
  expect(option('shims')).toBeUndefined();
});

test("gives an option that Rslib redeclares Rsbuild's type and Rslib's default", () => {
  expect(option('output.target')).toMatchObject({
    types: ['RsbuildTarget', "'web' | 'node'"],
    defaultTag: "'node'",
  });
});

test('resolves a name that both packages use to the type in the same file', () => {
  expect(option('html.dts.isOfRsbuild')).toMatchObject({ types: ['boolean'] });
  expect(option('html.dts.bundle')).toBeUndefined();
  expect(option('dts.isOfRsbuild')).toBeUndefined();
});

test('lists a type of another package as unknown', () => {
  expect(option('output.externals')).toMatchObject({ types: ['Externals'], unknownTypes: ['Externals'] });
});

test('reads no default from words, and reads deprecations', () => {
  expect(option('lib.autoExternal')).toMatchObject({
    defaultTag: undefined,
    isDeprecated: true,
    isShared: false,
  });
  expect(option('output.cleanDistPath')).toMatchObject({ defaultTag: undefined });
});

test('reports unexpected declarations', () => {
  expect(() => declaredOptions([{ name: 'a.d.ts', text: 'export interface Other {}' }])).toThrow(
    'have no LibConfig',
  );
  expect(() => declaredOptions([{ name: 'a.d.ts', text: 'export interface {' }])).toThrow(
    'a.d.ts cannot be read',
  );
});
