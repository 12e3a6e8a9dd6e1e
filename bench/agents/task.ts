/** Texts by path. */
export type Files = Readonly<Record<string, string>>;

export interface Task {
  id: string;
  kind: 'configuration' | 'message' | 'migration';
  /** All that an assistant gets besides the files. */
  prompt: string;
  files: Files;
  expects: Expectation;
  /** Changes that solve it. */
  reference: Files;
  /** Changes that look right, each by what is wrong with it. */
  wrong: Readonly<Record<string, Files>>;
}

/** What has to hold besides a build that passes and a package without errors. */
export interface Expectation {
  /** Files that the build has to write. */
  files: readonly string[];
  /** Patterns in the output, or in the files of the project, by file. */
  has?: Readonly<Record<string, RegExp>>;
  lacks?: Readonly<Record<string, RegExp>>;
}

const MANIFEST = {
  name: 'kit',
  version: '1.0.0',
  license: 'MIT',
  type: 'module',
  sideEffects: false,
  exports: { '.': './dist/index.js' } as object,
  files: ['dist'],
  scripts: { build: 'rslib' },
};

/** The `package.json` of a task. Its `exports` name what the reference builds. */
export function manifest(changes: object = {}): Files {
  return { 'package.json': `${JSON.stringify({ ...MANIFEST, ...changes }, undefined, 2)}\n` };
}

export function config(body: string): Files {
  const code = `import { defineConfig } from '@rslib/core';\n\nexport default defineConfig(${body});\n`;
  return { 'rslib.config.ts': code };
}

/** A small library in TypeScript, built as an ES module. */
export const KIT: Files = {
  ...manifest(),
  ...config("{ lib: [{ format: 'esm' }] }"),
  'README.md': '# kit\n',
  'tsconfig.json': `${JSON.stringify({
    compilerOptions: { rootDir: 'src', strict: true, skipLibCheck: true, types: [] },
    include: ['src'],
  })}\n`,
  'src/clamp.ts':
    'export const clamp = (value: number, limit: number): number => (value > limit ? limit : value);\n',
  'src/index.ts':
    "import { clamp } from './clamp';\n\nexport const clampAll = (values: number[], limit: number): number[] => values.map((value) => clamp(value, limit));\n",
};
