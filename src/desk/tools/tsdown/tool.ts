import type { Difference } from '../../model/mapping.ts';
import type { Tool } from '../../model/tool.ts';
import { typesDifferences } from '../shared/extensions.ts';
import { CODE_ROWS } from './code.ts';
import { DECLARATION_ROWS } from './declarations.ts';
import { ENTRY_ROWS } from './entries.ts';
import { isBundled, tsdownAdds, tsdownBase, tsdownItems, tsdownRenames, writesTypes } from './facts.ts';
import type { TsdownFacts } from './facts.ts';
import { TSDOWN_FLAGS } from './flags.ts';
import { PACKAGE_ROWS } from './packages.ts';
import { REST_ROWS } from './rest.ts';

const DIFFERENCES: readonly Difference<TsdownFacts>[] = [
  {
    when: (facts) => tsdownRenames(facts).length > 0,
    text: 'tsdown writes `.mjs` and `.cjs`. Extensions of Rslib follow `type` in `package.json`, so one of the two formats ends in `.js`. The paths in `package.json` are changed.',
  },
  {
    when: (facts) => facts.format === 'cjs' && facts.option('cjsDefault') === undefined,
    text: 'If an entry has only a default export, tsdown writes `module.exports = …`, and Rslib `exports.default`. See [default exports](/guide/migration/tsdown#default).',
  },
  {
    when: (facts) => facts.option('hash') === undefined,
    text: 'Files of shared code have no hash in their names.',
  },
  {
    when: (facts) => facts.option('dts') === undefined && !writesTypes(facts),
    text: 'Without `dts`, tsdown also writes declaration files if `tsconfig.json` has `declaration: true`. Rslib needs [`dts`](/config/lib/dts).',
  },
  ...typesDifferences<TsdownFacts>(writesTypes, isBundled),
];

export const TSDOWN: Tool<TsdownFacts> = {
  id: 'tsdown',
  name: 'tsdown',
  packageNames: ['tsdown', 'tsdown/config'],
  page: '/guide/migration/tsdown',
  files: [
    'tsdown.config.ts',
    'tsdown.config.mts',
    'tsdown.config.cts',
    'tsdown.config.js',
    'tsdown.config.mjs',
    'tsdown.config.cjs',
    'tsdown.config.json',
  ],
  field: 'tsdown',
  programs: ['tsdown'],
  positional: 'entry',
  flags: TSDOWN_FLAGS,
  mappings: [...ENTRY_ROWS, ...DECLARATION_ROWS, ...PACKAGE_ROWS, ...CODE_ROWS, ...REST_ROWS],
  differences: DIFFERENCES,
  shapes: [['a list of configurations', 'more items of [`lib`](/config/lib/)']],
  itemsOf: tsdownItems,
  base: tsdownBase,
  adds: tsdownAdds,
  renames: tsdownRenames,
};
