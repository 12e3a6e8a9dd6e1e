import fc from 'fast-check';
import { TSC_FLAGS } from '../../../src/desk/tools/tsc/flags.ts';
import { printWritten, someOf } from './written.ts';
import type { Generated, Values, Written } from './written.ts';

const COMPILER = 'compilerOptions.';
const flag = fc.constantFrom('true', 'false');
const words = fc.constantFrom('[]', '["src"]', '["src", "types/*.d.ts"]', '["./src/**/*.ts"]', '["**/*"]');

/** Compiler options that take a few words. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  module: ['"commonjs"', '"ESNext"', '"nodenext"', '"umd"', '"preserve"'],
  target: ['"es5"', '"ES2022"', '"esnext"', '"latest"'],
  jsx: ['"react"', '"react-jsx"', '"preserve"'],
  jsxImportSource: ['"preact"', '"@emotion/react"'],
  rootDir: ['"src"', '"./src/"', '"."'],
  outDir: ['"dist"', '"./lib"'],
  newLine: ['"lf"', '"crlf"'],
};

const compilerOptions: Values = Object.fromEntries(
  TSC_FLAGS.flatMap(({ option = '', value }): [string, fc.Arbitrary<Written>][] => {
    if (!option.startsWith(COMPILER)) return [];
    const name = option.slice(COMPILER.length);
    const chosen = CHOSEN[name] ?? (value === 'list' ? ['[]', '["a", "b"]'] : ['"a"', '"./b/c"']);
    return [[name, value === 'switch' ? flag : fc.constantFrom(...chosen)]];
  }),
);

const OPTIONS: Values = {
  compilerOptions: fc
    .record(
      {
        ...compilerOptions,
        paths: fc.constantFrom<Written>({ '@/*': '["./src/*"]' }, '{}'),
        plugins: fc.constant('[{ "name": "own" }]'),
      },
      { requiredKeys: [] },
    )
    .map((chosen) => Object.fromEntries(Object.entries(chosen).slice(0, 12))),
  include: words,
  exclude: fc.constantFrom('["node_modules"]', '["**/*.test.ts"]', '["src/deep", "dist"]'),
  files: fc.constantFrom('[]', '["src/index.ts"]'),
  extends: fc.constantFrom('"./base.json"', '["a", "b"]'),
  references: fc.constantFrom('[]', '["../core"]'),
  watchOptions: fc.constant({ watchFile: '"useFsEvents"' }),
  typeAcquisition: fc.constant({ enable: 'true' }),
  compileOnSave: flag,
  $schema: fc.constant('"https://json.schemastore.org/tsconfig"'),
  // Flags of `tsc -b`.
  build: flag,
  verbose: flag,
  force: flag,
  stopBuildOnErrors: flag,
  builders: fc.constant('"2"'),
};

export const TSC: Generated = {
  names: Object.keys(OPTIONS),
  options: someOf(OPTIONS),
  configOf: (options) => `// Made up.\n${printWritten(options)}\n`,
  declares: [],
};
