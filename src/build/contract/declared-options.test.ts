import { expect, test } from 'vitest';
import { DECLARATIONS, HELP } from './contract.fixture.ts';
import { declaredOptions } from './declared-options.ts';
import { flagOf, readFlags } from './flags.ts';

test('options and their sub-options come from the declarations of the package', () => {
  const options = declaredOptions(DECLARATIONS);
  expect(options.map(({ name }) => name)).toEqual([
    'format',
    'dts',
    'dts.bundle',
    'dts.bundle.tsconfigPath',
    'autoExternal',
    'shims',
    'shims.cjs',
    'shims.cjs.import.meta.url',
  ]);
  expect(options[0]).toEqual({
    name: 'format',
    types: ['Format', "'esm' | 'cjs'"],
    defaultTag: "'esm'",
    isDeprecated: false,
    isShared: true,
  });
  expect(options[1]).toMatchObject({ types: ['Dts | boolean', 'object | boolean'], isShared: true });
  expect(options[2]).toMatchObject({ defaultTag: 'false' });
});

test('a default in words is none in code, and what is deprecated is known', () => {
  const option = declaredOptions(DECLARATIONS).find(({ name }) => name === 'autoExternal');
  expect(option).toMatchObject({ defaultTag: undefined, isDeprecated: true, isShared: false });
});

test('declarations that are not what was expected are told', () => {
  expect(() => declaredOptions('export interface Other {}')).toThrow('has no LibConfig');
  expect(() => declaredOptions('export interface {')).toThrow('cannot be read');
});

test('flags come from the help, with the form that switches them off', () => {
  const flags = readFlags(HELP);
  expect(flags.map(({ names }) => names)).toEqual([
    ['-w', '--watch'],
    ['--format'],
    ['--dts', '--no-dts'],
    ['-h', '--help'],
  ]);
  expect(flagOf('lib.dts', flags)?.names[0]).toBe('--dts');
  expect(flagOf('lib.autoExtension', flags)).toBeUndefined();
});
