import { sets } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import { stringRecordOf } from '../../model/setting.ts';
import { outputRows } from '../shared/bundler-output.ts';
import { hasNone, isDefault, isString, sourceMapRows } from '../shared/switches.ts';
import { externalsEffects } from './externals.ts';
import { libFormatOf } from './facts.ts';
import type { RollupFacts } from './facts.ts';
import type { RollupMapping } from './input.ts';
import {
  fileEffects,
  folderEffects,
  formatNamed,
  hasReadableNames,
  isForScripts,
  textOf,
} from './output-files.ts';

const FILENAME = '[`output.filename.js`](/config/rsbuild/output#outputfilename)';
const NOT_RUN = '*Not run.*';

/** What only changes how code looks, or a rare case in it. */
const OF_THE_CODE = [
  'generatedCode',
  'freeze',
  'externalLiveBindings',
  'extend',
  'amd',
  'dynamicImportInCjs',
  'externalImportAssertions',
  'externalImportAttributes',
  'importAttributesKey',
  'noConflict',
  'reexportProtoFromExternal',
  'sanitizeFileName',
  'systemNullSetters',
  'virtualDirname',
] as const;

const UNSEEN = [
  'hashCharacters',
  'hoistTransitiveImports',
  'indent',
  'minifyInternalExports',
  'validate',
] as const;

const SOURCE_MAP_DETAILS = [
  'sourcemapBaseUrl',
  'sourcemapExcludeSources',
  'sourcemapFile',
  'sourcemapFileNames',
  'sourcemapIgnoreList',
  'sourcemapPathTransform',
  'sourcemapDebugIds',
] as const;

/** A part of an object in `output`. Its row shows it as `output.dir`, whether there is a list or not. */
const part = ({ name, shown = `\`output.${name}\``, ...row }: RollupMapping): RollupMapping => ({
  ...row,
  name: `output[].${name}`,
  shown,
});

/** The files of an output. */
const FILE_ROWS: readonly RollupMapping[] = [
  {
    name: 'dir',
    when: ({ facts }) => folderEffects(facts.output) !== undefined,
    what: '[`output.distPath`](/config/rsbuild/output)',
    convert: ({ facts }) => folderEffects(facts.output),
  },
  {
    name: 'dir',
    shown: '',
    what: '`output.distPath`',
    why: 'Rslib empties the folder: it needs one of its own.',
  },
  {
    name: 'file',
    when: ({ facts }) => folderEffects(facts.output) !== undefined,
    what: `\`output.distPath\` and ${FILENAME}`,
    why: 'Nothing if the file has the name that Rslib gives it.',
    convert: ({ facts }) => [...(folderEffects(facts.output) ?? []), ...fileEffects(facts)],
  },
  { name: 'file', shown: '', what: FILENAME, why: 'Rslib empties the folder: it needs one of its own.' },
  {
    name: 'format',
    when: ({ setting }) => formatNamed(setting) !== undefined,
    what: '[`format`](/config/lib/format)',
    why: '`es` is `esm`. `amd` and `system` have no counterpart. For an `iife` with exports, use `umd`. With a dynamic `import()`, both are "not supported for code-splitting builds" in Rollup; Rslib writes one file.',
    convert: ({ facts }) => [{ at: 'format', value: out(libFormatOf(facts)) }],
  },
  {
    name: 'format',
    shown: '',
    what: '[`format`](/config/lib/format)',
    why: '`esm`, `cjs`, `umd` or `iife`.',
  },
  {
    name: 'name',
    when: ({ setting, facts }) => libFormatOf(facts) === 'umd' && isString(setting),
    what: '[`umdName`](/config/lib/umd-name)',
    why: "`'my.Kit'`: `['my', 'Kit']`.",
    convert: ({ facts }) => {
      const names = textOf(facts.output, 'name')?.split('.') ?? [];
      return [{ at: 'umdName', value: out(names.length === 1 ? (names[0] ?? '') : names) }];
    },
  },
  {
    ...isDefault('name', ({ facts }) => !isForScripts(facts), 'only `umd` has a global name'),
  },
  { name: 'name', shown: '', what: '[`umdName`](/config/lib/umd-name)' },
  {
    name: 'globals',
    when: ({ setting, facts }) => stringRecordOf(setting) !== undefined && isForScripts(facts),
    what: '[`output.externals`](/config/lib/format#packages-from-a-global-variable) in the `umd` item',
    why: "In the long form: `{ react: { root: 'React', commonjs: 'react', commonjs2: 'react', amd: 'react' } }`.",
    convert: ({ facts }) => externalsEffects(facts),
  },
  isDefault('globals', ({ facts }) => !isForScripts(facts), 'only `umd` and `iife` read global variables'),
  { name: 'globals', shown: '', what: '`output.externals`' },
  {
    name: 'entryFileNames',
    when: ({ facts }) => textOf(facts.output, 'entryFileNames') !== undefined && hasReadableNames(facts),
    what: 'the key of `source.entry`, or `output.filename.js`',
    convert: ({ facts }) => fileEffects(facts),
  },
  { name: 'entryFileNames', shown: '', what: FILENAME },
  isDefault('chunkFileNames', ['[name].js'], 'files of shared code have no hash'),
  {
    name: 'chunkFileNames',
    what: `${FILENAME} as a function`,
    why: 'Chunks have no hash: `lazy-BHtF9obS.js` becomes `lazy.js`.',
  },
];

/** The code of an output. */
const CODE_ROWS: readonly RollupMapping[] = [
  ...outputRows<RollupFacts>(),
  ...sourceMapRows<RollupFacts>('sourcemap').map((row): RollupMapping =>
    row.shown === '' ? row : { ...row, shown: '`output.sourcemap`' },
  ),
  ...SOURCE_MAP_DETAILS.map((name): RollupMapping => ({
    name,
    shown: '',
    what: '`rspack.SourceMapDevToolPlugin` in [`tools.rspack`](/config/rsbuild/tools)',
  })),
  isDefault('preserveModules', [false], '`bundle` is on'),
  {
    name: 'preserveModules',
    when: [true],
    what: '[`bundle: false`](/config/lib/bundle)',
    why: 'Rslib builds every file below `src`, not only those that are imported.',
    decide: true,
    ...sets('bundle', false),
  },
  { name: 'preserveModules', shown: '', what: '[`bundle: false`](/config/lib/bundle)' },
  hasNone('interop', { shown: '`output.interop`', why: NOT_RUN }),
  ...(['experimentalMinChunkSize', 'onlyExplicitManualChunks'] as const).map((name): RollupMapping => ({
    name,
    shown: '',
    what: '[`splitChunks`](/config/rsbuild/#splitchunks)',
  })),
  {
    name: 'paths',
    when: ({ setting, facts }) => stringRecordOf(setting) !== undefined && !isForScripts(facts),
    what: "`output.externals: { mitt: 'https://…' }`",
    why: 'Same.',
    convert: ({ facts }) => externalsEffects(facts),
  },
  { name: 'paths', shown: '', what: '`output.externals`' },
  isDefault('compact', [false], 'code is not shortened'),
  { name: 'compact', what: '[`output.minify: true`](/config/rsbuild/output#outputminify)' },
  isDefault('strict', [true], "CommonJS begins with `'use strict'`"),
  hasNone('strict', {
    shown: '`output.generatedCode`, `freeze`, `strict`, `externalLiveBindings`, `extend`',
    why: NOT_RUN,
  }),
  ...OF_THE_CODE.map((name) => hasNone<RollupFacts>(name, { shown: '' })),
  ...UNSEEN.map((name): RollupMapping => ({
    name,
    shown: '',
    what: 'nothing',
    unneeded: 'it is about the code of Rollup',
    takesCode: true,
  })),
];

export const OUTPUT_ROWS: readonly RollupMapping[] = [...FILE_ROWS, ...CODE_ROWS].map(part);
