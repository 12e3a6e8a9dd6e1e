import type { Difference } from '../../model/mapping.ts';
import { entryOf } from '../../model/setting.ts';
import type { Tool } from '../../model/tool.ts';
import { typesDifferences } from '../shared/extensions.ts';
import { modernAdds, modernBase } from './base.ts';
import { BUILD_ROWS, PRESET_ROWS } from './build-rows.ts';
import { CODE_ROWS, OTHER_ROWS } from './code-rows.ts';
import { isUnloadable, modernItems } from './facts.ts';
import type { ModernFacts } from './facts.ts';
import { MODERN_FLAGS } from './flags.ts';

const DIFFERENCES: readonly Difference<ModernFacts>[] = [
  {
    when: (facts) => isUnloadable(facts),
    text: 'This package has `"type": "module"`, so Node.js cannot `require` CommonJS in a `.js` file, neither from Modern.js nor from Rslib. Without [`autoExtension: false`](/config/lib/auto-extension), the file is `.cjs`.',
  },
  {
    when: ({ isBundled, option }) => isBundled && option('splitting') === undefined,
    text: 'Without `splitting`, Modern.js keeps `import()` in the same file. In Rslib it becomes a file of its own.',
  },
  {
    when: ({ option }) => {
      const alias = option('alias');
      return alias?.kind !== 'object' || entryOf(alias, '@') === undefined;
    },
    text: 'Modern.js resolves `@/…` in `src`. Rslib needs `paths` in `tsconfig.json` or [`resolve.alias`](/config/rsbuild/resolve#resolvealias) for that.',
  },
  {
    when: () => true,
    text: 'Modern.js puts images below 14 kB into a bundle. Rslib writes a file and imports it: see [static assets](/guide/advanced/static-assets).',
  },
  {
    when: () => true,
    text: "JSX needs the [React plugin](/guide/solution/react), CSS needs [`output.target: 'web'`](/guide/advanced/css), and Less and Sass need plugins. Of a folder, the converter finds such files in `src`; the page does not know them.",
  },
  {
    when: ({ preset, option }) => preset?.isForBrowsers === true && option('platform') === undefined,
    text: 'For browsers, Modern.js replaces `process.env.NODE_ENV` with `"development"`. Rslib keeps it in `esm` and `cjs`.',
  },
  ...typesDifferences<ModernFacts>(
    ({ types }) => types !== undefined,
    ({ types }) => types?.of.isBundled === true,
  ),
];

export const MODERN: Tool<ModernFacts> = {
  id: 'modernjs-module',
  name: 'Modern.js Module',
  packageNames: ['@modern-js/module-tools'],
  page: '/guide/migration/modernjs-module',
  files: ['modern.config.ts', 'modern.config.js', 'modern.config.mjs'],
  field: 'modernConfig',
  programs: ['modern', 'modern-module'],
  commands: ['build'],
  flags: MODERN_FLAGS,
  mappings: [...PRESET_ROWS, ...BUILD_ROWS, ...CODE_ROWS, ...OTHER_ROWS],
  differences: DIFFERENCES,
  shapes: [['a list in `buildConfig`', 'more items of [`lib`](/config/lib/), after those of the preset']],
  itemsOf: modernItems,
  placeOf: ({ place }) => place,
  isCovered: ({ isCovered }) => isCovered,
  base: modernBase,
  adds: modernAdds,
};
