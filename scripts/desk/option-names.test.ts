import { describe, expect, test } from 'vitest';
import type { Mapping } from '../../src/desk/model/mapping.ts';
import { readDeclarations } from '../../src/proof/declared/declarations.ts';
import { flagFaults, optionFaults, recordedFaults } from './option-names.ts';

const TYPES = `
type Options = { minify?: boolean; dts?: boolean | Dts; define?: { [name: string]: string } };
type Dts = { only?: boolean; paths?: { root?: string; NEW } };
`;

function faultsOf(names: readonly (string | Mapping)[], more = '') {
  const named = readDeclarations([{ name: 'index.d.ts', text: TYPES.replace('NEW', more) }]);
  const mappings = names.map((one) => (typeof one === 'string' ? { name: one, what: '' } : one));
  return optionFaults({ name: 'kit', mappings }, named.get('Options')!, named);
}

const SOME = ['minify', 'dts.only', 'dts.paths.root', 'define.*'];
const when = [true];

describe('the options that a tool declares', () => {
  test('are all mapped', () => {
    expect(faultsOf(SOME)).toEqual([]);
  });

  test('are found however deep they are', () => {
    expect(faultsOf(SOME, 'depth?: number')).toEqual([
      'kit has the option dts.paths.depth, which nothing maps. Add it to src/desk/tools.',
    ]);
  });

  test('are not mapped by a mapping of some values of what they are in', () => {
    expect(faultsOf([...SOME, { name: 'dts.paths', what: '', when }], 'depth?: number')).toHaveLength(1);
    expect(faultsOf([...SOME, 'dts.paths'], 'depth?: number')).toEqual([]);
    expect(faultsOf([...SOME, 'dts.paths.*'], 'depth?: number')).toEqual([]);
  });

  test('are not mapped by a mapping of some of their values', () => {
    expect(faultsOf([...SOME.slice(1), { name: 'minify', what: '', when }])).toEqual([
      'kit has the option minify, which nothing maps. Add it to src/desk/tools.',
    ]);
  });

  test('are those of lists, unions and what a generic type is made of', () => {
    const types = `
      type Some<T> = boolean | (T & { enabled?: boolean });
      interface Base { one?: string; two?: string }
      interface Options extends Omit<Base, 'one'> {
        list?: Item | readonly Item[];
        some?: Some<Partial<Item>>;
        record?: Record<string, Item>;
      }
      interface Item { three?: string; gone?: string }
    `;
    const named = readDeclarations([{ name: 'index.d.ts', text: types }]);
    const mappings = ['list[].three', 'some.three', 'record'].map((name) => ({ name, what: '' }));
    expect(optionFaults({ name: 'kit', mappings }, named.get('Options')!, named)).toEqual(
      ['list.gone', 'some.enabled', 'some.gone', 'two'].map(
        (name) => `kit has the option ${name}, which nothing maps. Add it to src/desk/tools.`,
      ),
    );
  });

  test('may be known from a list of their names', () => {
    const mappings = ['lib[].dts.*', 'lib[].id', 'shims', 'lib[].redirect.style'].map((name) => ({
      name,
      what: '',
    }));
    const known = ['lib', 'lib.dts', 'lib.dts.bundle', 'lib.id', 'shims.esm', 'lib.redirect.style'];
    expect(recordedFaults({ name: 'kit', mappings }, known)).toEqual([]);
    expect(recordedFaults({ name: 'kit', mappings }, ['lib.redirect.js', 'lib.other'])).toHaveLength(2);
  });

  test('are the only ones that are mapped', () => {
    expect(faultsOf([...SOME, 'dts.path', 'dts.only.not'])).toEqual([
      'kit has no option dts.path, which a mapping is for.',
      'kit has no option dts.only.not, which a mapping is for.',
    ]);
  });
});

test('a tool without types is asked for its flags', () => {
  const flags = ['deep', 'shown', 'gone'].map((name) => ({ names: [`--${name}`], option: `all.${name}` }));
  const mappings = [
    { name: 'all.deep', what: '', when },
    { name: 'all.shown', what: '' },
  ];
  const faults = (isBuild: boolean) =>
    flagFaults({ name: 'kit', flags, mappings, isBuild: () => isBuild }, ['--deep', '--shown']);
  expect(faults(true)).toEqual([
    'kit has the option all.deep, which nothing maps. Add it to src/desk/tools.',
  ]);
  expect(faults(false)).toEqual([]);
});
