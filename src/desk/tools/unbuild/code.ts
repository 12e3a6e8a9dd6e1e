import type { Mapping } from '../../model/mapping.ts';
import { same, sets } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import type { Setting } from '../../model/setting.ts';
import { isListOfPatterns } from '../shared/packages.ts';
import { partIn } from '../shared/records.ts';
import { is, isDefault, isString, minifyRows } from '../shared/switches.ts';
import { syntaxOf } from '../shared/targets.ts';
import type { UnbuildFacts } from './facts.ts';

type UnbuildMapping = Mapping<UnbuildFacts>;

const isOnOrOff = ({ setting }: { setting: Setting }) => is(setting, true, false);

const packageRow = (name: string): UnbuildMapping => ({
  name,
  shown: name === 'dependencies' ? '`dependencies`, `peerDependencies`, `devDependencies`' : '',
  what: 'nothing',
  why: 'unbuild replaces it with the names in `package.json`, which Rslib reads too. *Not run.*',
  unneeded: 'unbuild replaces it with the names in `package.json`, which Rslib reads too',
  takesCode: true,
});

/** Which packages are bundled. */
export const PACKAGE_ROWS: readonly UnbuildMapping[] = [
  {
    name: 'externals',
    when: ({ setting }) => isListOfPatterns(setting),
    shown: '`externals`',
    what: '[`output.externals`](/config/rsbuild/output#outputexternals)',
    why: 'Same.',
    takesCode: true,
    ...same('output.externals'),
  },
  { name: 'externals', shown: '', what: '[`output.externals`](/config/rsbuild/output#outputexternals)' },
  packageRow('dependencies'),
  packageRow('peerDependencies'),
  packageRow('devDependencies'),
  {
    name: 'rollup.inlineDependencies',
    what: 'nothing',
    why: 'Packages that `package.json` does not list, and development dependencies, are always bundled.',
    unneeded: 'packages that `package.json` does not list, and development dependencies, are bundled',
    takesCode: true,
  },
];

/** What becomes of the code. */
export const CODE_ROWS: readonly UnbuildMapping[] = [
  {
    name: 'alias.*',
    when: ({ setting }) => isString(setting) || setting.kind === 'code',
    shown: '`alias`',
    what: '[`resolve.alias`](/config/rsbuild/resolve#resolvealias)',
    why: 'Same.',
    ...partIn('resolve.alias'),
  },
  { name: 'alias', shown: '', when: ({ setting }) => setting.kind !== 'object', what: '`resolve.alias`' },
  { name: 'alias.*', shown: '', what: '`resolve.alias`' },
  {
    name: 'replace.*',
    when: ({ setting, key }) => (isString(setting) || setting.kind === 'code') && /^[\w$.]+$/.test(key),
    shown: '`replace`',
    what: '[`source.define`](/config/rsbuild/source#sourcedefine)',
    why: 'unbuild replaces text, in strings too. Rslib replaces expressions.',
    ...partIn('source.define'),
  },
  { name: 'replace', shown: '', when: ({ setting }) => setting.kind !== 'object', what: '`source.define`' },
  { name: 'replace.*', shown: '', what: '`source.define`', why: 'It replaces expressions.' },
  {
    name: 'rollup.esbuild.target',
    when: ({ setting }) => syntaxOf(setting) !== undefined,
    what: '[`syntax`](/config/lib/syntax)',
    convert: ({ setting }) => [{ at: 'syntax', value: out(syntaxOf(setting)) }],
  },
  { name: 'rollup.esbuild.target', shown: '', what: '[`syntax`](/config/lib/syntax)' },
  ...minifyRows<UnbuildFacts>('rollup.esbuild.minify').map((row): UnbuildMapping =>
    row.shown === '' ? row : { ...row, shown: '`rollup.esbuild.minify`, `--minify`' },
  ),
  { name: 'rollup.esbuild.minify', shown: '', what: '[`output.minify`](/config/rsbuild/output)' },
  {
    name: 'rollup.esbuild.*',
    shown: '`rollup.esbuild.jsx`, and others',
    what: 'a plugin, such as the one for [React](/guide/solution/react#jsx), or [`tools.swc`](/config/rsbuild/tools)',
    why: '*Not run.*',
  },
  {
    name: 'rollup.esbuild',
    when: ({ setting }) => setting.kind !== 'object',
    shown: '',
    what: '[`tools.swc`](/config/rsbuild/tools)',
    why: 'Rslib always compiles.',
  },
];

/** Options of Rollup and its plugins. */
export const ROLLUP_ROWS: readonly UnbuildMapping[] = [
  {
    name: 'rollup.emitCJS',
    when: isOnOrOff,
    what: "an item with [`format: 'cjs'`](/config/lib/format)",
    convert: () => [],
  },
  { name: 'rollup.emitCJS', shown: '', what: "an item with `format: 'cjs'`" },
  isDefault('rollup.watch', [false], '`rslib` builds once'),
  { name: 'rollup.watch', shown: '', what: '`rslib --watch`' },
  {
    name: 'rollup.cjsBridge',
    when: ({ setting, facts }) => is(setting, true) && facts.format === 'esm',
    shown: '`rollup.cjsBridge`',
    what: '[`shims: { esm: { __dirname: true, __filename: true, require: true } }`](/config/lib/shims)',
    why: 'unbuild writes them where the code has them.',
    ...sets('shims', { esm: { __dirname: true, __filename: true, require: true } }),
  },
  isDefault('rollup.cjsBridge', isOnOrOff, '`shims` are off'),
  { name: 'rollup.cjsBridge', shown: '', what: '[`shims`](/config/lib/shims)' },
  {
    name: 'rollup.preserveDynamicImports',
    what: 'always',
    why: '`import()` becomes a separate file.',
    unneeded: '`import()` becomes a separate file',
    takesCode: true,
  },
  {
    name: 'rollup.output',
    what: "see [Rollup's options](/guide/migration/rollup#options)",
    takesCode: true,
  },
  ...['resolve', 'commonjs', 'json'].flatMap((name): UnbuildMapping[] => [
    {
      name: `rollup.${name}`,
      when: [true],
      shown: '',
      what: 'nothing',
      unneeded: 'built in',
    },
    {
      name: `rollup.${name}`,
      shown: name === 'resolve' ? '`rollup.resolve`, `commonjs`, `json`' : '',
      what: 'built in; for details, [`resolve`](/config/rsbuild/resolve) or [`tools.rspack`](/config/rsbuild/tools)',
    },
  ]),
  {
    name: 'rollup.alias',
    shown: '`rollup.alias`, `rollup.replace`',
    what: '[`resolve.alias`](/config/rsbuild/resolve#resolvealias), [`source.define`](/config/rsbuild/source#sourcedefine)',
    why: 'See `alias` and `replace`.',
  },
  { name: 'rollup.replace', shown: '', what: '[`source.define`](/config/rsbuild/source#sourcedefine)' },
  {
    name: 'rollup.dts',
    shown: '`rollup.dts`',
    what: '[`dts.bundle.bundledPackages`](/config/lib/dts#dtsbundlebundledpackages) for `respectExternal`',
    why: '*Not run.*',
  },
];
