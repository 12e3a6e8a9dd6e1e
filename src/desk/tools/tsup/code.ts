import type { Effect, Mapping } from '../../model/mapping.ts';
import { same, sets } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import { stringsOf } from '../../model/setting.ts';
import type { Setting } from '../../model/setting.ts';
import { isMinified } from './facts.ts';
import type { TsupFacts } from './facts.ts';
import { asDefined, defineRows } from '../shared/defines.ts';
import { isString } from '../shared/switches.ts';
import { syntaxOf } from '../shared/targets.ts';

type TsupMapping = Mapping<TsupFacts>;

const MINIMIZER = 'output.minify.jsOptions.minimizerOptions';

export const CODE_ROWS: readonly TsupMapping[] = [
  {
    name: 'minify',
    when: [false],
    shown: '',
    what: 'nothing',
    unneeded: '[`output.minify`](/config/rsbuild/output) removes unused code only',
  },
  {
    name: 'minify',
    when: ['terser'],
    shown: "`minify: 'terser'`",
    what: '`output.minify: true`',
    why: 'The minifier is SWC.',
    drops: ['terser'],
    ...sets('output.minify', true),
  },
  {
    name: 'minify',
    shown: '`minify: true`',
    what: '[`output.minify: true`](/config/rsbuild/output)',
    takesCode: true,
    ...same('output.minify'),
  },
  {
    name: 'terserOptions',
    shown: '`terserOptions`',
    what: `\`${MINIMIZER}\``,
    why: "SWC knows most of Terser's options in `compress`, `mangle` and `format`.",
  },
  ...(['minifyWhitespace', 'minifyIdentifiers', 'minifySyntax'] as const).flatMap(
    (name, at): TsupMapping[] => [
      { name, when: [false], shown: '', what: 'nothing', unneeded: 'nothing is minified' },
      {
        name,
        when: ({ facts }) => isMinified(facts),
        shown: '',
        what: 'nothing',
        unneeded: '`output.minify: true` does all three',
      },
      {
        name,
        shown: at === 0 ? '`minifyWhitespace`, `minifyIdentifiers`, `minifySyntax`' : '',
        what: `\`minify\`, \`mangle\` and \`compress\` in \`${MINIMIZER}\``,
        why: '`output.minify: true` does all three. *Not run.*',
      },
    ],
  ),
  { name: 'keepNames', when: [false], shown: '', what: 'nothing', unneeded: 'only minifying changes names' },
  {
    name: 'keepNames',
    when: ({ facts }) => !isMinified(facts),
    shown: '`keepNames`, without `minify`',
    what: 'nothing',
    unneeded: 'only minifying changes names',
    takesCode: true,
  },
  {
    name: 'keepNames',
    when: [true],
    shown: '`keepNames`',
    what: '`keep_fnames`, `keep_classnames` in `compress` and `mangle` of `minimizerOptions`',
    ...sets(MINIMIZER, {
      compress: { keep_fnames: true, keep_classnames: true },
      mangle: { keep_fnames: true, keep_classnames: true },
    }),
  },
  { name: 'keepNames', shown: '', what: '`keep_fnames` of `minimizerOptions`' },
  {
    name: 'pure',
    when: ({ setting }) => stringsOf(setting) !== undefined,
    shown: '`pure`',
    what: '`compress.pure_funcs` of `minimizerOptions`',
    convert: ({ setting }) => [
      { at: MINIMIZER, value: out({ compress: { pure_funcs: stringsOf(setting) ?? [] } }) },
    ],
  },
  { name: 'pure', shown: '', what: '`compress.pure_funcs` of `minimizerOptions`' },
  {
    name: 'target',
    when: ({ setting }) =>
      syntaxOf(setting) !== undefined && !stringsOf(setting)?.some((one) => one.startsWith('node')),
    shown: "`target: 'es2019'`",
    what: "[`syntax: 'es2019'`](/config/lib/syntax)",
    convert: ({ setting }) => [{ at: 'syntax', value: out(syntaxOf(setting)) }],
  },
  {
    name: 'target',
    when: ({ setting }) => syntaxOf(setting) !== undefined,
    shown: "`target: ['node16']`",
    what: "`syntax: ['node >= 16']`",
    why: 'Same. Rslib reads `engines.node`, not `target` in `tsconfig.json`.',
    convert: ({ setting }) => [{ at: 'syntax', value: out(syntaxOf(setting)) }],
  },
  {
    name: 'target',
    shown: "`target: 'deno1'`",
    what: '[`syntax`](/config/lib/syntax)',
    why: 'It takes versions of ECMAScript, and queries of browserslist: not Deno, Hermes or Rhino.',
  },
  {
    name: 'platform',
    when: ({ setting, facts }) =>
      facts.format === 'iife' || (setting.kind === 'literal' && setting.value === 'node'),
    shown: '',
    what: 'nothing',
    unneeded: "`output.target` is `'node'` for `esm` and `cjs`",
  },
  {
    name: 'platform',
    when: ['browser'],
    shown: "`platform: 'browser'`",
    what: "[`output.target: 'web'`](/config/rsbuild/output)",
    why: 'tsup replaces `process.env.NODE_ENV` with `"development"`; Rslib keeps it. An import of `node:path` is an error in Rslib.',
    ...sets('output.target', 'web'),
  },
  {
    name: 'platform',
    shown: "`platform: 'neutral'`",
    what: 'none',
    why: 'Pick `node` or `web` as `output.target`. With a plain module, `node` gave the same output.',
  },
  {
    name: 'splitting',
    when: [true],
    shown: '`splitting`',
    what: 'always on',
    why: '`import()` becomes a separate file, for `cjs` too.',
    unneeded: 'shared modules and `import()` become separate files',
  },
  {
    name: 'splitting',
    when: [false],
    shown: '`splitting: false`',
    what: "`tools.rspack.module.parser.javascript.dynamicImportMode: 'eager'`",
    why: '`import()` stays in its file. ES modules still share code with each other.',
    ...sets('tools.rspack', { module: { parser: { javascript: { dynamicImportMode: 'eager' } } } }),
  },
  { name: 'splitting', shown: '', what: '`dynamicImportMode` in `tools.rspack`' },
  {
    name: 'shims',
    when: ({ setting, facts }) =>
      facts.format === 'esm' && setting.kind === 'literal' && setting.value === true,
    shown: '`shims: true`',
    what: '[`shims: { esm: { __dirname: true, __filename: true } }`](/config/lib/shims)',
    why: '`import.meta.url` in CommonJS works without any setting.',
    ...sets('shims', { esm: { __dirname: true, __filename: true } }),
  },
  {
    name: 'shims',
    when: [true, false],
    shown: '',
    what: 'nothing',
    unneeded: '`shims.cjs["import.meta.url"]` is on, the others are off',
  },
  { name: 'shims', shown: '', what: '[`shims`](/config/lib/shims)' },
  {
    name: 'sourcemap',
    when: ['inline'],
    shown: '',
    what: "`output.sourceMap: { js: 'inline-source-map' }`",
    ...sets('output.sourceMap', { js: 'inline-source-map' }),
  },
  {
    name: 'sourcemap',
    when: [false],
    shown: '',
    what: 'nothing',
    unneeded: '`output.sourceMap` is off',
  },
  {
    name: 'sourcemap',
    shown: '`sourcemap: true`',
    what: '[`output.sourceMap: true`](/config/rsbuild/output)',
    why: "Same. `'inline'`: `{ js: 'inline-source-map' }`.",
    takesCode: true,
    ...same('output.sourceMap'),
  },
  {
    name: 'treeshake',
    when: ({ setting }) => setting.kind === 'literal',
    shown: '`treeshake`',
    what: 'always on',
    why: 'Rslib removed the same code as tsup with this option.',
    unneeded: 'unused code is always removed',
  },
  {
    name: 'treeshake',
    shown: '`treeshake`, with options of Rollup',
    what: '[`sideEffects`](/guide/publish/tree-shaking) in `package.json`',
    why: 'It says the same to every bundler. *Not run.*',
  },
  ...defineRows<TsupFacts>(),
  {
    name: 'replaceNodeEnv',
    when: [true],
    shown: '`replaceNodeEnv`',
    what: "`source.define: { 'process.env.NODE_ENV': '\"production\"' }`",
    why: 'tsup inserts `"production"` with `minify`, else `"development"`.',
    convert: ({ facts }) =>
      asDefined(['process.env.NODE_ENV'], out(isMinified(facts) ? '"production"' : '"development"')),
  },
  {
    name: 'replaceNodeEnv',
    when: [false],
    shown: '',
    what: 'nothing',
    unneeded: '`process.env.NODE_ENV` stays in `esm` and `cjs`',
  },
  { name: 'replaceNodeEnv', shown: '', what: '`source.define`' },
  {
    name: 'inject',
    shown: '`inject`',
    what: '`source.preEntry` for side effects, `rspack.ProvidePlugin` in [`tools.rspack`](/config/rsbuild/tools) for a global',
    why: 'The plugin adds a small runtime.',
  },
  {
    name: 'jsxFactory',
    when: ({ setting }) => isString(setting),
    shown: "`jsxFactory: 'h'`, `jsxFragment`",
    what: '`pragma`, `pragmaFrag` in `tools.swc.jsc.transform.react`',
    why: 'See [JSX](#jsx).',
    convert: ({ setting }) => pragma('pragma', setting),
  },
  { name: 'jsxFactory', shown: '', what: '`pragma` in `tools.swc.jsc.transform.react`' },
  {
    name: 'jsxFragment',
    when: ({ setting }) => isString(setting),
    shown: '',
    what: '`pragmaFrag` in `tools.swc.jsc.transform.react`',
    convert: ({ setting }) => pragma('pragmaFrag', setting),
  },
  { name: 'jsxFragment', shown: '', what: '`pragmaFrag` in `tools.swc.jsc.transform.react`' },
  {
    name: 'swc',
    shown: '`swc`, decorators',
    what: 'built in; options go to [`tools.swc`](/config/rsbuild/tools)',
    why: 'With `experimentalDecorators` in `tsconfig.json`, Rslib writes their [metadata](/guide/basic/typescript#decorators) too.',
    drops: ['@swc/core'],
  },
];

function pragma(name: string, setting: Setting): Effect[] {
  const value = stringsOf(setting)?.[0] ?? '';
  return [
    {
      at: 'tools.swc',
      value: out({ jsc: { transform: { react: { runtime: 'classic', [name]: value } } } }),
    },
  ];
}
