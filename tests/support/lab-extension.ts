import path from 'node:path';
import type { Extension } from '../../src/engine/site/extension.ts';

declare const __ENGINE_ROOT__: string;

export const BYTES = new Uint8Array([0, 97, 115, 109, 255, 254, 0]);
const ISOLATION = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
};

export const HEADERS = [
  { path: '/lab', headers: ISOLATION },
  { path: '/assets/lab/*', headers: ISOLATION },
];

/** Uses each part of the seam once. */
export const LAB: Extension = {
  components: {
    Lab: {
      rule: { static: true, props: {}, children: [] },
      render(_, { scope, site }) {
        scope.scripts.add(path.join(site.siteDir, 'browser/lab.ts'));
        const data = { markdown: '*A laboratory.*', words: 'retort alembic' };
        return [{ type: 'raw', value: '<div id="workbench">Loading</div>', data }];
      },
    },
  },
  files: ({ siteDir }) => [
    { name: 'assets/lab/tool-1f2e3d4c.wasm', content: BYTES },
    { name: 'assets/label-1f2e3d4c.json', content: '{}' },
    { name: 'lab-notes.txt', copyOf: path.join(siteDir, 'notes.txt') },
  ],
  packages: () => [path.join(__ENGINE_ROOT__, 'node_modules/rolldown')],
  headers: () => HEADERS,
  check: (pages) =>
    pages
      .filter(({ markdown }) => markdown.includes('phlogiston'))
      .map(({ source }) => ({
        level: 'error',
        file: source.relativePath,
        line: 3,
        what: 'It does not exist.',
      })),
};

/** A site with a page for it. */
export const LAB_SITE = {
  'docs/lab.mdx': "import { Lab } from '@theme'\n\n# Lab\n\n<Lab />\n",
  'browser/lab.ts':
    "import './lab.css';\nimport { STATE } from './state.ts';\ndocument.querySelector('#workbench')!.textContent = STATE;\n",
  'browser/state.ts': "export const STATE: string = 'ready to distil';\n",
  'browser/lab.css': '#workbench { color: red }\n',
  'notes.txt': 'Wash the glass.\n',
};
