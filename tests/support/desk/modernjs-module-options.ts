import fc from 'fast-check';
import { printWritten, someOf } from './written.ts';
import type { Generated, Values, Written } from './written.ts';

const flag = fc.constantFrom('true', 'false');
const text = fc.constantFrom("'a'", '"it\'s"', '`b`');
const code = fc.constantFrom('load()', '(one) => one');
const object = fc.oneof(fc.constantFrom('{}', 'load()'), fc.constant({ a: '1' }));

const part = (values: Values): fc.Arbitrary<Written> =>
  someOf(values).filter((value) => Object.keys(value).length > 0);

const BUILD: Values = {
  buildType: fc.constantFrom("'bundle'", "'bundleless'"),
  format: fc.constantFrom("'esm'", "'cjs'", "'umd'", "'iife'"),
  input: fc.oneof(
    fc.constantFrom("['src/index.ts']", "['src/a.ts', 'src/b/a.ts']", "['src']", 'list'),
    fc.record({ a: fc.constant("'src/a.ts'"), 'b/c': fc.constantFrom("'./src/b.ts'", 'list') }),
  ),
  sourceDir: fc.constantFrom("'./src'", "'lib'", 'list'),
  outDir: fc.constantFrom("'./dist'", "'lib'", 'process.env.OUT'),
  target: fc.constantFrom("'es5'", "'es2020'", "'esnext'", 'list'),
  platform: fc.constantFrom("'node'", "'browser'"),
  autoExtension: flag,
  autoExternal: fc.oneof(flag, part({ dependencies: flag, peerDependencies: flag })),
  externals: fc.constantFrom("['mitt', /^react/]", 'list'),
  dts: fc.oneof(
    fc.constant('false'),
    part({
      distPath: fc.constantFrom("'./types'", "'../types'", 'list'),
      only: flag,
      abortOnError: flag,
      enableTscBuild: flag,
      respectExternal: flag,
      tsconfigPath: text,
    }),
  ),
  tsconfig: fc.constantFrom("'./tsconfig.json'", "'tsconfig.build.json'"),
  alias: fc.oneof(code, fc.record({ '@': fc.constantFrom("'./src'", 'list') })),
  resolve: part({
    mainFields: fc.constant("['main']"),
    jsExtensions: fc.constant("['.ts']"),
    tsConfig: object,
  }),
  define: fc.record({ VERSION: fc.constantFrom("'1'", 'list') }),
  banner: part({ js: text, css: text, dts: text }),
  footer: part({ js: text, css: code }),
  shims: flag,
  sourceMap: fc.constantFrom('true', 'false', "'inline'", "'external'"),
  minify: fc.oneof(fc.constantFrom('false', "'esbuild'", "'terser'"), fc.constant({ ecma: '2020' })),
  splitting: flag,
  metafile: flag,
  copy: part({
    patterns: fc.oneof(fc.constant('list'), fc.tuple(fc.constant({ from: "'a'", to: "'b'" }))),
    options: object,
  }),
  asset: part({ path: text, limit: fc.constant('10'), name: text, publicPath: code, svgr: flag }),
  jsx: fc.constantFrom("'automatic'", "'transform'", "'preserve'"),
  style: part({
    inject: flag,
    autoModules: fc.constantFrom('true', '/a/'),
    modules: part({
      generateScopedName: text,
      localsConvention: fc.constant("'camelCase'"),
      hashPrefix: text,
    }),
    less: object,
    sass: code,
    postcss: object,
    tailwindcss: object,
  }),
  redirect: part({ alias: flag, style: flag, asset: flag, autoExtension: flag }),
  sideEffects: fc.oneof(flag, code),
  umdModuleName: fc.oneof(text, code),
  umdGlobals: fc.record({ mitt: fc.constantFrom("'mitt'", 'list') }),
  externalHelpers: flag,
  transformImport: fc.constantFrom('[]', 'list'),
  transformLodash: flag,
  esbuildOptions: code,
  hooks: fc.constantFrom('[]', 'list'),
  loader: object,
  transformCache: flag,
  disableSwcTransform: flag,
  sourceType: fc.constantFrom("'commonjs'", "'module'"),
};

const build = part(BUILD);

const OPTIONS: Values = {
  buildPreset: fc.constantFrom(
    "'npm-library'",
    "'npm-component-with-umd-es2019'",
    "'other'",
    '({ preset }) => []',
  ),
  buildConfig: fc.oneof(build, fc.tuple(build, build), code),
  plugins: fc.oneof(
    fc.constantFrom('[]', 'list'),
    fc.constantFrom<Written>(['moduleTools()'], ['moduleTools()', 'load()']),
  ),
  dev: object,
  testing: object,
  runtime: object,
  designSystem: object,
  source: object,
  output: object,
  tools: object,
  legacy: flag,
};

export const MODERN: Generated = {
  names: Object.keys(OPTIONS),
  options: someOf(OPTIONS),
  configOf: (options) =>
    [
      "import { defineConfig, moduleTools } from '@modern-js/module-tools';",
      "const list = JSON.parse(process.env.LIST ?? '[]');",
      `export default defineConfig(${printWritten(options)});`,
    ].join('\n'),
  declares: ['list'],
};
