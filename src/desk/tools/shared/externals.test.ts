import { expect, it } from 'vitest';
import { out } from '../../model/out.ts';
import type { Setting } from '../../model/setting.ts';
import { externalEffects } from './externals.ts';
import type { Externals } from './externals.ts';

const listOf = (...values: string[]): Setting => ({
  kind: 'list',
  code: '',
  line: 1,
  items: values.map((value) => ({ kind: 'literal', value, code: '', line: 1 })),
});

const effectsOf = (given: Partial<Externals>) =>
  externalEffects({
    manifest: { peerDependencies: { react: '^19', lodash: '^4' } },
    external: undefined,
    bundlesOthers: true,
    format: 'umd',
    ...given,
  });

const REACT = { root: 'React', commonjs: 'react', commonjs2: 'react', amd: 'react' };

it('leaves packages of package.json to Rslib in modules, which leaves them out', () => {
  expect(effectsOf({ format: 'esm', external: listOf('react', 'lodash') })).toEqual([]);
});

it('names packages of package.json in scripts, which have them otherwise', () => {
  const value = out(['react', 'lodash']);
  expect(effectsOf({ external: listOf('react', 'lodash') })).toEqual([{ at: 'output.externals', value }]);
  expect(effectsOf({})).toEqual([]);
});

it('names the package for each way to load a umd file', () => {
  const given = { external: listOf('react', 'lodash'), names: { react: 'React' } };
  expect(effectsOf(given)).toEqual([{ at: 'output.externals', value: out([{ react: REACT }, 'lodash']) }]);
  expect(effectsOf({ ...given, format: 'iife' })).toEqual([
    { at: 'output.externals', value: out([{ react: 'React' }, 'lodash']) },
  ]);
  expect(effectsOf({ external: listOf('react'), names: { react: 'Libs.React' } })).toEqual([
    { at: 'output.externals', value: out({ react: { ...REACT, root: ['Libs', 'React'] } }) },
  ]);
});

it('leaves out every package where the other tool bundles none', () => {
  expect(effectsOf({ bundlesOthers: false, names: { react: 'React' } })).toEqual([
    { at: 'output.autoExternal', value: out(true) },
    { at: 'output.externals', value: out({ react: REACT }) },
  ]);
});

it('does not use the name of a package that is bundled', () => {
  expect(effectsOf({ names: { react: 'React' } })).toEqual([]);
});
