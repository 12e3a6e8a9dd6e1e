import { config, KIT, manifest } from './task.ts';
import type { Task } from './task.ts';

const BOTH = {
  exports: { '.': { import: './dist/index.js', require: './dist/index.cjs' } },
};
const MITT = {
  ...KIT,
  ...manifest({ devDependencies: { mitt: '^3.0.1' } }),
  'src/index.ts': "import mitt from 'mitt';\n\nexport const bus = mitt();\n",
};
const TYPED = { exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } } };

/** A configuration to write. */
export const CONFIGURATIONS: readonly Task[] = [
  {
    id: 'commonjs-too',
    kind: 'configuration',
    prompt:
      'Also build this library as CommonJS, to dist/index.cjs, and let package.json offer it to those who call require().',
    files: KIT,
    expects: {
      files: ['dist/index.js', 'dist/index.cjs'],
      has: { 'package.json': /"require":\s*(?:\{[^}]*"default":\s*)?"\.\/dist\/index\.cjs"/ },
    },
    reference: { ...manifest(BOTH), ...config("{ lib: [{ format: 'esm' }, { format: 'cjs' }] }") },
    wrong: {
      'an item takes one format': { ...manifest(BOTH), ...config("{ lib: [{ format: ['esm', 'cjs'] }] }") },
      'only package.json says so': manifest(BOTH),
      'require() gets the ES module': {
        ...manifest({ exports: { '.': { import: './dist/index.js', require: './dist/index.js' } } }),
        ...config("{ lib: [{ format: 'esm' }, { format: 'cjs' }] }"),
      },
    },
  },
  {
    id: 'minify',
    kind: 'configuration',
    prompt: 'Minify the output of this library, names of local variables included.',
    files: KIT,
    expects: { files: ['dist/index.js'], lacks: { 'dist/index.js': /\n\S|\bvalues\b/ } },
    reference: config("{ lib: [{ format: 'esm' }], output: { minify: true } }"),
    wrong: {
      'an item has no option minify': config("{ lib: [{ format: 'esm', minify: true }] }"),
      'a mode does not minify': config("{ mode: 'production', lib: [{ format: 'esm' }] }"),
      'the option has another name': config("{ lib: [{ format: 'esm' }], output: { minimize: true } }"),
    },
  },
  {
    id: 'old-node',
    kind: 'configuration',
    prompt: 'Users run this library with Node.js 14, which does not know the operator ??=. Build for it.',
    files: {
      ...KIT,
      'src/index.ts':
        'export function remember(cache: { value?: number }): number {\n  cache.value ??= 1;\n  return cache.value;\n}\n',
    },
    expects: { files: ['dist/index.js'], lacks: { 'dist/index.js': /\?\?=/ } },
    reference: config("{ lib: [{ format: 'esm', syntax: ['node 14'] }] }"),
    wrong: {
      'an item has no option target': config("{ lib: [{ format: 'esm', target: 'node14' }] }"),
      'a platform is not a version': config("{ lib: [{ format: 'esm' }], output: { target: 'node' } }"),
      'the operator is new in ES2021': config("{ lib: [{ format: 'esm', syntax: 'es2021' }] }"),
    },
  },
  {
    id: 'keep-import',
    kind: 'configuration',
    prompt:
      'Do not bundle mitt. The output should import it, and whoever installs this library should get it too.',
    files: MITT,
    expects: {
      files: ['dist/index.js'],
      has: { 'dist/index.js': /from\s*["']mitt["']/, 'package.json': /"(?:d|peerD)ependencies"/ },
    },
    reference: manifest({ dependencies: { mitt: '^3.0.1' } }),
    wrong: {
      'an item has no option external': config("{ lib: [{ format: 'esm', external: ['mitt'] }] }"),
      'nobody installs it': config("{ lib: [{ format: 'esm' }], output: { externals: ['mitt'] } }"),
      'a dependency that is bundled': {
        ...manifest({ dependencies: { mitt: '^3.0.1' } }),
        ...config("{ lib: [{ format: 'esm' }], output: { autoExternal: false } }"),
      },
    },
  },
  {
    id: 'banner',
    kind: 'configuration',
    prompt: 'Start the JavaScript file with the comment /*! kit, MIT */.',
    files: KIT,
    expects: { files: ['dist/index.js'], has: { 'dist/index.js': /^\/\*! kit, MIT \*\// } },
    reference: config("{ lib: [{ format: 'esm', banner: { js: '/*! kit, MIT */' } }] }"),
    wrong: {
      'output has no option banner': config(
        "{ lib: [{ format: 'esm' }], output: { banner: { js: '/*! kit, MIT */' } } }",
      ),
      'the top level has none either': config("{ lib: [{ format: 'esm' }], banner: '/*! kit, MIT */' }"),
      'a footer is at the end': config("{ lib: [{ format: 'esm', footer: { js: '/*! kit, MIT */' } }] }"),
    },
  },
  {
    id: 'file-by-file',
    kind: 'configuration',
    prompt: 'Do not bundle: write a file to dist for each file in src.',
    files: KIT,
    expects: {
      files: ['dist/index.js', 'dist/clamp.js'],
      has: { 'dist/index.js': /from\s*["']\.\/clamp\.js["']/ },
    },
    reference: config("{ lib: [{ format: 'esm', bundle: false }] }"),
    wrong: {
      'the option has another name': config("{ lib: [{ format: 'esm', bundleless: true }] }"),
      'an option of Rollup': config("{ lib: [{ format: 'esm' }], output: { preserveModules: true } }"),
      'a folder for what is not bundled': config(
        "{ lib: [{ format: 'esm', bundle: true, outBase: './src' }] }",
      ),
    },
  },
  {
    id: 'types',
    kind: 'configuration',
    prompt: 'Ship declaration files with this library, and let package.json name them.',
    files: KIT,
    expects: {
      files: ['dist/index.js', 'dist/index.d.ts'],
      has: { 'package.json': /"types":\s*"\.\/dist\/index\.d\.ts"/ },
    },
    reference: { ...manifest(TYPED), ...config("{ lib: [{ format: 'esm', dts: true }] }") },
    wrong: {
      'an item has no option types': {
        ...manifest(TYPED),
        ...config("{ lib: [{ format: 'esm', types: true }] }"),
      },
      'output has no option dts': {
        ...manifest(TYPED),
        ...config("{ lib: [{ format: 'esm' }], output: { dts: true } }"),
      },
      'package.json does not name them': config("{ lib: [{ format: 'esm', dts: true }] }"),
    },
  },
];
