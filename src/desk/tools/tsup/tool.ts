import type { Difference } from '../../model/mapping.ts';
import { lists } from '../../model/manifest.ts';
import type { Tool } from '../../model/tool.ts';
import { CODE_ROWS } from './code.ts';
import { DECLARATION_ROWS } from './declarations.ts';
import { ENTRY_ROWS } from './entries.ts';
import { entriesOf } from '../shared/entries.ts';
import { typesDifferences } from '../shared/extensions.ts';
import { valueOf } from '../shared/facts.ts';
import { isBundled, tsupBase, tsupItems } from './facts.ts';
import type { TsupFacts } from './facts.ts';
import { TSUP_FLAGS } from './flags.ts';
import { PACKAGE_ROWS } from './packages.ts';
import { REST_ROWS } from './rest.ts';

const FRAMEWORKS = ['react', 'preact', 'solid-js'];

const hasJsx = (facts: TsupFacts) =>
  FRAMEWORKS.some((name) => lists(facts.project.manifest, name)) ||
  Object.values(entriesOf(facts.option('entry'), facts.project) ?? {}).some((file) => /\.[jt]sx$/.test(file));

const DIFFERENCES: readonly Difference<TsupFacts>[] = [
  {
    when: (facts) => facts.option('clean') === undefined,
    text: 'Rslib empties the output folder before a build: `output.cleanDistPath`. Without `clean`, tsup keeps what is in it.',
  },
  {
    when: (facts) => facts.option('target') === undefined,
    text: 'Without `target`, tsup reads it from `tsconfig.json`, else takes `node16`. Rslib reads `engines.node` from `package.json`, else writes the newest syntax. Set [`syntax`](/config/lib/syntax) if your users run old versions.',
  },
  ...typesDifferences<TsupFacts>(
    (facts) => facts.option('dts') !== undefined || facts.option('experimentalDts') !== undefined,
    isBundled,
  ),
  {
    when: (facts) => facts.format === 'cjs' && valueOf(facts, 'splitting') === undefined,
    text: 'In CommonJS too, `import()` becomes a separate file.',
  },
  {
    when: (facts) => hasJsx(facts) && facts.option('jsxFactory') === undefined,
    text: 'Rslib does not read `jsx` from `tsconfig.json`: for JSX, [add the plugin of the framework](/guide/migration/tsup#jsx).',
  },
];

export const TSUP: Tool<TsupFacts> = {
  id: 'tsup',
  name: 'tsup',
  packageNames: ['tsup'],
  page: '/guide/migration/tsup',
  files: [
    'tsup.config.ts',
    'tsup.config.cts',
    'tsup.config.mts',
    'tsup.config.js',
    'tsup.config.cjs',
    'tsup.config.mjs',
    'tsup.config.json',
  ],
  field: 'tsup',
  exportName: 'tsup',
  programs: ['tsup', 'tsup-node'],
  positional: 'entry',
  flags: TSUP_FLAGS,
  mappings: [...ENTRY_ROWS, ...DECLARATION_ROWS, ...PACKAGE_ROWS, ...CODE_ROWS, ...REST_ROWS],
  differences: DIFFERENCES,
  shapes: [['a list of configurations', 'more items of `lib`']],
  itemsOf: tsupItems,
  base: tsupBase,
};
