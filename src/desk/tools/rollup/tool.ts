import type { Difference } from '../../model/mapping.ts';
import { entryOf } from '../../model/setting.ts';
import type { Tool } from '../../model/tool.ts';
import { UMD_DEFAULT } from '../shared/bundler-output.ts';
import { typesDifferences } from '../shared/extensions.ts';
import { rollupAdds, rollupBase } from './base.ts';
import { libFormatOf, pluginCalls, rollupItems } from './facts.ts';
import type { RollupFacts } from './facts.ts';
import { ROLLUP_FLAGS } from './flags.ts';
import { INPUT_ROWS } from './input.ts';
import { OUTPUT_ROWS } from './output.ts';
import { PLUGIN_ROWS } from './plugins.ts';

const has = (facts: RollupFacts, name: string): boolean =>
  pluginCalls(facts).some(({ from }) => from === name);

const DIFFERENCES: readonly Difference<RollupFacts>[] = [
  { when: () => true, text: 'Rslib empties the folder of its output. Rollup writes over it.' },
  {
    when: (facts) => !has(facts, '@rollup/plugin-node-resolve'),
    text: 'Without `@rollup/plugin-node-resolve`, Rollup leaves every package out. Rslib bundles those that are not in `dependencies` or `peerDependencies`.',
  },
  {
    when: (facts) => has(facts, '@rollup/plugin-typescript') && facts.types === undefined,
    text: '`@rollup/plugin-typescript` reads `target` and `declaration` in `tsconfig.json`. Rslib needs [`syntax`](/config/lib/syntax) and [`dts`](/config/lib/dts).',
  },
  ...typesDifferences<RollupFacts>(
    (facts) => facts.types !== undefined || has(facts, '@rollup/plugin-typescript'),
    (facts) => facts.types !== undefined,
  ),
  {
    when: ({ format, output }) => format === 'cjs' && entryOf(output, 'exports') === undefined,
    text: 'If an entry has only a default export, Rollup writes `module.exports = …`, and Rslib `exports.default`. See [default exports](/guide/migration/rollup#default).',
  },
  {
    when: (facts) => libFormatOf(facts) === 'umd' && entryOf(facts.output, 'exports') === undefined,
    text: UMD_DEFAULT,
  },
  {
    when: ({ output }) => entryOf(output, 'chunkFileNames') === undefined,
    text: 'Files of shared code have no hash in their names.',
  },
];

export const ROLLUP: Tool<RollupFacts> = {
  id: 'rollup',
  name: 'Rollup',
  packageNames: ['rollup'],
  page: '/guide/migration/rollup',
  files: [
    'rollup.config.mjs',
    'rollup.config.cjs',
    'rollup.config.js',
    'rollup.config.ts',
    'rollup.config.mts',
  ],
  looksLike: /from\s*['"](?:@rollup\/plugin-|rollup-plugin-)/,
  programs: ['rollup'],
  positional: 'input',
  flags: ROLLUP_FLAGS,
  mappings: [...INPUT_ROWS, ...PLUGIN_ROWS, ...OUTPUT_ROWS],
  differences: DIFFERENCES,
  shapes: [
    ['`--environment`', '[`.env` files](/guide/basic/cli#env) and `--env-mode`', '*Not run.*'],
    ['a list of configurations', 'more items of [`lib`](/config/lib/)'],
    [
      'a configuration with `rollup-plugin-dts` alone',
      '[`dts: { bundle: true }`](/config/lib/dts#dtsbundle) in the item of the same entry',
    ],
  ],
  itemsOf: rollupItems,
  placeOf: ({ place }) => place,
  isCovered: ({ isCovered }) => isCovered,
  base: rollupBase,
  adds: rollupAdds,
};
