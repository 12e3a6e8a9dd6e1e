import type { Mapping } from '../../model/mapping.ts';
import { sets } from '../../model/mapping.ts';
import { stringRecordOf } from '../../model/setting.ts';
import { outputRows } from '../shared/bundler-output.ts';
import { externalPatterns } from '../shared/externals.ts';
import { hasNone, isDefault } from '../shared/switches.ts';
import { bundlerOption, externalsEffects, isForScripts } from './facts.ts';
import type { ViteFacts } from './facts.ts';

type ViteMapping = Mapping<ViteFacts>;

const ROLLUP = "See [Rollup's options](/guide/migration/rollup#options).";
const RSPACK = '[`tools.rspack`](/config/rsbuild/tools)';

const decisions = (names: string, what: string, why?: string): ViteMapping[] =>
  names.split(' ').map((name) => ({ name, shown: '', what, ...(why !== undefined && { why }) }));

/** The parts of `output`, without it. */
const OUTPUT: readonly ViteMapping[] = [
  {
    name: 'globals',
    when: ({ setting, facts }) => stringRecordOf(setting) !== undefined && isForScripts(facts),
    shown: '`rolldownOptions.output.globals`',
    what: '[`output.externals`](/config/lib/format#packages-from-a-global-variable) in the `umd` item',
    why: "In the long form: `{ react: { root: 'React', commonjs: 'react', commonjs2: 'react', amd: 'react' } }`.",
    convert: ({ facts }) => externalsEffects(facts),
  },
  isDefault('globals', ({ facts }) => !isForScripts(facts), 'only `umd` and `iife` read global variables'),
  { name: 'globals', shown: '', what: '`output.externals`' },
  isDefault('preserveModules', [false], '`bundle` is on'),
  {
    name: 'preserveModules',
    when: [true],
    shown: '`rolldownOptions.output.preserveModules`',
    what: '[`bundle: false`](/config/lib/bundle)',
    why: 'Rslib keeps the file names, and builds every file below `src`; Vite wrote `a.ts` as `index2.js`.',
    decide: true,
    ...sets('bundle', false),
  },
  { name: 'preserveModules', shown: '', what: '[`bundle`](/config/lib/bundle)' },
  ...outputRows<ViteFacts>().map((row): ViteMapping => ({
    ...row,
    shown: '',
    ...(row.name === 'banner' &&
      row.shown !== '' && {
        shown: '`rolldownOptions.output.banner`, `footer`',
        why: 'In Vite, only the footer reached the output.',
      }),
  })),
  ...decisions('entryFileNames', 'that of `build.lib.fileName`'),
  {
    name: 'chunkFileNames',
    shown: '`rolldownOptions.output`, with others',
    what: "see [Rollup's options](/guide/migration/rollup#options)",
  },
  ...decisions(
    'advancedChunks codeSplitting',
    '[`splitChunks`](/config/rsbuild/#splitchunks)',
    'Files of shared code are split by Rspack.',
  ),
  ...decisions(
    'comments legalComments minify keepNames',
    '[`output.minify` and `output.legalComments`](/config/rsbuild/output)',
    ROLLUP,
  ),
  ...decisions(
    'sourcemap sourcemapBaseUrl sourcemapDebugIds sourcemapExcludeSources sourcemapFileNames sourcemapIgnoreList ' +
      'sourcemapPathTransform',
    '[`output.sourceMap`](/config/rsbuild/output)',
    ROLLUP,
  ),
  ...decisions('dir file cleanDir format name', '`build.outDir` and `build.lib`', 'Vite sets it from these.'),
  ...decisions(
    'charset dynamicImportInCjs extend externalLiveBindings generatedCode hashCharacters hoistTransitiveImports ' +
      'minifyInternalExports paths plugins polyfillRequire postBanner postFooter sanitizeFileName strict ' +
      'strictExecutionOrder topLevelVar virtualDirname',
    RSPACK,
    ROLLUP,
  ),
];

/** The options of Rolldown, without the parents. */
const OPTIONS: readonly ViteMapping[] = [
  {
    name: 'external',
    when: ({ facts }) => externalPatterns(bundlerOption(facts, 'external')) !== undefined,
    shown: '`build.rolldownOptions.external`',
    what: 'nothing, or [`output.externals`](/config/rsbuild/output#outputexternals) with `output.autoExternal: false`',
    why: 'Dependencies in `package.json` [are external](/guide/advanced/third-party-deps) without it. Vite bundles what the list does not name.',
    convert: ({ facts }) => externalsEffects(facts),
  },
  ...decisions('external', '[`output.externals`](/config/rsbuild/output#outputexternals)'),
  {
    name: 'output',
    when: ({ setting }) => setting.kind !== 'object',
    shown: '',
    what: 'an item of [`lib`](/config/lib/) for each',
  },
  ...OUTPUT.map((row): ViteMapping => ({ ...row, name: `output.${row.name}` })),
  {
    name: 'plugins',
    shown: '`rolldownOptions`, with others',
    what: RSPACK,
    why: ROLLUP,
  },
  isDefault('treeshake', [true], 'unused code is always removed'),
  hasNone('treeshake', { shown: '', what: 'always on', why: 'It reads `sideEffects` in `package.json`.' }),
  ...decisions('input', '`build.lib.entry`', 'Vite sets it from there.'),
  ...decisions('tsconfig', '[`source.tsconfigPath`](/config/rsbuild/source)'),
  ...decisions('resolve', '[`resolve`](/config/rsbuild/resolve)'),
  ...decisions('platform', '[`output.target`](/config/rsbuild/output)'),
  ...decisions('transform', '[`tools.swc`](/config/rsbuild/tools)'),
  ...decisions(
    'checks context cwd devtools experimental logLevel makeAbsoluteExternalsRelative moduleTypes onLog onwarn ' +
      'optimization preserveEntrySignatures shimMissingExports watch',
    RSPACK,
    ROLLUP,
  ),
];

/** Options of Rolldown, under both of its names; only the newer one is shown. */
export const BUNDLER_ROWS: readonly ViteMapping[] = ['rolldownOptions', 'rollupOptions'].flatMap((parent) =>
  OPTIONS.map((row): ViteMapping => ({
    ...row,
    name: `build.${parent}.${row.name}`,
    ...(parent === 'rollupOptions' && { shown: '' }),
  })),
);
