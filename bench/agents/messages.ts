import { config, KIT, manifest } from './task.ts';
import type { Task } from './task.ts';

const { 'src/index.ts': INDEX = '', ...REST } = KIT;

/** A message to fix. */
export const MESSAGES: readonly Task[] = [
  {
    id: 'unsupported-format',
    kind: 'message',
    prompt: 'npx rslib fails with "Unsupported format: es". Fix it. The library is an ES module.',
    files: { ...KIT, ...config("{ lib: [{ format: 'es' }] }") },
    expects: { files: ['dist/index.js'], has: { 'dist/index.js': /export \{/ } },
    reference: config("{ lib: [{ format: 'esm' }] }"),
    wrong: {
      'a format of Rollup': config("{ lib: [{ format: 'module' }] }"),
      'another format': config("{ lib: [{ format: 'cjs' }] }"),
      'a version of the language': config("{ lib: [{ format: 'es2020' }] }"),
    },
  },
  {
    id: 'no-entry',
    kind: 'message',
    prompt:
      'npx rslib finds no entry, because the library starts in src/main.ts. Build it to dist/index.js, which package.json names, without moving the file.',
    files: { ...REST, 'src/main.ts': INDEX },
    expects: { files: ['dist/index.js'], has: { 'dist/index.js': /clampAll/ } },
    reference: config("{ lib: [{ format: 'esm' }], source: { entry: { index: './src/main.ts' } } }"),
    wrong: {
      'an item has no option entry': config("{ lib: [{ format: 'esm', entry: './src/main.ts' }] }"),
      'the file has another name then': config(
        "{ lib: [{ format: 'esm' }], source: { entry: { main: './src/main.ts' } } }",
      ),
      'the top level has no option entry': config(
        "{ lib: [{ format: 'esm' }], entry: { index: './src/main.ts' } }",
      ),
    },
  },
  {
    id: 'unresolved-alias',
    kind: 'message',
    prompt:
      "npx rslib fails with \"Module not found: Can't resolve '@/clamp'\". The sign @ means src. Fix it.",
    files: { ...KIT, 'src/index.ts': INDEX.replace('./clamp', '@/clamp') },
    expects: { files: ['dist/index.js'], lacks: { 'dist/index.js': /@\/clamp/ } },
    reference: config("{ lib: [{ format: 'esm' }], resolve: { alias: { '@': './src' } } }"),
    wrong: {
      'the top level has no option alias': config("{ lib: [{ format: 'esm' }], alias: { '@': './src' } }"),
      'the message is gone, the import stays': config(
        "{ lib: [{ format: 'esm' }], output: { externals: [/^@\\//] } }",
      ),
      'the alias is of another folder': config(
        "{ lib: [{ format: 'esm' }], resolve: { alias: { '@': './source' } } }",
      ),
    },
  },
  {
    id: 'unlisted-import',
    kind: 'message',
    prompt:
      'Those who install this library get "Cannot find package \'mitt\'". It should be installed with the library, and stay an import.',
    files: {
      ...KIT,
      ...manifest({ devDependencies: { mitt: '^3.0.1' } }),
      ...config("{ lib: [{ format: 'esm' }], output: { externals: ['mitt'] } }"),
      'src/index.ts': "import mitt from 'mitt';\n\nexport const bus = mitt();\n",
    },
    expects: { files: ['dist/index.js'], has: { 'dist/index.js': /from\s*["']mitt["']/ } },
    reference: manifest({ dependencies: { mitt: '^3.0.1' } }),
    wrong: {
      'nothing installs it yet': config("{ lib: [{ format: 'esm', autoExternal: true }] }"),
      'it is bundled': config("{ lib: [{ format: 'esm' }] }"),
      'an optional dependency may be missing': manifest({ bundledDependencies: ['mitt'] }),
    },
  },
];
