import type { Mapping } from '../../model/mapping.ts';
import { same, sets } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import { entryOf, given as plain, stringsOf } from '../../model/setting.ts';
import type { ObjectSetting, Setting } from '../../model/setting.ts';
import {
  defaultDtsExtension,
  defaultExtension,
  formatsOf,
  isBundled,
  isLegacy,
  libFormatOf,
  outDirOf,
} from './facts.ts';
import { entriesOf, isDefaultEntry, patternsOf } from '../shared/entries.ts';
import { valueOf } from '../shared/facts.ts';
import type { TsupFacts } from './facts.ts';

type TsupMapping = Mapping<TsupFacts>;

/** Reads what the function in `outExtension` returns for a format. */
function extensionsOf(setting: Setting, facts: TsupFacts): { js?: string; dts?: string } | undefined {
  const context: ObjectSetting = {
    ...plain(undefined),
    kind: 'object',
    entries: [
      { name: 'format', value: plain(facts.format), comments: [] },
      {
        name: 'pkgType',
        value: plain(facts.project.manifest['type'] === 'module' ? 'module' : undefined),
        comments: [],
      },
    ],
  };
  const returned = setting.kind === 'code' ? setting.call?.([context]) : undefined;
  if (returned?.kind !== 'object') return undefined;
  const [[js], [dts]] = [stringsOf(entryOf(returned, 'js')) ?? [], stringsOf(entryOf(returned, 'dts')) ?? []];
  const isWhole = returned.entries.every(({ name }) =>
    name === 'js' ? js : name === 'dts' ? dts : undefined,
  );
  return isWhole ? { ...(js !== undefined && { js }), ...(dts !== undefined && { dts }) } : undefined;
}

const isUsualExtension = (setting: Setting, facts: TsupFacts) => {
  const extensions = extensionsOf(setting, facts);
  if (!extensions || facts.format === 'iife') return false;
  const { js = defaultExtension(facts), dts = defaultDtsExtension(facts) } = extensions;
  return js === defaultExtension(facts) && dts === defaultDtsExtension(facts);
};

/** Names of entry points are those of tsup: of a list, the paths below the folder that all files share. */
const entryRows = (name: 'entry' | 'entryPoints'): TsupMapping[] => [
  {
    name,
    when: ({ setting, facts }) => isBundled(facts) && isDefaultEntry(entriesOf(setting, facts.project)),
    shown: name === 'entry' ? "`entry: ['src/index.ts']`" : '',
    what: 'nothing',
    unneeded: '`src/index` is the default [`source.entry`](/config/rsbuild/source)',
  },
  {
    name,
    when: ({ setting, facts }) => isBundled(facts) && entriesOf(setting, facts.project) !== undefined,
    shown: name === 'entry' ? "`entry: ['src/a.ts', 'src/x/b.ts']`" : '`entryPoints`, its former name',
    what: "`source.entry: { a: './src/a.ts', 'x/b': './src/x/b.ts' }`",
    why: 'Keys are output names. A plain list gives you `0.js` and `1.js`.',
    convert: ({ setting, facts }) => [{ at: 'source.entry', value: out(entriesOf(setting, facts.project)) }],
  },
  {
    name,
    when: ({ setting, facts }) => !isBundled(facts) && patternsOf(setting) !== undefined,
    shown: '',
    what: '`source.entry.index` with `bundle: false`',
    convert: ({ setting }) => [{ at: 'source.entry', value: out({ index: patternsOf(setting) ?? [] }) }],
  },
  {
    name,
    shown: name === 'entry' ? "`entry: ['src/**/*.ts']`" : '',
    what: '`bundle: false`, or name each file',
    why: 'With bundling, a pattern [is an error](/guide/faq/errors#entry-glob).',
  },
];

export const ENTRY_ROWS: readonly TsupMapping[] = [
  ...entryRows('entry'),
  ...entryRows('entryPoints'),
  {
    name: 'format',
    when: ({ setting, facts }) =>
      formatsOf(setting)?.includes('iife') === true && typeof valueOf(facts, 'globalName') !== 'string',
    shown: "`format: 'iife'`",
    what: "an item of `lib` with `format: 'iife'`",
    why: 'An `iife` of Rslib [cannot export](/guide/faq/errors#iife-export). If yours does, see `globalName`.',
    decide: true,
    convert: () => [],
  },
  {
    name: 'format',
    when: ({ setting }) => formatsOf(setting) !== undefined,
    shown: '`format`',
    what: 'one item of [`lib`](/config/lib/) each, with [`format`](/config/lib/format)',
    why: "tsup's default is `cjs`, that of Rslib `esm`.",
    convert: ({ facts }) => [{ at: 'format', value: out(libFormatOf(facts)) }],
  },
  {
    name: 'format',
    shown: '',
    what: 'one item of [`lib`](/config/lib/) for each format',
    why: 'The number of items has to be known.',
  },
  {
    name: 'globalName',
    when: ({ setting, facts }) => facts.format === 'iife' && stringsOf(setting) !== undefined,
    shown: '`globalName` with `iife`',
    what: "`format: 'umd'`, [`umdName`](/config/lib/umd-name), `output.target: 'web'`",
    why: "`output.filename.js: '[name].global.js'` keeps the name of the file.",
    ...same('umdName'),
  },
  {
    name: 'globalName',
    when: ({ facts }) => facts.format !== 'iife',
    shown: '',
    what: 'nothing',
    unneeded: 'only `iife` has a global name',
  },
  { name: 'globalName', shown: '', what: '[`umdName`](/config/lib/umd-name)' },
  {
    name: 'outDir',
    when: ({ setting, facts }) => stringsOf(setting) !== undefined && outDirOf(facts) === 'dist',
    shown: '',
    what: 'nothing',
    unneeded: "`output.distPath` is `'dist'`",
  },
  {
    name: 'outDir',
    shown: '`outDir`',
    what: '[`output.distPath`](/config/rsbuild/output)',
    why: 'Same.',
    takesCode: true,
    // With `legacyOutput`, other formats have a folder in it.
    convert: (given) =>
      isLegacy(given.facts) && given.facts.format !== 'cjs' ? [] : same('output.distPath').convert(given),
  },
  {
    name: 'outExtension',
    when: ({ setting, facts }) => isUsualExtension(setting, facts),
    shown: '`outExtension`, for the usual extensions',
    what: 'nothing',
    unneeded: '[`autoExtension`](/config/lib/auto-extension) gives the same ones',
    takesCode: true,
  },
  {
    name: 'outExtension',
    when: ({ setting, facts }) => {
      const found = extensionsOf(setting, facts);
      return (
        found?.js !== undefined && (found.dts ?? defaultDtsExtension(facts)) === defaultDtsExtension(facts)
      );
    },
    shown: '`outExtension`, for others',
    what: "`output.filename.js: '[name].mjs'`",
    takesCode: true,
    convert: ({ setting, facts }) => {
      const { js } = extensionsOf(setting, facts) ?? {};
      return js === undefined ? undefined : [{ at: 'output.filename.js', value: out(`[name]${js}`) }];
    },
  },
  {
    name: 'outExtension',
    shown: '',
    what: '`output.filename.js`',
    why: 'Rslib chooses the extension of declaration files: `.d.ts`, or with `dts.autoExtension` `.d.cts` and `.d.mts`.',
  },
  {
    name: 'legacyOutput',
    when: [true],
    shown: '`legacyOutput`',
    what: "`autoExtension: false`, `output.distPath: 'dist/esm'` for the `esm` item",
    why: 'Same folders.',
    convert: ({ facts }) => [
      { at: 'autoExtension', value: out(false) },
      ...(facts.format === 'cjs'
        ? []
        : [{ at: 'output.distPath', value: out(`${outDirOf(facts)}/${facts.format}`) }]),
    ],
  },
  {
    name: 'legacyOutput',
    when: [false],
    shown: '',
    what: 'nothing',
    unneeded: 'all formats go into one folder',
  },
  { name: 'legacyOutput', shown: '', what: '`output.distPath` for each item of `lib`' },
  {
    name: 'bundle',
    when: [false],
    shown: '`bundle: false`',
    what: '[`bundle: false`](/config/lib/bundle)',
    why: "Rslib adds file extensions to the imports; tsup keeps `'../index'`, which Node.js does not load.",
    ...sets('bundle', false),
  },
  { name: 'bundle', when: [true], shown: '', what: 'nothing', unneeded: '`bundle` is `true`' },
  { name: 'bundle', shown: '', what: '[`bundle`](/config/lib/bundle)' },
  {
    name: 'clean',
    when: [true],
    shown: '`clean: true`',
    what: 'nothing',
    unneeded: '[`output.cleanDistPath`](/config/rsbuild/output) empties `dist`',
  },
  {
    name: 'clean',
    when: [false],
    shown: '`clean: false`',
    what: '`output.cleanDistPath: false`',
    why: 'Without `clean`, tsup keeps old files; Rslib removes them.',
    ...sets('output.cleanDistPath', false),
  },
  {
    name: 'clean',
    when: ({ setting }) => setting.kind === 'code',
    shown: '',
    what: '`output.cleanDistPath`',
    takesCode: true,
    ...same('output.cleanDistPath'),
  },
  {
    name: 'clean',
    shown: '`clean`, with patterns',
    what: '`output.cleanDistPath.keep`',
    why: 'It lists what stays. *Not run.*',
  },
  {
    name: 'publicDir',
    when: [true],
    shown: '',
    what: "`output.copy: [{ from: 'public' }]`",
    ...sets('output.copy', [{ from: 'public' }]),
  },
  { name: 'publicDir', when: [false], shown: '', what: 'nothing', unneeded: 'nothing is copied' },
  {
    name: 'publicDir',
    when: ({ setting }) => setting.kind === 'literal' && typeof setting.value === 'string',
    shown: "`publicDir: 'public'`",
    what: "`output.copy: [{ from: 'public' }]`",
    why: 'Same.',
    convert: ({ setting }) => [
      { at: 'output.copy', value: out([{ from: stringsOf(setting)?.[0]?.replace(/^\.\//, '') }]) },
    ],
  },
  { name: 'publicDir', shown: '', what: '`output.copy`' },
];
