import type { Difference } from '../../model/mapping.ts';
import type { Tool } from '../../model/tool.ts';
import { UMD_DEFAULT } from '../shared/bundler-output.ts';
import { valueOf } from '../shared/facts.ts';
import { BUNDLER_ROWS } from './bundler.ts';
import { hasOtherStyles, libFormatOf, viteBase, viteItems } from './facts.ts';
import type { ViteFacts } from './facts.ts';
import { VITE_FLAGS } from './flags.ts';
import { LIBRARY_ROWS } from './library.ts';
import { REST_ROWS } from './rest.ts';

const DIFFERENCES: readonly Difference<ViteFacts>[] = [
  {
    when: ({ option }) => option('build.lib') === undefined,
    text: 'Without `build.lib`, Vite builds a page. Rslib builds libraries.',
  },
  {
    when: ({ option }) => option('build.minify') === undefined,
    text: 'Vite shortens code unless `build.minify` is `false`. Rslib does not: see [`output.minify`](/config/rsbuild/output#outputminify).',
  },
  {
    when: ({ option }) => option('build.target') === undefined,
    text: 'Vite writes syntax for older browsers, *baseline widely available*. Rslib needs [`syntax`](/config/lib/syntax) for that.',
  },
  {
    when: (facts) => facts.format === 'cjs' && valueOf(facts, 'build.ssr') !== true,
    text: 'An entry with only a default export is `module.exports` in Vite, and `exports.default` in Rslib. [From Rollup](/guide/migration/rollup#default) shows how to keep the old form.',
  },
  {
    when: (facts) => facts.option('build.lib.cssFileName') === undefined && hasOtherStyles(facts),
    text: 'Vite writes the CSS of all entries into one file, with the `fileName` or the name of the package. Rslib names it after the entry: see [`output.filename`](/config/rsbuild/output#outputfilename).',
  },
  {
    when: (facts) => libFormatOf(facts) === 'umd',
    text: UMD_DEFAULT,
  },
  {
    when: () => true,
    text: 'Rslib keeps [`import.meta.env` and `import.meta.glob`](#env). JSX needs [the plugin of its framework](/guide/solution/react#jsx).',
  },
  {
    when: () => true,
    text: 'Files of shared code have no hash in their names.',
  },
];

export const VITE: Tool<ViteFacts> = {
  id: 'vite',
  name: 'Vite',
  packageNames: ['vite'],
  page: '/guide/migration/vite',
  files: [
    'vite.config.ts',
    'vite.config.js',
    'vite.config.mjs',
    'vite.config.mts',
    'vite.config.cjs',
    'vite.config.cts',
  ],
  programs: ['vite'],
  commands: ['build'],
  parameters: [{ command: 'build' }],
  flags: VITE_FLAGS,
  mappings: [...LIBRARY_ROWS, ...BUNDLER_ROWS, ...REST_ROWS],
  differences: DIFFERENCES,
  shapes: [
    [
      '`?raw`, `?inline`',
      'the same queries',
      'Same for CSS and assets. A `.md` file with `?raw` [needs a setting](/guide/advanced/static-assets#queries).',
    ],
    ['`?url`', 'the same query', 'Writes a file and returns its address. Library mode returns a data URI.'],
  ],
  itemsOf: viteItems,
  base: viteBase,
};
