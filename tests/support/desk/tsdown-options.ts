import fc from 'fast-check';
import { printWritten, someOf } from './written.ts';
import type { Generated, Values, Written } from './written.ts';

const flag = fc.constantFrom('true', 'false');
const text = fc.constantFrom("'a'", '"it\'s"', '`b`', "'/* c */'");
const packages = fc.constantFrom(
  '[]',
  "['mitt']",
  "['mitt', /^acorn/]",
  '[/.*/]',
  "'mitt'",
  '(id) => id.length > 3',
);
const check = fc.oneof(flag, fc.constantFrom("'ci-only'"), fc.constant({ enabled: "'local-only'" }));
const edge = fc.oneof(
  text,
  fc.record({ js: text, css: text, dts: text }, { requiredKeys: [] }),
  fc.constantFrom(
    '({ format }) => ({ js: format })',
    '(context) => `/* ${context.format} */`',
    '({ fileName }) => ({ js: fileName })',
    '() => undefined',
  ),
);
const code = fc.constantFrom('(options) => { options.x = 1; }', 'load()');
const extensions = fc.constantFrom(
  "() => ({ js: '.mjs' })",
  "({ format }) => ({ js: format === 'cjs' ? '.cjs' : '.js', dts: '.d.ts' })",
  'extensionOf',
);
const copy = fc.oneof(
  fc.constantFrom("'public'", "['public', 'LICENSE.md']", "'src/*.css'", '(options) => []'),
  fc.tuple(fc.constant({ from: "'public'", to: "'dist/a'" })),
);

const OPTIONS: Values = {
  entry: fc.oneof(
    fc.constantFrom("'src/index.ts'", "['src/index.ts', 'src/a/b.ts']", "['src/**/*.ts']"),
    fc.record({ main: fc.constant("'src/index.ts'"), 'a/b': fc.constant("'./src/b.ts'") }),
  ),
  deps: fc
    .record(
      {
        neverBundle: packages,
        alwaysBundle: packages,
        onlyBundle: fc.constantFrom("['mitt']", 'false'),
        onlyImport: fc.constant("['mitt']"),
        onlyAllowBundle: fc.constant('false'),
        skipNodeModulesBundle: flag,
        resolveDepSubpath: flag,
        dts: fc
          .record({ alwaysBundle: packages, neverBundle: packages }, { requiredKeys: [] })
          .filter(isFilled),
      },
      { requiredKeys: [] },
    )
    .filter(isFilled),
  alias: fc.record({ '@': fc.constantFrom("'./src'", 'src') }),
  tsconfig: fc.constantFrom("'tsconfig.json'", "'tsconfig.build.json'", 'true', 'false'),
  platform: fc.constantFrom("'node'", "'browser'", "'neutral'"),
  target: fc.constantFrom("'es2019'", "'node18'", "['es2020', 'chrome80']", "'deno1'", 'false'),
  env: fc
    .record({ API: fc.constantFrom("'x'", '1', 'process.env.API') }, { requiredKeys: [] })
    .filter(isFilled),
  envFile: text,
  envPrefix: fc.constantFrom("'KIT_'", "['A_', 'B_']"),
  define: fc.record({ V: fc.constantFrom('\'"1"\'', 'JSON.stringify(src)'), 'a.b': text }),
  shims: flag,
  treeshake: fc.oneof(flag, fc.constant({ moduleSideEffects: 'false' })),
  loader: fc.record({
    '.txt': fc.constant("'text'"),
    '.svg': fc.constantFrom("'dataurl'", "'asset'"),
    '.wat': fc.constant("'binary'"),
  }),
  nodeProtocol: fc.constantFrom("'strip'", 'true', 'false'),
  checks: fc.constant({ legacyCjs: 'false' }),
  plugins: fc.oneof(
    fc.constantFrom('[]', 'vue()'),
    fc.constantFrom<Written>(['vue()'], ['false', 'vue({ a: 1 })', 'own()']),
  ),
  inputOptions: fc.oneof(code, fc.constant({ context: "'this'" })),
  format: fc.oneof(
    fc.constantFrom("'esm'", "['es', 'cjs']", "'iife'", "['umd', 'module']", 'process.env.F'),
    fc.record({ esm: fc.constantFrom('{}', 'own'), cjs: fc.constant({ minify: 'true' }) }),
  ),
  globalName: text,
  outDir: fc.constantFrom("'dist'", "'./lib/'", 'process.env.OUT'),
  write: flag,
  sourcemap: fc.constantFrom('true', 'false', "'inline'", "'hidden'"),
  clean: fc.constantFrom('true', 'false', "['*.js']", '!options.watch'),
  minify: fc.oneof(
    fc.constantFrom('true', 'false', "'dce-only'", '!options.watch'),
    fc.constant({ mangle: 'true' }),
  ),
  footer: edge,
  banner: edge,
  unbundle: flag,
  root: fc.constantFrom("'src'", 'src'),
  fixedExtension: flag,
  outExtensions: extensions,
  hash: flag,
  cjsDefault: flag,
  outputOptions: code,
  cwd: fc.constantFrom("'.'", "'packages/a'"),
  name: text,
  logLevel: fc.constantFrom("'silent'", "'warn'", "'debug'"),
  failOnWarn: fc.constantFrom('true', 'false', "'ci-only'"),
  suppressWarnings: fc.constantFrom("['a']", '(message) => true'),
  customLogger: fc.constant('logger'),
  fromVite: fc.constantFrom('true', "'vitest'", 'false'),
  watch: fc.constantFrom('true', "'src'", "['src']", 'options.watch'),
  ignoreWatch: fc.constantFrom("'dist'", '[/dist/]'),
  devtools: fc.oneof(flag, fc.constant({ ui: 'true' })),
  onSuccess: fc.constantFrom("'node check.js'", 'async () => { console.log(1); }'),
  dts: fc.oneof(
    flag,
    fc.constantFrom("'ci-only'", '{}'),
    fc
      .record(
        {
          enabled: fc.constantFrom('true', "'ci-only'"),
          tsconfig: fc.constantFrom("'tsconfig.json'", "'tsconfig.build.json'"),
          compilerOptions: fc.constant({ strict: 'true' }),
          sourcemap: flag,
          emitDtsOnly: flag,
          oxc: fc.oneof(flag, fc.constant({ stripInternal: 'true' })),
          build: flag,
          resolver: fc.constantFrom("'oxc'", "'tsc'"),
          vue: flag,
        },
        { requiredKeys: [] },
      )
      .filter(isFilled),
  ),
  unused: check,
  publint: check,
  attw: check,
  report: fc.oneof(flag, fc.constant({ gzip: 'false' })),
  globImport: flag,
  exports: fc.oneof(flag, fc.constant({ devExports: 'true' })),
  css: fc.constant({ inject: 'true' }),
  copy,
  hooks: fc.oneof(code, fc.constant({ 'build:done': '() => {}' })),
  exe: flag,
  workspace: fc.constantFrom('true', "'packages/*'"),
  external: packages,
  noExternal: packages,
  inlineOnly: fc.constant('false'),
  skipNodeModulesBundle: flag,
  removeNodeProtocol: flag,
  bundle: flag,
  outExtension: extensions,
  injectStyle: flag,
  publicDir: copy,
  config: fc.constantFrom('false', "'other.ts'"),
  configLoader: fc.constant("'native'"),
  filter: fc.constantFrom("'kit'", '/kit/'),
  concurrency: fc.constant('2'),
};

function isFilled(value: object): boolean {
  return Object.keys(value).length > 0;
}

export const TSDOWN: Generated = {
  names: Object.keys(OPTIONS),
  options: someOf(OPTIONS),
  configOf: (options) =>
    [
      "import { defineConfig } from 'tsdown';",
      "import vue from '@vitejs/plugin-vue';",
      "const src = process.env.SRC ?? 'src';",
      "const extensionOf = () => ({ js: '.mjs' });",
      `export default defineConfig((options) => (${printWritten(options)}));`,
    ].join('\n'),
  declares: ['src', 'extensionOf', 'vue'],
};
