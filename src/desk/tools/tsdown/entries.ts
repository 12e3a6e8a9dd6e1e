import type { Mapping } from '../../model/mapping.ts';
import { same, sets } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import { entryOf, given as plain, stringsOf } from '../../model/setting.ts';
import type { ObjectSetting, Setting } from '../../model/setting.ts';
import { entriesOf, isDefaultEntry, patternsOf } from '../shared/entries.ts';
import { valueOf } from '../shared/facts.ts';
import { partIn } from '../shared/records.ts';
import { folderRows, hasNone, is, isDefault, isString } from '../shared/switches.ts';
import { formatsOf, isBundled, isForScripts, libFormatOf } from './facts.ts';
import type { TsdownFacts } from './facts.ts';

type TsdownMapping = Mapping<TsdownFacts>;

/** Reads what the function in `outExtensions` returns for a format. */
function extensionOf(setting: Setting, { format, project }: TsdownFacts): string | undefined {
  const type = project.manifest['type'];
  const context: ObjectSetting = {
    ...plain(undefined),
    kind: 'object',
    isOpen: true,
    entries: [
      { name: 'format', value: plain(format === 'esm' ? 'es' : format), comments: [] },
      { name: 'pkgType', value: plain(typeof type === 'string' ? type : undefined), comments: [] },
    ],
  };
  const returned = setting.kind === 'code' ? setting.call?.([context]) : undefined;
  if (returned?.kind !== 'object' || returned.entries.some(({ name }) => name !== 'js')) return undefined;
  return stringsOf(entryOf(returned, 'js'))?.[0];
}

const extensionRows = (name: string, isShown: boolean): TsdownMapping[] => [
  {
    name,
    when: ({ setting, facts }) => extensionOf(setting, facts) !== undefined,
    shown: isShown ? '`outExtensions`' : '',
    what: "`output.filename.js: '[name].mjs'`",
    why: 'Rslib chooses the extension of declaration files.',
    takesCode: true,
    convert: ({ setting, facts }) => [
      { at: 'output.filename.js', value: out(`[name]${extensionOf(setting, facts) ?? ''}`) },
    ],
  },
  {
    name,
    shown: '',
    what: '`output.filename.js`',
    why: 'Rslib chooses the extension of declaration files: `.d.ts`, or with `dts.autoExtension` `.d.cts` and `.d.mts`.',
  },
];

const isFile = (path: string, { project }: TsdownFacts) =>
  project.expand([path])?.includes(path.replace(/^\.\//, '')) ?? /\.[^./]+$/.test(path);

/** tsdown copies a folder as a whole, with its name. */
function copied(setting: Setting, facts: TsdownFacts): { from: string; to?: string }[] | undefined {
  const paths = stringsOf(setting)?.map((path) => path.replace(/^\.\//, '').replace(/\/$/, ''));
  if (paths?.some((path) => /[*?{}[\]!()]/.test(path)) !== false) return undefined;
  return paths.map((from) => (isFile(from, facts) ? { from } : { from, to: from.split('/').at(-1) ?? from }));
}

const copyRows = (name: string, isShown: boolean): TsdownMapping[] => [
  {
    name,
    when: ({ setting, facts }) => copied(setting, facts) !== undefined,
    shown: isShown ? "`copy: ['public']`" : '',
    what: "[`output.copy: [{ from: 'public', to: 'public' }]`](/config/rsbuild/output)",
    why: 'Without `to`, Rslib writes `dist/x.txt` in place of `dist/public/x.txt`.',
    convert: ({ setting, facts }) => [{ at: 'output.copy', value: out(copied(setting, facts) ?? []) }],
  },
  { name, shown: '', what: '[`output.copy`](/config/rsbuild/output)', why: 'Paths in `to` begin in `dist`.' },
];

export const ENTRY_ROWS: readonly TsdownMapping[] = [
  isDefault(
    'entry',
    ({ setting, facts }) => isDefaultEntry(entriesOf(setting, facts.project)),
    '`src/index` is the default [`source.entry`](/config/rsbuild/source)',
  ),
  {
    name: 'entry',
    when: ({ setting, facts }) => isBundled(facts) && entriesOf(setting, facts.project) !== undefined,
    shown: "`entry: ['src/a.ts', 'src/x/b.ts']`",
    what: "[`source.entry: { a: './src/a.ts', 'x/b': './src/x/b.ts' }`](/config/rsbuild/source)",
    why: 'Always an object, whose keys are output names.',
    convert: ({ setting, facts }) => [{ at: 'source.entry', value: out(entriesOf(setting, facts.project)) }],
  },
  {
    name: 'entry',
    when: ({ setting, facts }) => !isBundled(facts) && patternsOf(setting) !== undefined,
    shown: '',
    what: '`source.entry.index` with `bundle: false`',
    why: 'It names every file that is built. tsdown adds what these import.',
    decide: true,
    convert: ({ setting }) => [{ at: 'source.entry', value: out({ index: patternsOf(setting) ?? [] }) }],
  },
  {
    name: 'entry',
    shown: "`entry: ['src/**/*.ts']`",
    what: '`bundle: false`, or name each file',
    why: 'With bundling, a pattern [is an error](/guide/faq/errors#entry-glob).',
  },
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
    when: ({ setting }) => setting.kind !== 'object' && formatsOf(setting) !== undefined,
    shown: '`format`',
    what: 'one item of [`lib`](/config/lib/) each, with [`format`](/config/lib/format)',
    convert: ({ facts }) => [{ at: 'format', value: out(libFormatOf(facts)) }],
  },
  {
    name: 'format.*',
    when: ({ setting }) => setting.kind === 'object' && setting.entries.length === 0,
    shown: '',
    what: 'an item of `lib`',
    convert: ({ facts }) => [{ at: 'format', value: out(libFormatOf(facts)) }],
  },
  {
    name: 'format.*',
    shown: '`format`, with options for each',
    what: 'the options in the item of `lib` with this format',
  },
  {
    name: 'format',
    when: ({ setting }) => setting.kind !== 'object',
    shown: '',
    what: 'one item of [`lib`](/config/lib/) for each format',
    why: 'The number of items has to be known.',
  },
  {
    name: 'globalName',
    when: ({ setting, facts }) => isForScripts(facts) && stringsOf(setting) !== undefined,
    shown: '`globalName`',
    what: "[`umdName`](/config/lib/umd-name), with `format: 'umd'`",
    why: "`output.filename.js: '[name].iife.js'` keeps the name of the file.",
    ...same('umdName'),
  },
  isDefault('globalName', ({ facts }) => !isForScripts(facts), 'only `iife` and `umd` have a global name'),
  { name: 'globalName', shown: '', what: '[`umdName`](/config/lib/umd-name)' },
  ...folderRows<TsdownFacts>('outDir'),
  isDefault('fixedExtension', [false], 'extensions follow `type` in `package.json`'),
  {
    name: 'fixedExtension',
    shown: '`fixedExtension`',
    what: '[`autoExtension`](/config/lib/auto-extension)',
    why: 'On for Node.js in tsdown: always `.mjs` and `.cjs`. Extensions of Rslib follow `type` in `package.json`.',
    convert: () => [],
  },
  ...extensionRows('outExtensions', true),
  ...extensionRows('outExtension', false),
  ...(['unbundle', 'bundle'] as const).flatMap((name): TsdownMapping[] => [
    {
      name,
      when: [name === 'unbundle'],
      shown: name === 'unbundle' ? '`unbundle: true`' : '',
      what: '[`bundle: false`](/config/lib/bundle)',
      why: 'Rslib builds every file that `source.entry` names, by default all below `src`, not only those that are imported.',
      ...sets('bundle', false),
    },
    isDefault(name, [name !== 'unbundle'], '`bundle` is `true`'),
    { name, shown: '', what: '[`bundle`](/config/lib/bundle)' },
  ]),
  {
    name: 'root',
    when: ({ setting, facts }) => !isBundled(facts) && isString(setting),
    shown: '`root`',
    what: '[`outBase`](/config/lib/out-base)',
    ...same('outBase'),
  },
  hasNone('root', { shown: '', what: 'the keys of `source.entry`', why: 'They name the files of a bundle.' }),
  isDefault('clean', [true], '[`output.cleanDistPath`](/config/rsbuild/output) empties `dist`'),
  {
    name: 'clean',
    when: [false],
    shown: '`clean`',
    what: '[`output.cleanDistPath`](/config/rsbuild/output)',
    why: 'Both on by default.',
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
    why: 'It lists what stays.',
  },
  isDefault('hash', [false], 'chunks have no hash'),
  {
    name: 'hash',
    shown: '`hash: true`',
    what: '[`output.filenameHash`](/config/rsbuild/output)',
    why: 'The default of tsdown, for shared code: `lazy-Lul6mgmf.mjs` becomes `lazy.js`.',
  },
  ...copyRows('copy', true),
  ...copyRows('publicDir', false),
  {
    name: 'name',
    when: ({ setting }) => setting.kind === 'literal' && typeof setting.value === 'string',
    shown: '`name`',
    what: '[`id`](/config/lib/id)',
    why: 'With several formats, each item has its own.',
    convert: ({ setting, facts }) => {
      const name = stringsOf(setting)?.[0] ?? '';
      return [{ at: 'id', value: out(facts.formats.length > 1 ? `${name}-${facts.format}` : name) }];
    },
  },
  { name: 'name', shown: '', what: '[`id`](/config/lib/id)' },
  {
    name: 'alias.*',
    shown: '`alias`',
    what: '[`resolve.alias`](/config/rsbuild/resolve#resolvealias)',
    why: 'For types, add the same to `paths` in `tsconfig.json`.',
    ...partIn('resolve.alias'),
  },
  isDefault('cwd', ({ setting }) => is(setting, '.'), 'paths begin in the folder of the configuration'),
  { name: 'cwd', shown: '`cwd`', what: '`root`, or `rslib --root`', why: '*Not run.*' },
];
