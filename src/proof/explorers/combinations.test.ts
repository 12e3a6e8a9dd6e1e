import { describe, expect, it } from 'vitest';
import { combinationName, combinationsOf, defaultCombination, sampleOf } from './combinations.ts';
import { configText } from './config-text.ts';
import { SMALL } from './explorer.fixture.ts';
import { settingsOf } from './combination-settings.ts';

describe('combinations', () => {
  it('are complete, with the last choice changing fastest', () => {
    expect(combinationsOf(SMALL).map((one) => one.join(''))).toEqual(['00', '01', '10', '11', '20', '21']);
  });

  it('have a sample with every value of every choice', () => {
    expect(sampleOf(SMALL).map((one) => one.join(''))).toEqual(['00', '11', '20']);
  });

  it('default to the named value, or else the first', () => {
    expect(combinationName(SMALL, defaultCombination(SMALL))).toBe('dts=off ext=true');
  });
});

describe('settings', () => {
  it('nest inside others, and are dropped if the outer option is off', () => {
    expect(combinationsOf(SMALL).map((one) => settingsOf(SMALL, one).lib)).toEqual([
      {},
      {},
      { dts: true },
      { dts: { autoExtension: true } },
      { dts: { bundle: true } },
      { dts: { bundle: true, autoExtension: true } },
    ]);
  });

  it('do not leak from one combination into the next', () => {
    settingsOf(SMALL, [2, 1]);
    expect(settingsOf(SMALL, [2, 0]).lib).toEqual({ dts: { bundle: true } });
  });

  it('include the settings they require', () => {
    const umd = { label: 'umd', value: 'umd', also: { 'lib.umdName': 'Kit' } };
    const choices = [
      { key: 'format', path: ['lib', 'format'], values: [umd, { label: 'esm', value: 'esm' }] },
    ];
    const config = { 'output.target': 'web' };
    expect(settingsOf({ choices, config }, [0])).toEqual({
      lib: { format: 'umd', umdName: 'Kit' },
      output: { target: 'web' },
      package: {},
    });
  });
});

describe('the configuration', () => {
  it('contains only what is set, with the format first', () => {
    expect(configText({ lib: { bundle: false, format: 'esm' }, output: {} })).toBe(
      "import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({\n  lib: [{ format: 'esm', bundle: false }],\n});\n",
    );
  });

  it('breaks long lines and quotes keys that need it', () => {
    const lib = { format: 'cjs', shims: { cjs: { 'import.meta.url': false } }, banner: { js: "/* it's */" } };
    expect(
      configText({ lib, output: { minify: true } })
        .split('\n')
        .slice(2),
    ).toEqual([
      'export default defineConfig({',
      '  lib: [',
      '    {',
      "      format: 'cjs',",
      "      shims: { cjs: { 'import.meta.url': false } },",
      '      banner: { js: "/* it\'s */" },',
      '    },',
      '  ],',
      '  output: { minify: true },',
      '});',
      '',
    ]);
  });
});
