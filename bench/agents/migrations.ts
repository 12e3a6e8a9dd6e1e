import { config, KIT, manifest } from './task.ts';
import type { Files, Task } from './task.ts';

const { 'rslib.config.ts': _, ...WITHOUT_CONFIG } = KIT;

const BOTH = { exports: { '.': { import: './dist/index.js', require: './dist/index.cjs' } } };
const WITH_TSUP: Files = {
  ...WITHOUT_CONFIG,
  ...manifest({ ...BOTH, scripts: { build: 'tsup' }, devDependencies: { tsup: '^8.5.1' } }),
  'tsup.config.ts':
    "import { defineConfig } from 'tsup';\n\nexport default defineConfig({\n  entry: ['src/index.ts'],\n  format: ['esm', 'cjs'],\n  minify: true,\n  clean: true,\n});\n",
};
const WITH_TSC: Files = {
  ...WITHOUT_CONFIG,
  ...manifest({
    exports: { '.': { types: './lib/index.d.ts', default: './lib/index.js' } },
    files: ['lib'],
    scripts: { build: 'tsc' },
  }),
};
const TSC_NOW = manifest({
  exports: { '.': { types: './lib/index.d.ts', default: './lib/index.js' } },
  files: ['lib'],
});
const FROM_0: Files = {
  ...KIT,
  ...manifest({ dependencies: { mitt: '^3.0.1' } }),
  ...config("{ lib: [{ format: 'esm', autoExternal: false }] }"),
  'src/index.ts': "import mitt from 'mitt';\n\nexport const bus = mitt();\n",
};

/** A migration. */
export const MIGRATIONS: readonly Task[] = [
  {
    id: 'from-tsup',
    kind: 'migration',
    prompt:
      'Build this library with Rslib instead of tsup: the same two files, minified. The script build has to run Rslib.',
    files: WITH_TSUP,
    expects: {
      files: ['dist/index.js', 'dist/index.cjs'],
      has: { 'package.json': /"build":\s*"rslib\b/ },
      lacks: { 'dist/index.js': /\bvalues\b/ },
    },
    reference: {
      ...manifest(BOTH),
      ...config("{ lib: [{ format: 'esm' }, { format: 'cjs' }], output: { minify: true } }"),
    },
    wrong: {
      'options of tsup': {
        ...manifest(BOTH),
        ...config("{ entry: ['src/index.ts'], format: ['esm', 'cjs'], minify: true, clean: true }"),
      },
      'half of the files': {
        ...manifest(BOTH),
        ...config("{ lib: [{ format: 'esm' }], output: { minify: true } }"),
      },
      'the script runs tsup': config(
        "{ lib: [{ format: 'esm' }, { format: 'cjs' }], output: { minify: true } }",
      ),
    },
  },
  {
    id: 'from-tsc',
    kind: 'migration',
    prompt:
      'Build this library with Rslib instead of tsc: a file in lib for each file in src, with declaration files. The script build has to run Rslib.',
    files: WITH_TSC,
    expects: {
      files: ['lib/index.js', 'lib/clamp.js', 'lib/index.d.ts', 'lib/clamp.d.ts'],
      has: { 'package.json': /"build":\s*"rslib\b/ },
    },
    reference: {
      ...TSC_NOW,
      ...config("{ lib: [{ format: 'esm', bundle: false, dts: true }], output: { distPath: 'lib' } }"),
    },
    wrong: {
      'an option of tsc': {
        ...TSC_NOW,
        ...config("{ outDir: 'lib', lib: [{ format: 'esm', bundle: false, dts: true }] }"),
      },
      'one file for all': {
        ...TSC_NOW,
        ...config("{ lib: [{ format: 'esm', dts: true }], output: { distPath: 'lib' } }"),
      },
      'no declaration files': {
        ...TSC_NOW,
        ...config("{ lib: [{ format: 'esm', bundle: false }], output: { distPath: 'lib' } }"),
      },
    },
  },
  {
    id: 'from-0',
    kind: 'migration',
    prompt:
      'Rslib 1.0 warns that an option of this configuration is deprecated. Use its successor. Bundle mitt as before, and do not make users install it.',
    files: FROM_0,
    expects: {
      files: ['dist/index.js'],
      has: { 'rslib.config.ts': /output/ },
      lacks: { 'dist/index.js': /from\s*["']mitt["']/, 'package.json': /"dependencies"/ },
    },
    reference: {
      ...manifest({ devDependencies: { mitt: '^3.0.1' } }),
      ...config("{ lib: [{ format: 'esm' }], output: { autoExternal: false } }"),
    },
    wrong: {
      'users still install it': config("{ lib: [{ format: 'esm' }], output: { autoExternal: false } }"),
      'the warning stays': manifest({ devDependencies: { mitt: '^3.0.1' } }),
      'it is an import now': {
        ...manifest({ peerDependencies: { mitt: '^3.0.1' } }),
        ...config("{ lib: [{ format: 'esm' }], output: {} }"),
      },
    },
  },
];
