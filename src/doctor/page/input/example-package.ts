import type { GivenPackage } from './sources.ts';

const MANIFEST = {
  name: 'clamp-kit',
  version: '0.1.0',
  license: 'MIT',
  main: './dist/index.cjs',
  exports: {
    '.': {
      import: './dist/index.js',
      require: './dist/index.cjs',
      types: './dist/index.d.ts',
    },
  },
  files: ['dist'],
};

/** Mistakes that packages really have: types that come last and are those of one format, no `type`, an import that is not listed. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': `${JSON.stringify(MANIFEST, undefined, 2)}\n`,
  'README.md': '# clamp-kit\n',
  'dist/index.js':
    "import { lower } from 'range-kit';\n\nexport const clamp = (value, max) => lower(value, max);\n",
  'dist/index.cjs':
    "const { lower } = require('range-kit');\n\nexports.clamp = (value, max) => lower(value, max);\n",
  'dist/index.d.ts': 'export declare const clamp: (value: number, max: number) => number;\n',
};

/** A small package with problems, for readers who have none at hand. */
export function exampleFolder(): GivenPackage {
  const files = Object.entries(FILES).map(([name, text]) => ({ name, file: new Blob([text]) }));
  return { label: MANIFEST.name, source: { kind: 'folder', files } };
}
