import type { Effect, Mapping } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import { stringsOf } from '../../model/setting.ts';
import { folderEntry, isDefaultEntry, shareNames } from '../shared/entries.ts';
import { externalPatterns } from '../shared/externals.ts';
import { hasNone, is, isDefault } from '../shared/switches.ts';
import { externalsEffects, listedFields } from './externals.ts';
import type { RollupFacts } from './facts.ts';
import { isBundled, isForScripts } from './output-files.ts';

export type RollupMapping = Mapping<RollupFacts>;

const NOT_RUN = '*Not run.*';

const hidden = (name: string, what: string, why?: string): RollupMapping => ({
  name,
  shown: '',
  what,
  ...(why !== undefined && { why }),
});

/** Of several outputs, another item may write the declaration files of some only. */
const covered = (name: string): RollupMapping =>
  isDefault(
    name,
    ({ setting, facts }) => facts.isCovered && !(name === 'plugins' && setting.kind === 'list'),
    'the item for the JavaScript of the same entry bundles its declaration files',
  );

function entryEffects(facts: RollupFacts): Effect[] {
  const entries = facts.entries && (isBundled(facts) ? facts.entries : folderEntry(facts.entries));
  return !entries || isDefaultEntry(entries) ? [] : [{ at: 'source.entry', value: out(entries) }];
}

/** What only changes how fast or how loudly Rollup works. */
const OF_THE_RUN = [
  'experimentalCacheExpiry',
  'experimentalLogSideEffects',
  'logLevel',
  'maxParallelFileOps',
  'perf',
  'strictDeprecations',
] as const;

/** Where Rollup gets its files from, and what it leaves out. */
export const INPUT_ROWS: readonly RollupMapping[] = [
  ...['input', 'external', 'plugins', 'plugins[]', 'output[].*'].map(covered),
  {
    name: 'input',
    when: ({ setting, facts }) => isBundled(facts) && shareNames(stringsOf(setting) ?? []),
    shown: "`input: ['a/index.ts', 'b/index.ts']`",
    what: 'keys of [`source.entry`](/config/rsbuild/source#sourceentry) that differ',
    why: 'Rollup writes `index.js` and `index2.js`, not always in this order. Compare the files, or choose other keys.',
    decide: true,
    convert: ({ facts }) => entryEffects(facts),
  },
  {
    name: 'input',
    when: ({ facts }) => facts.entries !== undefined,
    shown: '`input`',
    what: '[`source.entry`](/config/rsbuild/source#sourceentry)',
    why: "An object, as `{ index: './src/index.ts' }`.",
    convert: ({ facts }) => entryEffects(facts),
  },
  hidden('input', '[`source.entry`](/config/rsbuild/source#sourceentry)'),
  {
    name: 'external',
    when: ({ setting, facts }) =>
      listedFields(setting) !== undefined && !isForScripts(facts) && externalsEffects(facts).length === 0,
    shown: '',
    what: 'nothing',
    unneeded: 'these packages are external',
    takesCode: true,
  },
  {
    name: 'external',
    when: ({ setting, facts }) => listedFields(setting) !== undefined && !isForScripts(facts),
    shown: '`external: Object.keys(pkg.dependencies)`',
    what: 'nothing, or [`output.autoExternal`](/config/lib/auto-external) for the other fields',
    why: 'Packages in `dependencies`, `peerDependencies` and `optionalDependencies` are external. With `node-resolve`, Rollup bundles those that the list does not name.',
    takesCode: true,
    convert: ({ facts }) => externalsEffects(facts),
  },
  {
    name: 'external',
    when: ({ setting }) => externalPatterns(setting) !== undefined,
    shown: "`external: ['mitt']`",
    what: 'nothing, or [`output.externals`](/config/rsbuild/output#outputexternals)',
    why: 'See [dependencies](/guide/advanced/third-party-deps).',
    convert: ({ facts }) => externalsEffects(facts),
  },
  hidden('external', '[`output.externals`](/config/rsbuild/output#outputexternals)'),
  isDefault('treeshake', [true], 'unused code is always removed'),
  {
    name: 'treeshake',
    when: ({ setting }) => setting.kind !== 'object',
    what: 'always on',
    why: 'Reads `sideEffects` in `package.json`, including that of your own package.',
  },
  {
    name: 'treeshake.manualPureFunctions',
    what: '`compress.pure_funcs` in `output.minify.jsOptions.minimizerOptions`',
    why: NOT_RUN,
  },
  hidden('treeshake.*', 'always on', 'It reads `sideEffects` in `package.json`.'),
  hasNone('preserveEntrySignatures', {
    shown: '`preserveEntrySignatures`, `shimMissingExports`',
    why: NOT_RUN,
  }),
  isDefault('shimMissingExports', [false], 'a missing export is an error'),
  hasNone('shimMissingExports', { shown: '' }),
  isDefault('preserveSymlinks', [false], 'links are followed'),
  {
    name: 'preserveSymlinks',
    what: '`resolve.symlinks: false` in [`tools.rspack`](/config/rsbuild/tools)',
    why: NOT_RUN,
  },
  hasNone('context', { shown: '`context`, `moduleContext`', why: NOT_RUN }),
  hasNone('moduleContext', { shown: '' }),
  {
    name: 'jsx',
    what: 'the plugin of the [framework](/guide/solution/react#jsx)',
    why: NOT_RUN,
  },
  {
    name: 'onLog',
    shown: '`onLog`, `onwarn`',
    what: '`ignoreWarnings` in [`tools.rspack`](/config/rsbuild/tools)',
    why: NOT_RUN,
  },
  hidden('onwarn', '`ignoreWarnings` in [`tools.rspack`](/config/rsbuild/tools)'),
  isDefault('watch', [false], '`rslib` builds once'),
  {
    name: 'watch',
    shown: '`watch`, `--watch`',
    what: '`rslib --watch`; for details, `watchOptions` in [`tools.rspack`](/config/rsbuild/tools)',
    why: '*Not run* in Rollup.',
  },
  isDefault('cache', ({ setting }) => is(setting, true, false), 'builds are always cached'),
  {
    name: 'cache',
    what: '[`performance.buildCache`](/config/rsbuild/performance)',
    why: 'On by default in Rslib. *Not run* in Rollup.',
  },
  hidden('fs', 'none'),
  hidden('makeAbsoluteExternalsRelative', 'none', 'An absolute path is bundled.'),
  ...OF_THE_RUN.map((name): RollupMapping => ({
    name,
    shown: '',
    what: 'nothing',
    unneeded: 'it does not change the files',
    takesCode: true,
  })),
];
