import fc from 'fast-check';
import { printWritten, someOf } from './written.ts';
import type { Generated, Values, Written } from './written.ts';

const flag = fc.constantFrom('true', 'false');
const text = fc.constantFrom("'a'", '"it\'s"', '`b`');
const code = fc.constantFrom('load()', '(id) => id.length > 3');
const object = fc.oneof(fc.constantFrom('{}', 'load()'), fc.constant({ a: '1' }));

function part(values: Values): fc.Arbitrary<Written> {
  return someOf(values).filter((value) => Object.keys(value).length > 0);
}

const switches = (names: string): Values => Object.fromEntries(names.split(' ').map((name) => [name, flag]));
const texts = (names: string): Values => Object.fromEntries(names.split(' ').map((name) => [name, text]));

const plugins = fc.oneof(
  fc.constantFrom('[]', 'resolve()', 'list'),
  fc.constantFrom<Written>(
    ['resolve()', 'terser()', 'own()'],
    ['resolve({ browser: true })', 'false', 'terser({ a: 1 })'],
    ["typescript({ declaration: true, declarationDir: 'dist' })"],
    ['typescript({ outDir: own() })', 'process.env.CI && terser()'],
    ["replace({ preventAssignment: true, 'process.env.A': '1' })", "alias({ entries: { '@': './src' } })"],
    ['replace(list)', "alias({ entries: [{ find: /a/, replacement: 'b' }] })"],
    ['dts()'],
  ),
);

const output = part({
  dir: fc.constantFrom("'dist'", "'./lib'", "'.'", 'process.env.OUT'),
  file: fc.constantFrom("'dist/index.js'", "'lib/kit.mjs'", "'kit.js'", 'list'),
  format: fc.constantFrom("'es'", "'cjs'", "'umd'", "'iife'", "'system'"),
  name: fc.constantFrom("'Kit'", "'my.Kit'", 'list'),
  globals: fc.oneof(fc.record({ mitt: fc.constantFrom("'mitt'", 'list') }), code),
  entryFileNames: fc.constantFrom(
    "'[name].cjs'",
    "'[format]/[name].js'",
    "'[name]-[hash].js'",
    '() => "a.js"',
  ),
  chunkFileNames: fc.constantFrom("'[name].js'", "'[hash].js'"),
  exports: fc.constantFrom("'auto'", "'named'", "'default'"),
  paths: fc.record({ mitt: fc.constantFrom("'https://a.b/c'", 'list') }),
  sourcemap: fc.constantFrom('true', 'false', "'inline'", "'hidden'"),
  esModule: fc.constantFrom('true', 'false', "'if-default-prop'"),
  amd: object,
  generatedCode: fc.oneof(text, object),
  interop: fc.oneof(text, code),
  manualChunks: object,
  plugins,
  ...texts(
    'assetFileNames banner footer intro outro preserveModulesRoot hashCharacters importAttributesKey sourcemapBaseUrl ' +
      'sourcemapFile sourcemapFileNames virtualDirname',
  ),
  ...switches(
    'compact dynamicImportInCjs extend externalImportAssertions externalImportAttributes externalLiveBindings freeze ' +
      'hoistTransitiveImports indent inlineDynamicImports minifyInternalExports noConflict onlyExplicitManualChunks ' +
      'preserveModules reexportProtoFromExternal sanitizeFileName sourcemapDebugIds sourcemapExcludeSources ' +
      'sourcemapIgnoreList strict systemNullSetters validate',
  ),
  experimentalMinChunkSize: fc.constant('10'),
  sourcemapPathTransform: code,
});

const OPTIONS: Values = {
  input: fc.oneof(
    fc.constantFrom("'src/index.ts'", "['src/a.ts', './src/b/c.ts']", 'list'),
    fc.record({ a: fc.constant("'src/a.ts'"), 'b/c': fc.constantFrom("'./src/b.ts'", 'list') }),
  ),
  external: fc.constantFrom(
    "'mitt'",
    "['mitt', /^react/]",
    '(id) => id.length > 3',
    'list',
    'Object.keys(list.dependencies ?? {})',
  ),
  output: fc.oneof(output, fc.tuple(output, output)),
  plugins,
  treeshake: fc.oneof(
    fc.constantFrom('true', 'false', "'smallest'"),
    part({ manualPureFunctions: fc.constant("['a']"), annotations: flag }),
  ),
  watch: fc.oneof(fc.constant('false'), fc.constant({ clearScreen: 'false' })),
  cache: flag,
  fs: fc.constant('load()'),
  jsx: fc.oneof(fc.constant("'react'"), fc.constant({ mode: "'classic'" })),
  moduleContext: object,
  onLog: code,
  onwarn: code,
  ...texts('context logLevel preserveEntrySignatures'),
  ...switches(
    'experimentalLogSideEffects makeAbsoluteExternalsRelative perf preserveSymlinks shimMissingExports ' +
      'strictDeprecations',
  ),
  experimentalCacheExpiry: fc.constant('10'),
  maxParallelFileOps: fc.constant('20'),
};

export const ROLLUP: Generated = {
  names: Object.keys(OPTIONS),
  options: someOf(OPTIONS),
  configOf: (options) =>
    [
      "import { defineConfig } from 'rollup';",
      "import alias from '@rollup/plugin-alias';",
      "import resolve from '@rollup/plugin-node-resolve';",
      "import replace from '@rollup/plugin-replace';",
      "import terser from '@rollup/plugin-terser';",
      "import typescript from '@rollup/plugin-typescript';",
      "import dts from 'rollup-plugin-dts';",
      "const list = JSON.parse(process.env.LIST ?? '{}');",
      `export default defineConfig(${printWritten(options)});`,
    ].join('\n'),
  declares: ['alias', 'resolve', 'replace', 'terser', 'typescript', 'dts', 'list'],
};
