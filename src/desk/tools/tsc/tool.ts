import type { Difference } from '../../model/mapping.ts';
import type { Tool } from '../../model/tool.ts';
import { tscBase } from './base.ts';
import { CHECK_ROWS } from './checks.ts';
import { CODE_ROWS } from './code.ts';
import { DECLARATION_ROWS } from './declarations.ts';
import { isUnusualExtension, tscItems, typescriptMajor, writesDeclarations } from './facts.ts';
import type { TscFacts } from './facts.ts';
import { isTscBuild, TSC_FLAGS } from './flags.ts';
import { OUTPUT_ROWS } from './output.ts';

const DIFFERENCES: readonly Difference<TscFacts>[] = [
  {
    when: () => true,
    text: 'Rslib removes [comments](/guide/faq/features#comments) from the JavaScript, except legal ones, and empties the output folder before a build.',
  },
  {
    when: (facts) => facts.option('target') === undefined,
    text: 'Without `target`, the version of TypeScript decides about the syntax. Rslib reads `engines.node` from `package.json`, else writes the newest syntax: see [`syntax`](/config/lib/syntax).',
  },
  {
    when: (facts) => facts.option('outDir') === undefined,
    text: 'Without `outDir`, `tsc` writes files beside the sources. Rslib writes to `dist`: change `exports` in `package.json`, or set `output.distPath`.',
  },
  {
    when: (facts) =>
      writesDeclarations(facts) && facts.option('rootDir') === undefined && typescriptMajor(facts) < 6,
    text: 'TypeScript 6 and 7 write declaration files only if `rootDir` is set in `tsconfig.json`: `"rootDir": "src"`.',
  },
  {
    when: (facts) => facts.top('include') === undefined && facts.top('files') === undefined,
    text: 'Without `include`, `rslib.config.ts` belongs to the project of TypeScript. Add `"include": ["src"]` to `tsconfig.json`.',
  },
  {
    when: (facts) => (facts.project.expand(['src/**/*.mts', 'src/**/*.cts'])?.length ?? 0) > 0,
    text: 'All files of an item of `lib` have one ending. `tsc` turns `a.mts` into `a.mjs`, Rslib [does not](/guide/migration/tsc#mts).',
  },
  {
    when: (facts) => isUnusualExtension(facts),
    text: '`autoExtension: false` keeps the names of `tsc`. Node.js reads these files as the other format: without the setting, they end in `.cjs` or `.mjs`.',
  },
  {
    when: (facts) => !writesDeclarations(facts),
    text: 'Rslib checks types only with [`dts`](/config/lib/dts). Run `tsc --noEmit` before it.',
  },
];

export const TSC: Tool<TscFacts> = {
  id: 'tsc',
  name: 'tsc',
  packageNames: ['typescript'],
  // It writes the declaration files.
  drops: [],
  page: '/guide/migration/tsc',
  files: ['tsconfig.json'],
  keepsConfig: true,
  looksLike: /"(?:compilerOptions|references)"\s*:/,
  programs: ['tsc'],
  isBuild: isTscBuild,
  positional: 'files',
  flags: TSC_FLAGS,
  mappings: [...OUTPUT_ROWS, ...DECLARATION_ROWS, ...CODE_ROWS, ...CHECK_ROWS],
  differences: DIFFERENCES,
  shapes: [
    ['`tsc -p tsconfig.build.json`', '`source.tsconfigPath`, or `--tsconfig`'],
    ['`tsc --watch`', '`--watch`'],
    ['`tsc --noEmit`', 'none', 'Keep it for a check without a build.'],
  ],
  itemsOf: tscItems,
  base: tscBase,
};
