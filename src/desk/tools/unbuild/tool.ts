import type { Difference } from '../../model/mapping.ts';
import type { Tool } from '../../model/tool.ts';
import { typesDifferences } from '../shared/extensions.ts';
import { CODE_ROWS, PACKAGE_ROWS, ROLLUP_ROWS } from './code.ts';
import { isFolder, unbuildAdds, unbuildBase, unbuildItems, unbuildRenames } from './facts.ts';
import type { UnbuildFacts } from './facts.ts';
import { FILE_ROWS, RUN_ROWS } from './files.ts';
import { UNBUILD_FLAGS } from './flags.ts';

const DIFFERENCES: readonly Difference<UnbuildFacts>[] = [
  {
    when: (facts) => unbuildRenames(facts).length > 0,
    text: 'unbuild writes `.mjs` and `.cjs`. Extensions of Rslib follow `type` in `package.json`, so one of the two formats ends in `.js`. The paths in `package.json` are changed.',
  },
  {
    when: isFolder,
    text: 'mkdist gives files another ending than Rslib, and copies files that it does not compile. Compare the folder.',
  },
  {
    when: (facts) => !isFolder(facts),
    text: 'unbuild writes shared code into `shared` and `chunks`, with a hash in the names. Files of Rslib are beside the entry, without one.',
  },
  ...typesDifferences<UnbuildFacts>(
    (facts) => facts.declaration !== false,
    (facts) => !isFolder(facts),
  ),
  {
    when: ({ format }) => format === 'cjs',
    text: 'A module with only a default export is `module.exports` in unbuild, and `exports.default` in Rslib. [From Rollup](/guide/migration/rollup#default) shows how to keep the old form.',
  },
];

export const UNBUILD: Tool<UnbuildFacts> = {
  id: 'unbuild',
  name: 'unbuild',
  packageNames: ['unbuild'],
  page: '/guide/migration/unbuild',
  files: [
    'build.config.ts',
    'build.config.mjs',
    'build.config.js',
    'build.config.cjs',
    'build.config.mts',
    'build.config.cts',
    'build.config.json',
  ],
  field: 'unbuild',
  programs: ['unbuild'],
  isBuild: (options) => !options.some(({ name }) => name === 'stub'),
  flags: UNBUILD_FLAGS,
  mappings: [...FILE_ROWS, ...RUN_ROWS, ...PACKAGE_ROWS, ...CODE_ROWS, ...ROLLUP_ROWS],
  differences: DIFFERENCES,
  shapes: [
    [
      "`{ builder: 'mkdist', input: './src' }`",
      '[`bundle: false`](/config/lib/bundle)',
      'One file for each source file, [tests included](/guide/migration/tsc#tests) in both. mkdist writes `.mjs`.',
    ],
    ['`pattern`, `format` of mkdist', 'patterns in `source.entry`, [`format`](/config/lib/format)'],
    ["`{ builder: 'copy', input: 'public' }`", '[`output.copy`](/config/rsbuild/output#outputcopy)', 'Same.'],
    ['a list of configurations', 'more items of [`lib`](/config/lib/)'],
  ],
  itemsOf: unbuildItems,
  base: unbuildBase,
  adds: unbuildAdds,
  renames: unbuildRenames,
};
