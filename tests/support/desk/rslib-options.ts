import fc from 'fast-check';
import { printWritten, someOf } from './written.ts';
import type { Generated, Values, Written } from './written.ts';

const flag = fc.constantFrom('true', 'false');
const text = fc.constantFrom("'a'", '"it\'s"', '`b`');

/** Some of the parts, but at least one. */
const some = (parts: Values): fc.Arbitrary<Written> =>
  fc
    .record(parts, { requiredKeys: [] })
    .filter((chosen) => Object.keys(chosen).length > 0) as fc.Arbitrary<Written>;
const redirect = (...parts: string[]) =>
  fc.oneof(flag, some(Object.fromEntries(parts.map((part) => [part, flag]))));

/** Options that may be in an item and at the top. */
const SHARED: Values = {
  autoExtension: flag,
  banner: fc.record({ js: text, css: text, dts: text }),
  bundle: flag,
  dts: fc.oneof(flag, some({ bundle: flag, tsgo: flag, distPath: text, autoExtension: flag })),
  externalHelpers: flag,
  footer: fc.record({ js: text }),
  format: fc.constantFrom("'esm'", "'cjs'"),
  outBase: text,
  redirect: some({
    js: fc.record({ path: flag }),
    style: redirect('path', 'extension'),
    asset: redirect('path'),
    dts: fc.record({ path: flag }),
  }),
  shims: fc.record({ esm: fc.record({ __dirname: flag }), cjs: fc.record({ 'import.meta.url': flag }) }),
  syntax: fc.constantFrom("'es2021'", "'es2023'", "['es2024', 'chrome 80']", "['node 18']"),
  wasm: fc.record({ mode: fc.constantFrom("'compile'", "'preserve'") }),
};
/** Options of Rsbuild that may be in both places. */
const BUILD: Values = {
  source: fc.record({
    define: fc.constant({ V: 'version' }),
    entry: fc.constant({ index: "'./src/a.ts'" }),
  }),
  output: some({ target: fc.constantFrom("'web'", "'node'"), minify: flag, cleanDistPath: flag }),
  resolve: fc.record({ alias: fc.constant({ '@': "'./src'" }) }),
  tools: fc.record({ rspack: fc.constantFrom('{}', '(config) => { config.devtool = false; }') }),
  performance: fc.record({ printFileSize: flag }),
  plugins: fc.constantFrom('[]', '[pluginReact()]'),
  splitChunks: fc.constant('false'),
};

const item = some({
  ...SHARED,
  ...BUILD,
  id: text,
  umdName: text,
  autoExternal: fc.oneof(flag, fc.constant({ dependencies: 'false' })),
  experiments: fc.constantFrom<Written>({ advancedEsm: 'true' }, { exe: 'true' }),
});

const OPTIONS: Values = {
  ...SHARED,
  ...BUILD,
  dev: fc.record({ hmr: flag }),
  server: fc.record({ port: fc.constant('3000') }),
  mode: fc.constantFrom("'production'", "'none'"),
  root: text,
  logLevel: fc.constantFrom("'error'", "'warn'"),
  lib: fc.array(item, { maxLength: 2 }),
};

export const RSLIB: Generated = {
  names: Object.keys(OPTIONS),
  options: someOf(OPTIONS),
  configOf: (options) =>
    [
      "import { defineConfig } from '@rslib/core';",
      "import { pluginReact } from '@rsbuild/plugin-react';",
      "const version = process.env.npm_package_version ?? '0';",
      `export default defineConfig(({ env }) => (${printWritten(options)}));`,
    ].join('\n'),
  declares: ['version', 'pluginReact'],
};
