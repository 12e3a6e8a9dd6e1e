import type { Mapping } from '../../model/mapping.ts';
import { same, sets } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import { formatCalled } from '../shared/formats.ts';
import { isListOfPatterns } from '../shared/packages.ts';
import { folderRows, hasNone, is, isDefault, isString, tsconfigRows } from '../shared/switches.ts';
import { syntaxOf } from '../shared/targets.ts';
import { entryEffects, externalsEffects, folderEffects, typesEffects } from './base.ts';
import type { ModernFacts } from './facts.ts';
import { presetBuilds } from './presets.ts';

export type ModernMapping = Mapping<ModernFacts>;

/** An option of `buildConfig`. Its row shows it without the parent. */
export const ofBuild = ({ name, shown = `\`${name}\``, ...row }: ModernMapping): ModernMapping => ({
  ...row,
  name: `buildConfig[].${name}`,
  shown,
});

/** Presets, and `buildConfig` as a whole. */
export const PRESET_ROWS: readonly ModernMapping[] = [
  {
    name: 'buildPreset',
    when: ({ setting }) => setting.kind === 'literal' && presetBuilds(String(setting.value)) !== undefined,
    shown: "`buildPreset: 'npm-library'`",
    what: 'items of [`lib`](/config/lib/)',
    why: 'See [presets](#presets). The item for ES modules writes the declaration files.',
    convert: ({ facts }) => [{ at: 'format', value: out(facts.format) }],
  },
  {
    name: 'buildPreset',
    shown: '`buildPreset` as a function',
    what: 'items of [`lib`](/config/lib/) that you write',
    why: 'See [presets](#presets) for the outputs of each.',
  },
  isDefault(
    'buildConfig[].*',
    ({ facts }) => facts.isCovered && facts.place.length > 0,
    'the item for the JavaScript writes the declaration files',
  ),
  {
    name: 'buildConfig',
    when: ({ setting }) => setting.kind !== 'object' && setting.kind !== 'list',
    shown: '',
    what: 'an item of [`lib`](/config/lib/) for each output',
  },
];

const FILES: readonly ModernMapping[] = [
  {
    name: 'buildType',
    when: ['bundle', 'bundleless'],
    shown: "`buildType: 'bundle'`, `'bundleless'`",
    what: '[`bundle: true`, `false`](/config/lib/bundle)',
    why: 'Both default to bundling.',
    convert: ({ facts }) => (facts.isBundled ? [] : [{ at: 'bundle', value: out(false) }]),
  },
  { name: 'buildType', shown: '', what: '[`bundle`](/config/lib/bundle)' },
  {
    name: 'format',
    when: ['iife'],
    shown: '',
    what: "[`format: 'iife'`](/config/lib/format)",
    why: 'An `iife` of Rslib [cannot export](/guide/faq/errors#iife-export). Modern.js drops the exports.',
    decide: true,
    convert: ({ facts }) => [{ at: 'format', value: out(facts.format) }],
  },
  {
    name: 'format',
    when: ({ setting }) => setting.kind === 'literal' && formatCalled(String(setting.value)) !== undefined,
    what: '[`format`](/config/lib/format)',
    why: 'The default is `cjs`, in Rslib `esm`. An `iife` that exports is an error in Rslib; Modern.js drops the exports.',
    convert: ({ facts }) => [{ at: 'format', value: out(facts.format) }],
  },
  { name: 'format', shown: '', what: '[`format`](/config/lib/format)' },
  {
    name: 'input',
    when: ({ facts }) => entryEffects(facts) !== undefined,
    what: '[`source.entry`](/config/rsbuild/source#sourceentry)',
    why: "A list becomes an object: `{ index: './src/index.ts' }`. Modern.js drops folders from the names.",
    convert: ({ facts }) => entryEffects(facts),
  },
  {
    name: 'input',
    shown: '',
    what: '[`source.entry`](/config/rsbuild/source#sourceentry)',
    why: 'Modern.js names files without their folders, so of two with one name only one remains.',
  },
  isDefault('sourceDir', ({ facts }) => facts.isBundled, 'entries have no folder in their names'),
  isDefault(
    'sourceDir',
    ({ setting, facts }) =>
      isString(setting) && (facts.option('input') !== undefined || folderEffects(facts).length === 0),
    'files below `src` are compiled',
  ),
  {
    name: 'sourceDir',
    when: ({ setting }) => isString(setting),
    what: "`source.entry: { index: './lib/**' }` with `bundle: false`",
    why: 'Modern.js writes declaration files for all files that `tsconfig.json` includes.',
    convert: ({ facts }) => folderEffects(facts),
  },
  { name: 'sourceDir', shown: '', what: '`source.entry`' },
  ...folderRows<ModernFacts>('outDir'),
  {
    name: 'target',
    when: ({ setting }) => isString(setting) && syntaxOf(setting) !== undefined,
    what: '[`syntax`](/config/lib/syntax)',
    why: 'The default is `es6`, in Rslib `engines.node` or the newest.',
    convert: ({ setting }) => [{ at: 'syntax', value: out(syntaxOf(setting)) }],
  },
  { name: 'target', shown: '', what: '[`syntax`](/config/lib/syntax)' },
  isDefault('platform', ['node'], "`output.target` is `'node'`"),
  {
    name: 'platform',
    when: ['browser'],
    shown: "`platform: 'browser'`",
    what: "`output.target: 'web'`",
    why: 'Modern.js replaces `process.env.NODE_ENV` with `"development"`. Rslib keeps it in `esm` and `cjs`.',
    decide: true,
    ...sets('output.target', 'web'),
  },
  { name: 'platform', shown: '', what: '`output.target`' },
  isDefault('autoExtension', [true], '`autoExtension` is on'),
  {
    name: 'autoExtension',
    when: [false],
    what: '[`autoExtension`](/config/lib/auto-extension)',
    why: 'Off by default, in Rslib on.',
    ...sets('autoExtension', false),
  },
  { name: 'autoExtension', shown: '', what: '[`autoExtension`](/config/lib/auto-extension)' },
];

const TYPES: readonly ModernMapping[] = [
  isDefault('dts', [false], 'declaration files are off'),
  {
    name: 'dts',
    when: ({ setting }) => setting.kind !== 'object',
    shown: '',
    what: '[`dts`](/config/lib/dts)',
  },
  {
    name: 'dts.distPath',
    when: ({ setting }) => isString(setting),
    what: '[`dts.distPath`](/config/lib/dts)',
    why: 'Relative to `outDir`, in Rslib to the project.',
    convert: ({ facts }) => typesEffects(facts),
  },
  { name: 'dts.distPath', shown: '', what: '[`dts.distPath`](/config/lib/dts)' },
  isDefault('dts.abortOnError', [true], 'a type error stops the build'),
  {
    name: 'dts.abortOnError',
    when: [false],
    what: '[`dts.abortOnError`](/config/lib/dts)',
    why: 'With `false`, both builds pass after a type error. Rslib then still writes the declaration files, but not with `dts.bundle`.',
    convert: ({ facts }) => typesEffects(facts),
  },
  { name: 'dts.abortOnError', shown: '', what: '`dts.abortOnError`' },
  isDefault('dts.enableTscBuild', [false], '`dts.build` is off'),
  {
    name: 'dts.enableTscBuild',
    when: [true],
    what: '[`dts.build`](/config/lib/dts)',
    why: '*Not run* in Modern.js.',
    convert: ({ facts }) => typesEffects(facts),
  },
  { name: 'dts.enableTscBuild', shown: '', what: '`dts.build`' },
  isDefault('dts.only', [false], 'JavaScript is written too'),
  isDefault('dts.only', ({ facts }) => facts.isCovered, 'another item writes the declaration files'),
  {
    name: 'dts.only',
    what: '[`dts`](/config/lib/dts) in the item for the JavaScript, or `tsc --emitDeclarationOnly`',
    why: 'Rslib has no item for declaration files alone.',
  },
  isDefault('dts.respectExternal', [true], 'types of packages that are external stay imports'),
  {
    name: 'dts.respectExternal',
    what: '[`dts.bundle.bundledPackages`](/config/lib/dts#dtsbundle)',
    why: '*Not run.*',
  },
  { name: 'dts.tsconfigPath', shown: '', what: '[`source.tsconfigPath`](/config/rsbuild/source)' },
  ...tsconfigRows<ModernFacts>('tsconfig'),
];

const PACKAGES: readonly ModernMapping[] = [
  isDefault(
    'autoExternal',
    ({ setting, facts }) => is(setting, true) && externalsEffects(facts).length === 0,
    'dependencies and peer dependencies are external',
  ),
  {
    name: 'autoExternal',
    when: ({ setting }) => setting.kind === 'object' || is(setting, true, false),
    what: '[`output.autoExternal`](/config/lib/auto-external)',
    why: 'Same default, but also in `umd` and `iife`. Fields that an object does not name are bundled, in Rslib external.',
    convert: ({ facts }) => externalsEffects(facts),
  },
  { name: 'autoExternal', shown: '', what: '[`output.autoExternal`](/config/lib/auto-external)' },
  {
    name: 'externals',
    when: ({ setting }) => isListOfPatterns(setting),
    what: '[`output.externals`](/config/rsbuild/output#outputexternals)',
    takesCode: true,
    ...same('output.externals'),
  },
  { name: 'externals', shown: '', what: '[`output.externals`](/config/rsbuild/output#outputexternals)' },
  {
    name: 'umdModuleName',
    when: ({ setting, facts }) => isString(setting) && facts.format === 'umd',
    what: '[`umdName`](/config/lib/umd-name)',
    why: 'Without it, the global variable has the name of the file.',
    ...same('umdName'),
  },
  isDefault('umdModuleName', ({ facts }) => facts.format !== 'umd', 'only `umd` has a global name'),
  { name: 'umdModuleName', shown: '', what: '[`umdName`](/config/lib/umd-name)' },
  isDefault('umdGlobals', ({ facts }) => facts.format !== 'umd', 'only `umd` reads global variables'),
  {
    name: 'umdGlobals',
    when: ({ setting, facts }) =>
      setting.kind === 'object' && externalsEffects(facts).some(({ at }) => at === 'output.externals'),
    what: '[`output.externals`](/config/lib/format#packages-from-a-global-variable)',
    why: 'In the long form.',
    convert: ({ facts }) => externalsEffects(facts),
  },
  { name: 'umdGlobals', shown: '', what: '`output.externals`' },
  hasNone('sideEffects', {
    what: 'none in the configuration',
    why: 'Rslib follows `sideEffects` of `package.json`, for your own files too.',
  }),
];

/** The files of an output, its declaration files, and which packages stay imports. */
export const BUILD_ROWS: readonly ModernMapping[] = [...FILES, ...TYPES, ...PACKAGES].map(ofBuild);
