// The tools that are compared: where each is installed, its configuration, and its command.

/**
 * @typedef {'javascript' | 'declarations'} Kind of build: JavaScript alone, or declaration files too
 * @typedef {{
 *   id: string,
 *   name: string,
 *   home: 'typescript-6' | 'typescript-7',
 *   packages: string[],
 *   kinds: Kind[],
 *   output: Record<Kind, string>,
 *   files: Record<string, string>,
 *   command: (kind: Kind) => string[],
 * }} Tool
 * `home` is the folder with its lock file, `packages` are those whose versions are reported, `output` is what it writes, and
 * the command starts with the program's file in `node_modules`.
 */

/** @type {Kind[]} */
export const KINDS = ['javascript', 'declarations'];

/** Set in the environment of a build; configurations read it. */
export const DECLARATIONS_VARIABLE = 'MEASURED_DECLARATIONS';
const isWithDeclarations = `process.env.${DECLARATIONS_VARIABLE} === 'true'`;

const BUNDLES = { javascript: 'one file', declarations: 'one file and one declaration file' };
const BUNDLE_AND_MODULES = {
  javascript: 'one file',
  declarations: 'one file and a declaration file per module',
};

const RSLIB = {
  packages: ['@rslib/core', 'typescript'],
  output: BUNDLE_AND_MODULES,
  files: {
    'rslib.config.mjs': `export default {
  lib: [{ format: 'esm', syntax: 'es2022', dts: ${isWithDeclarations} }],
  performance: { buildCache: false },
};\n`,
  },
  command: () => ['@rslib/core/bin/rslib.js', 'build'],
};

/** @type {Tool[]} */
export const TOOLS = [
  { id: 'rslib', name: 'Rslib', home: 'typescript-7', kinds: KINDS, ...RSLIB },
  {
    id: 'tsdown',
    name: 'tsdown',
    home: 'typescript-7',
    packages: ['tsdown', 'typescript'],
    kinds: KINDS,
    output: BUNDLES,
    files: {
      'tsdown.config.mjs': `export default {
  entry: 'src/index.ts',
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  dts: ${isWithDeclarations},
};\n`,
    },
    command: () => ['tsdown/dist/run.mjs'],
  },
  {
    id: 'tsc',
    name: 'tsc',
    home: 'typescript-7',
    packages: ['typescript'],
    kinds: KINDS,
    output: { javascript: 'a file per module', declarations: 'a file and a declaration file per module' },
    files: {},
    command: (kind) => ['typescript/bin/tsc', '-p', '.', '--declaration', String(kind === 'declarations')],
  },
  { id: 'rslib-6', name: 'Rslib with TypeScript 6', home: 'typescript-6', kinds: ['declarations'], ...RSLIB },
  {
    id: 'tsup',
    name: 'tsup',
    home: 'typescript-6',
    packages: ['tsup', 'typescript'],
    kinds: KINDS,
    output: BUNDLES,
    files: {},
    command: (kind) => [
      'tsup/dist/cli-default.js',
      'src/index.ts',
      '--format=esm',
      '--target=es2022',
      ...(kind === 'declarations' ? ['--dts'] : []),
    ],
  },
  {
    id: 'rollup',
    name: 'Rollup',
    home: 'typescript-6',
    packages: ['rollup', '@rollup/plugin-typescript', 'typescript'],
    kinds: KINDS,
    output: BUNDLE_AND_MODULES,
    files: {
      'rollup.config.mjs': `import typescript from '@rollup/plugin-typescript';

export default {
  input: 'src/index.ts',
  output: { dir: 'dist', format: 'es' },
  plugins: [typescript({ declaration: ${isWithDeclarations}, noEmitOnError: true })],
};\n`,
    },
    command: () => ['rollup/dist/bin/rollup', '-c'],
  },
];
