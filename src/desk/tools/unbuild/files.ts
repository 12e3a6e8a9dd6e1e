import type { Mapping } from '../../model/mapping.ts';
import { same, sets } from '../../model/mapping.ts';
import { folderRows, isDefault } from '../shared/switches.ts';
import { readEntries } from './entries.ts';
import { entryEffects, ownFolder, typesOf } from './facts.ts';
import type { UnbuildFacts } from './facts.ts';

type UnbuildMapping = Mapping<UnbuildFacts>;

/** What unbuild reads and writes. */
export const FILE_ROWS: readonly UnbuildMapping[] = [
  {
    name: 'entries',
    when: ({ setting }) => (readEntries(setting)?.length ?? 0) > 0,
    shown: "`entries: ['src/index', 'src/cli']`",
    what: '[`source.entry`](/config/rsbuild/source#sourceentry)',
    why: "An object: `{ index: './src/index.ts', cli: './src/cli.ts' }`. Without entries, unbuild reads `exports`; the converter does too.",
    convert: ({ facts }) => entryEffects(facts),
  },
  {
    name: 'entries',
    when: ({ setting }) => readEntries(setting)?.length === 0,
    shown: '',
    what: 'nothing',
    unneeded: 'entries are those of `exports` in `package.json`',
  },
  {
    name: 'entries',
    shown: "`{ builder: 'untyped' }`, and other parts of an entry",
    what: 'an item of [`lib`](/config/lib/) for each entry',
    why: 'Not every entry has a counterpart. *Not run.*',
  },
  isDefault('outDir', ({ facts }) => ownFolder(facts) !== undefined, 'the entry has a folder of its own'),
  ...folderRows<UnbuildFacts>('outDir'),
  { name: 'rootDir', when: ['.', './'], shown: '', what: 'nothing', unneeded: '`root` is the folder itself' },
  {
    name: 'rootDir',
    shown: '`rootDir`',
    what: '`root`, or `--root`',
    why: '*Not run.*',
  },
  isDefault('clean', [true], '[`output.cleanDistPath`](/config/rsbuild/output) empties `dist`'),
  {
    name: 'clean',
    when: [false],
    shown: '`clean: false`',
    what: '`output.cleanDistPath: false`',
    why: 'Both on by default.',
    ...sets('output.cleanDistPath', false),
  },
  { name: 'clean', shown: '', what: '`output.cleanDistPath`' },
  isDefault('declaration', [false], 'declaration files are off'),
  {
    name: 'declaration',
    when: [true, 'compatible', 'node16'],
    shown: "`declaration: 'compatible'`, `'node16'`",
    what: '[`dts: { bundle: true }`](/config/lib/dts#dtsbundle)',
    why: 'One of the two formats has `.d.ts`, and the other gets `.d.cts` or `.d.mts` from `autoExtension`. `types` in `package.json` follow.',
    convert: ({ facts }) => typesOf(facts),
  },
  { name: 'declaration', shown: '', what: '[`dts`](/config/lib/dts)' },
  isDefault('sourcemap', [false], '`output.sourceMap` is off'),
  {
    name: 'sourcemap',
    shown: '`sourcemap`',
    what: '[`output.sourceMap: true`](/config/rsbuild/output)',
    takesCode: true,
    ...same('output.sourceMap'),
  },
];

/** How it runs. */
export const RUN_ROWS: readonly UnbuildMapping[] = [
  isDefault('stub', [false], 'Rslib writes no stubs'),
  { name: 'stub', shown: '`stub`, `stubOptions`', what: '`rslib --watch`', why: 'See [stub mode](#stub).' },
  { name: 'stubOptions', shown: '', what: 'nothing', unneeded: 'Rslib writes no stubs', takesCode: true },
  isDefault('watch', [false], '`rslib` builds once'),
  {
    name: 'watch',
    shown: '`watch`',
    what: '`rslib --watch`',
    why: 'Experimental in unbuild. *Not run* there.',
  },
  {
    name: 'watchOptions',
    shown: '',
    what: '`watchOptions` in [`tools.rspack`](/config/rsbuild/tools)',
    why: '*Not run.*',
  },
  {
    name: 'failOnWarn',
    shown: '`failOnWarn`',
    what: 'none',
    why: 'See [implicit dependencies](#implicit).',
    unneeded: 'Rslib bundles packages that `package.json` does not list, without a warning',
    takesCode: true,
  },
  {
    name: 'parallel',
    shown: '`parallel`',
    what: 'always',
    why: 'Items of `lib` are built at the same time. *Not run.*',
    unneeded: 'items of `lib` are built at the same time',
    takesCode: true,
  },
  {
    name: 'preset',
    shown: '`preset`',
    what: 'an object that you spread, or [`mergeRslibConfig`](/api/core#mergerslibconfig)',
    why: '*Not run.*',
  },
  { name: 'hooks', shown: '`hooks`', what: '[a plugin](/config/rsbuild/plugins#own)', why: '*Not run.*' },
  {
    name: 'name',
    shown: '',
    what: 'nothing',
    unneeded: 'it is part of the names of shared files only',
    takesCode: true,
  },
];
