import { expect, test } from 'vitest';
import { DECLARATIONS } from './contract.fixture.ts';
import { declaredOptions } from './declared-options.ts';

const options = declaredOptions(DECLARATIONS);
const option = (name: string) => options.find((one) => one.name === name);

test('the options of an item and their parts come from the declarations of both packages', () => {
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
    isShared: true,
  });
  expect(option('lib.dts')).toMatchObject({ types: ['Dts | boolean', 'object | boolean'], isShared: true });
  expect(option('lib.dts.bundle')).toMatchObject({ defaultTag: 'false' });
  expect(option('lib.dev')).toMatchObject({ isOwn: false });
});

test('the options of the top level are those of Rsbuild and the shared ones of an item', () => {
  expect(option('server.port')).toMatchObject({ types: ['number'], isShared: true });
  expect(option('lib.server')).toBeUndefined();
  expect(option('dts.bundle')).toMatchObject({ types: expect.arrayContaining(['boolean | object']) });
  expect(option('shims')).toBeUndefined();
});

test("an option that Rslib declares again has Rsbuild's type and Rslib's default", () => {
  expect(option('output.target')).toMatchObject({
    types: ['RsbuildTarget', "'web' | 'node'"],
    defaultTag: "'node'",
  });
});

test('a file sees its own type where both packages use a name', () => {
  expect(option('html.dts.isOfRsbuild')).toMatchObject({ types: ['boolean'] });
  expect(option('html.dts.bundle')).toBeUndefined();
  expect(option('dts.isOfRsbuild')).toBeUndefined();
});

test('a type of another package is known to be unknown', () => {
  expect(option('output.externals')).toMatchObject({ types: ['Externals'], unknownTypes: ['Externals'] });
});

test('a default in words is none in code, and what is deprecated is known', () => {
  expect(option('lib.autoExternal')).toMatchObject({
    defaultTag: undefined,
    isDeprecated: true,
    isShared: false,
  });
  expect(option('output.cleanDistPath')).toMatchObject({ defaultTag: undefined });
});

test('declarations that are not what was expected are reported', () => {
  expect(() => declaredOptions([{ name: 'a.d.ts', text: 'export interface Other {}' }])).toThrow(
    'have no LibConfig',
  );
  expect(() => declaredOptions([{ name: 'a.d.ts', text: 'export interface {' }])).toThrow(
    'a.d.ts cannot be read',
  );
});
