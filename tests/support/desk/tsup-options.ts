import fc from 'fast-check';
import { printWritten, someOf } from './written.ts';
import type { Generated, Values } from './written.ts';

const flag = fc.constantFrom('true', 'false');
const text = fc.constantFrom("'a'", '"it\'s"', '`b`', "'/* c */'");
const packages = fc.constantFrom('[]', "['mitt']", "['mitt', /^acorn/]", '[/.*/]', "['package.json']");
const edge = fc.oneof(
  fc.record({ js: text, css: text }, { requiredKeys: [] }),
  fc.constantFrom(
    '({ format }) => ({ js: format })',
    '(context) => ({ js: `/* ${context.format} */` })',
    '() => undefined',
  ),
);
const dts = fc.oneof(
  flag,
  fc.constantFrom("'src/index.ts'", '{}'),
  fc.record(
    {
      entry: fc.oneof(
        fc.constantFrom("'src/index.ts'", "['src/cli.ts']"),
        fc.constant({ main: "'src/index.ts'" }),
      ),
      resolve: fc.constantFrom('true', 'false', "['mitt']", '[/^mitt/]'),
      only: flag,
      banner: text,
      footer: text,
      compilerOptions: fc.constant({ strict: 'true', lib: "['es2022']" }),
    },
    { requiredKeys: [] },
  ),
);

const OPTIONS: Values = {
  name: text,
  entry: fc.oneof(
    fc.constantFrom("['src/index.ts']", "['src/index.ts', 'src/a/b.ts']", "['src/**/*.ts']"),
    fc.record({ main: fc.constant("'src/index.ts'"), 'a/b': fc.constant("'./src/b.ts'") }),
  ),
  entryPoints: fc.constant("['src/index.ts']"),
  legacyOutput: flag,
  target: fc.constantFrom("'es2019'", "'node18'", "['es2020', 'chrome80']", "'deno1'", "'esnext'", "'es3'"),
  minify: fc.constantFrom('true', 'false', "'terser'", '!options.watch'),
  terserOptions: fc.constant({ compress: { passes: '2' }, mangle: 'true' }),
  minifyWhitespace: flag,
  minifyIdentifiers: flag,
  minifySyntax: flag,
  keepNames: flag,
  watch: fc.constantFrom('true', "'src'", "['src', true]", 'process.env.WATCH'),
  ignoreWatch: fc.constantFrom("'dist'", "['dist']"),
  onSuccess: fc.constantFrom("'node check.js'", 'async () => { console.log(1); }'),
  jsxFactory: text,
  jsxFragment: text,
  outDir: fc.constantFrom("'dist'", "'./lib/'", 'process.env.OUT'),
  outExtension: fc.constantFrom(
    "() => ({ js: '.mjs' })",
    "({ format }) => ({ js: format === 'cjs' ? '.cjs' : '.js', dts: '.d.ts' })",
    'extensionOf',
  ),
  format: fc.constantFrom("'esm'", "['esm', 'cjs']", "['cjs', 'iife']", "'iife'", 'process.env.FORMAT'),
  globalName: fc.constant("'Kit'"),
  env: fc.record({ API: text, MODE: fc.constant('process.env.MODE') }, { requiredKeys: [] }),
  define: fc.record(
    { __V__: fc.constantFrom('\'"1"\'', 'JSON.stringify(version)'), 'a.b': text },
    { requiredKeys: [] },
  ),
  dts,
  experimentalDts: fc.oneof(
    flag,
    fc.constant({ entry: "'src/index.ts'", compilerOptions: { strict: 'true' } }),
  ),
  sourcemap: fc.constantFrom('true', 'false', "'inline'"),
  noExternal: packages,
  external: packages,
  replaceNodeEnv: flag,
  splitting: flag,
  clean: fc.constantFrom('true', 'false', "['*.js']"),
  esbuildPlugins: fc.constantFrom('[]', '[sass()]'),
  esbuildOptions: fc.constant('(options) => { options.charset = "utf8"; }'),
  silent: flag,
  skipNodeModulesBundle: flag,
  pure: fc.constantFrom("'console.log'", "['a', 'b']"),
  bundle: flag,
  inject: fc.constant("['./react-shim.js']"),
  metafile: flag,
  footer: edge,
  banner: edge,
  platform: fc.constantFrom("'node'", "'browser'", "'neutral'"),
  loader: fc.record(
    {
      '.txt': fc.constant("'text'"),
      '.svg': fc.constantFrom("'dataurl'", "'file'"),
      '.js': fc.constant("'jsx'"),
      '.wat': fc.constant("'binary'"),
    },
    { requiredKeys: [] },
  ),
  config: fc.constantFrom('false', "'other.ts'"),
  tsconfig: fc.constantFrom("'tsconfig.json'", "'tsconfig.build.json'"),
  injectStyle: fc.constantFrom('true', 'false', '(css) => css'),
  shims: flag,
  plugins: fc.constant([{ name: "'own'" }]),
  treeshake: fc.oneof(flag, fc.constantFrom("'smallest'"), fc.constant({ preset: "'safest'" })),
  publicDir: fc.constantFrom('true', 'false', "'./assets'"),
  killSignal: fc.constant("'SIGKILL'"),
  cjsInterop: flag,
  removeNodeProtocol: flag,
  swc: fc.constant({ jsc: { externalHelpers: 'true' } }),
};

export const TSUP: Generated = {
  names: Object.keys(OPTIONS),
  options: someOf(OPTIONS),
  configOf: (options) =>
    [
      "import { defineConfig } from 'tsup';",
      "const version = process.env.npm_package_version ?? '0';",
      "const extensionOf = () => ({ js: '.mjs' });",
      `export default defineConfig((options) => (${printWritten(options)}));`,
    ].join('\n'),
  declares: ['version', 'extensionOf'],
};
