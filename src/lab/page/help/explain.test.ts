import { describe, expect, it } from 'vitest';
import { configKeys } from '../config/config-keys.ts';
import { explainErrors, explainOptions } from './explain.ts';

const HELP = {
  options: [
    'lib',
    'lib.format',
    'lib.dts',
    'lib.dts.bundle',
    'lib.output',
    'lib.output.target',
    'output',
    'output.target',
    'source',
    'source.define',
    'plugins',
  ],
  pages: { 'lib.format': '/config/lib/format', 'output.target': '/config/rsbuild/output#outputtarget' },
  errors: [
    {
      parts: ['Glob pattern', 'is not supported'],
      title: 'Glob pattern … is not supported',
      page: '/errors#glob',
    },
    { parts: ['Unsupported format'], title: 'Unsupported format', page: '/errors#format' },
  ],
};
const explain = (config: string) => explainOptions(configKeys(`export default { ${config} };`), HELP);

describe('options', () => {
  it('link to their pages, also where Rsbuild options are in an item of lib', () => {
    expect(
      explain("lib: [{ format: 'esm', output: { target: 'web' } }]").map(({ name, page }) => [name, page]),
    ).toEqual([
      ['lib', undefined],
      ['lib.format', '/config/lib/format'],
      ['lib.output', undefined],
      ['lib.output.target', '/config/rsbuild/output#outputtarget'],
    ]);
  });

  it('that do not exist are marked, with the one that was meant', () => {
    const unknown = explain("lib: [{ formt: 'esm', dts: { bundel: true } }], plugin: []").filter(
      ({ isKnown }) => !isKnown,
    );
    expect(unknown.map(({ name, didYouMean }) => [name, didYouMean])).toEqual([
      ['lib.formt', 'format'],
      ['lib.dts.bundel', 'bundle'],
      ['plugin', 'plugins'],
    ]);
  });

  it('are not judged where any name is allowed, nor below an unknown option', () => {
    const all = explain('source: { define: { VERSION: 1 } }, unknwn: { a: 1 }');
    expect(all.filter(({ isKnown }) => !isKnown).map(({ name }) => name)).toEqual(['unknwn']);
  });

  it('are not judged without declarations', () => {
    const keys = configKeys('export default { x: 1 };');
    expect(explainOptions(keys, { ...HELP, options: [] })[0]?.isKnown).toBe(true);
  });
});

it('finds messages of the error index, whatever is between their parts', () => {
  expect(
    explainErrors('error   Glob pattern "src/**" is not supported when', HELP).map(({ page }) => page),
  ).toEqual(['/errors#glob']);
  expect(explainErrors('is not supported: Glob pattern', HELP)).toEqual([]);
});
