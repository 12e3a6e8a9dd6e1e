import type { Mapping } from '../../model/mapping.ts';
import { same, sets } from '../../model/mapping.ts';
import { hasNone, is, isDefault, isString } from './switches.ts';

interface WithFormat {
  format: string;
}

/** A difference of both tools, for `umd`. */
export const UMD_DEFAULT =
  'An entry with only a default export is the global itself in a `umd` file of Rollup, and its property `default` in Rslib. [lib.umdName](/config/lib/umd-name#default-export) shows how to keep the old form.';

/** What the objects in `output` of Rollup and Rolldown have in common, with the names that they have there. */
export function outputRows<Facts extends WithFormat>(): Mapping<Facts>[] {
  return [
    ...(['banner', 'footer'] as const).flatMap((edge): Mapping<Facts>[] => [
      {
        name: edge,
        when: ({ setting }) => isString(setting),
        shown: edge === 'banner' ? '`output.banner`, `footer`' : '',
        what: '[`banner`](/config/lib/banner), [`footer`](/config/lib/footer)',
        why: 'Same.',
        ...same(`${edge}.js`),
      },
      { name: edge, shown: '', what: `[\`${edge}\`](/config/lib/${edge})` },
    ]),
    {
      name: 'intro',
      shown: '`output.intro`, `outro`',
      what: '`banner`, `footer`',
      why: 'Neither can add code within the wrapper.',
    },
    { name: 'outro', shown: '', what: '`footer`', why: 'It cannot add code within the wrapper.' },
    {
      name: 'preserveModulesRoot',
      when: ({ setting }) => isString(setting),
      what: '[`outBase`](/config/lib/out-base)',
      ...same('outBase'),
    },
    { name: 'preserveModulesRoot', shown: '', what: '[`outBase`](/config/lib/out-base)' },
    isDefault('exports', ['named'], 'a default export is always `exports.default`'),
    isDefault('exports', ({ facts }) => facts.format === 'esm', 'ES modules export all names'),
    {
      name: 'exports',
      when: ({ setting, facts }) => is(setting, 'default') && facts.format === 'cjs',
      shown: "`output.exports: 'default'`",
      what: "[`footer: { js: 'module.exports = exports.default;' }`](/config/lib/footer)",
      why: 'See [default exports](/guide/migration/rollup#default).',
      ...sets('footer.js', 'module.exports = exports.default;'),
    },
    {
      name: 'exports',
      shown: "`output.exports: 'auto'`",
      what: '`footer`, if the only export is a default',
      why: 'See [default exports](/guide/migration/rollup#default).',
    },
    isDefault(
      'esModule',
      ({ setting }) => is(setting, true, 'if-default-prop'),
      '`__esModule` is always set',
    ),
    hasNone('esModule', { shown: '`output.esModule`', why: '`__esModule` is always set.' }),
    isDefault('inlineDynamicImports', [false], '`import()` becomes a file'),
    {
      name: 'inlineDynamicImports',
      when: [true],
      shown: '`output.inlineDynamicImports`',
      what: "`dynamicImportMode: 'eager'` in `tools.rspack.module.parser.javascript`",
      why: 'Adds 1.9 kB of runtime.',
      ...sets('tools.rspack', { module: { parser: { javascript: { dynamicImportMode: 'eager' } } } }),
    },
    { name: 'inlineDynamicImports', shown: '', what: '`dynamicImportMode` of `tools.rspack`' },
    { name: 'manualChunks', what: '[`splitChunks`](/config/rsbuild/#splitchunks)', why: '*Not run.*' },
    { name: 'assetFileNames', what: '`output.filename`, by type of file', why: '*Not run.*' },
  ];
}
