import fc from 'fast-check';
import { printWritten, someOf } from './written.ts';
import type { Generated, Values } from './written.ts';

const flag = fc.constantFrom('true', 'false');
const text = fc.constantFrom("'a'", '"it\'s"', '`b`');
const names = fc.constantFrom('[]', "['mitt']");
const plugin = fc.oneof(flag, fc.constant({ include: "'src'" }));

const OPTIONS: Values = {
  entries: fc.oneof(
    fc.constantFrom("['src/index']", "['./src/index.ts', 'src/a/b']", "['src/']", '[]', 'list'),
    fc.tuple(
      fc.record({ builder: fc.constantFrom("'mkdist'", "'copy'", "'untyped'"), input: fc.constant("'src'") }),
      fc.record({ input: fc.constant("'./src/b'"), name: fc.constantFrom("'b'", 'other') }),
      fc.record({
        builder: fc.constant("'mkdist'"),
        input: fc.constant("'lib'"),
        outDir: fc.constant("'./dist/lib'"),
        pattern: fc.constantFrom("'**/*.ts'", "['**', '!a.ts']"),
        format: fc.constantFrom("'cjs'", "'esm'"),
      }),
    ),
  ),
  outDir: fc.constantFrom("'dist'", "'./lib/'", 'process.env.OUT'),
  rootDir: fc.constantFrom("'.'", "'packages/a'"),
  clean: flag,
  declaration: fc.constantFrom('true', 'false', "'compatible'", "'node16'"),
  sourcemap: fc.constantFrom('true', 'false', 'Boolean(process.env.CI)'),
  stub: flag,
  stubOptions: fc.constant({ jiti: { interopDefault: 'true' } }),
  watch: flag,
  watchOptions: fc.constant({ include: "'src'" }),
  externals: fc.constantFrom("['mitt']", "['mitt', /^acorn/]", '[other]'),
  dependencies: names,
  peerDependencies: names,
  devDependencies: names,
  alias: fc.record({ '@': fc.constantFrom("'./src'", 'other') }),
  replace: fc.record({ 'process.env.V': fc.constantFrom("'1'", 'other'), 'a b': text }),
  failOnWarn: flag,
  parallel: flag,
  preset: fc.constantFrom("'./preset'", 'preset'),
  hooks: fc.oneof(fc.constant('{}'), fc.constant({ 'build:done': '() => {}' })),
  name: text,
  rollup: fc
    .record(
      {
        emitCJS: flag,
        watch: flag,
        cjsBridge: flag,
        preserveDynamicImports: flag,
        inlineDependencies: fc.constantFrom('true', 'false', "['mitt']", '[/.*/]'),
        output: fc.constant({ banner: "'/* a */'" }),
        replace: fc.constantFrom('false', '{}'),
        alias: fc.constantFrom('false', '{}'),
        resolve: plugin,
        json: plugin,
        commonjs: plugin,
        dts: fc.constant({ respectExternal: 'true' }),
        esbuild: fc.oneof(
          fc.constant('false'),
          fc
            .record(
              {
                target: fc.constantFrom("'es2020'", "'node18'", "'deno1'"),
                minify: flag,
                jsx: fc.constant("'automatic'"),
              },
              { requiredKeys: [] },
            )
            .filter(isFilled),
        ),
      },
      { requiredKeys: [] },
    )
    .filter(isFilled),
};

function isFilled(value: object): boolean {
  return Object.keys(value).length > 0;
}

export const UNBUILD: Generated = {
  names: Object.keys(OPTIONS),
  options: someOf(OPTIONS),
  configOf: (options) =>
    [
      "import { defineBuildConfig } from 'unbuild';",
      "const other = process.env.NAME ?? 'b';",
      'const [list, preset] = load();',
      `export default defineBuildConfig(${printWritten(options)});`,
    ].join('\n'),
  declares: ['other', 'list, preset'],
};
