const isExternal =
  (name) =>
  ({ code }) =>
    new RegExp(`from ['"]${name}['"]`).test(code) ? 'import' : 'bundled';

/** A source for each question, and how the answer is read from what a tool wrote. */
export const features = {
  'in dependencies': {
    source: "import mitt from 'mitt';\nexport const events: unknown = mitt();\n",
    read: isExternal('mitt'),
  },
  'in devDependencies': {
    source: "import { chunk } from 'lodash-es';\nexport const pairs: unknown = chunk([1, 2, 3], 2);\n",
    read: isExternal('lodash-es'),
  },
  'a stylesheet': {
    source: "import './card.css';\nexport const card: string = 'card';\n",
    read: ({ names }) => (names.some((name) => name.endsWith('.css')) ? 'a file' : 'dropped'),
  },
  'a JSON file': {
    source: "import data from './data.json';\nexport const size: number = data.size;\n",
    read: ({ code }) => (/from ['"].*json/.test(code) ? 'import' : 'bundled'),
  },
  'a ?? b': {
    source: 'export const or = (value?: number): number => value ?? 1;\n',
    read: ({ code }) => (code.includes('??') ? 'kept' : 'lowered'),
  },
  'a type error': {
    source: "export const size: number = 'two';\n",
    read: () => 'passes',
  },
  'types on': {
    types: true,
    source: 'export const size: number = 2;\n',
    read: ({ names }) => (names.some((name) => /\.d\.m?ts$/.test(name)) ? 'written' : 'none'),
  },
  'types on, an error': {
    types: true,
    source: "export const size: number = 'two';\n",
    read: () => 'passes',
  },
};
