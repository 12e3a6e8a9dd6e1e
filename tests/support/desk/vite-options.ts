import fc from 'fast-check';
import { printWritten, someOf } from './written.ts';
import type { Generated, Values, Written } from './written.ts';

const flag = fc.constantFrom('true', 'false');
const text = fc.constantFrom("'a'", '"it\'s"', '`b`');
const code = fc.constantFrom('load()', '(id) => id.length > 3');
const some = fc.constantFrom("['a']", "'a'", 'load()');
const object = fc.oneof(fc.constantFrom('{}', 'load()'), fc.constant({ a: '1' }));

function part(values: Values): fc.Arbitrary<Written> {
  return someOf(values).filter((value) => Object.keys(value).length > 0);
}

const bundler = part({
  external: fc.constantFrom("'mitt'", "['mitt', /^react/]", '[/^node:/]', '(id) => id.length > 3', 'list'),
  plugins: some,
  treeshake: flag,
  output: part({
    globals: fc.record({ mitt: fc.constantFrom("'mitt'", 'list') }),
    banner: fc.oneof(text, code),
    footer: text,
    preserveModules: flag,
    preserveModulesRoot: text,
    exports: fc.constant("'named'"),
  }),
});

const OPTIONS: Values = {
  build: part({
    lib: fc.oneof(
      fc.constantFrom('false', 'load()'),
      part({
        entry: fc.oneof(
          fc.constantFrom("'src/index.ts'", "['src/a.ts', './src/b/c.ts']", 'list', "resolve('src')"),
          fc.record({ a: fc.constant("'src/a.ts'"), 'b/c': fc.constantFrom("'./src/b.ts'", 'list') }),
        ),
        formats: fc.constantFrom("['es']", "['es', 'cjs', 'umd']", "['iife']", 'list'),
        name: text,
        fileName: fc.constantFrom(
          "'kit'",
          '(format) => `kit.${format}.js`',
          '(format, name) => `${name}.mjs`',
          'list',
        ),
        cssFileName: text,
      }),
    ),
    target: fc.constantFrom("'es2020'", "['es2020', 'chrome80']", "'baseline-widely-available'", 'false'),
    outDir: fc.constantFrom("'dist'", "'./lib'", 'process.env.OUT'),
    emptyOutDir: flag,
    minify: fc.constantFrom('true', 'false', "'terser'", "command === 'build'"),
    sourcemap: fc.constantFrom('true', 'false', "'inline'", "'hidden'"),
    cssCodeSplit: flag,
    cssMinify: flag,
    cssTarget: text,
    assetsInlineLimit: fc.constantFrom('0', '4096', '() => true'),
    assetsDir: text,
    copyPublicDir: flag,
    manifest: fc.oneof(flag, text),
    ssr: fc.oneof(flag, text),
    watch: fc.constantFrom('null', '{}'),
    reportCompressedSize: flag,
    write: flag,
    modulePreload: flag,
    polyfillModulePreload: flag,
    chunkSizeWarningLimit: fc.constant('500'),
    ssrManifest: flag,
    emitAssets: flag,
    ssrEmitAssets: flag,
    chunkImportMap: flag,
    terserOptions: object,
    license: flag,
    commonjsOptions: object,
    dynamicImportVarsOptions: object,
    createEnvironment: code,
    rolldownOptions: bundler,
    rollupOptions: bundler,
  }),
  publicDir: fc.constantFrom('false', "'public'", "'static'", 'load()'),
  define: fc.record({ V: fc.constantFrom('\'"1"\'', '1', 'JSON.stringify(list)', 'list'), 'a.b': text }),
  envPrefix: some,
  envDir: text,
  resolve: part({
    alias: fc.oneof(
      fc.record({ '@': fc.constantFrom("'./src'", 'list') }),
      fc.tuple(fc.constant({ find: '/^@/', replacement: "'src'" })),
    ),
    tsconfigPaths: flag,
    dedupe: some,
    extensions: some,
    mainFields: some,
    conditions: some,
    preserveSymlinks: flag,
    noExternal: some,
    external: some,
    externalConditions: some,
    builtins: some,
  }),
  css: part({
    modules: fc.oneof(
      fc.constant('false'),
      part({
        generateScopedName: fc.oneof(text, code),
        localsConvention: fc.constantFrom("'camelCase'", '(name) => name'),
        scopeBehaviour: fc.constant("'local'"),
      }),
    ),
    postcss: object,
    preprocessorOptions: object,
    preprocessorMaxWorkers: fc.constant('2'),
    lightningcss: object,
    transformer: fc.constantFrom("'postcss'", "'lightningcss'"),
    devSourcemap: flag,
  }),
  plugins: fc.oneof(
    fc.constantFrom('[]', 'vue()'),
    fc.constantFrom<Written>(['vue()'], ['false', 'vue({ a: 1 })', 'own()'], ['dts()']),
  ),
  oxc: fc.oneof(fc.constant('false'), fc.constant({ jsx: "'preserve'" })),
  esbuild: fc.oneof(fc.constant('false'), fc.constant({ jsx: "'preserve'" })),
  json: fc.constant({ stringify: 'true' }),
  assetsInclude: some,
  base: text,
  mode: text,
  root: text,
  logLevel: fc.constantFrom("'silent'", "'info'"),
  tsconfig: fc.constantFrom("'tsconfig.json'", "'other.json'"),
  ssr: object,
  environments: object,
  input: some,
  appType: text,
  builder: object,
  cacheDir: text,
  clearScreen: flag,
  customLogger: fc.constant('load()'),
  dev: object,
  devtools: flag,
  experimental: object,
  future: object,
  html: object,
  isBundled: flag,
  legacy: object,
  optimizeDeps: object,
  preview: object,
  server: object,
  worker: object,
};

export const VITE: Generated = {
  names: Object.keys(OPTIONS),
  options: someOf(OPTIONS),
  configOf: (options) =>
    [
      "import { defineConfig } from 'vite';",
      "import vue from '@vitejs/plugin-vue';",
      "import dts from 'vite-plugin-dts';",
      "const list = JSON.parse(process.env.LIST ?? '{}');",
      `export default defineConfig(({ command }) => (${printWritten(options)}));`,
    ].join('\n'),
  declares: ['vue', 'dts', 'list'],
};
