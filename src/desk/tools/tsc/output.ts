import { sets } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import { stringsOf } from '../../model/setting.ts';
import { folderRows, is, isString } from '../shared/switches.ts';
import { syntaxOf } from '../shared/targets.ts';
import { tscFormat } from './facts.ts';
import { entryEffects, isDefaultFiles, outBaseOf } from './files.ts';
import { isSwitch, noneRows, offRow, OPTIONS, optionRow, readRow } from './rows.ts';
import type { TscMapping } from './rows.ts';

const isOther = (name: string | undefined) => /^(?:amd|umd|system|none)$/i.test(name ?? '');

/** `include` and `exclude` are converted together. */
const fileRows = (name: 'include' | 'exclude'): TscMapping[] => [
  {
    name,
    when: ({ setting, facts }) => stringsOf(setting) !== undefined && isDefaultFiles(facts),
    shown: '',
    what: 'nothing',
    unneeded: 'with `bundle: false`, Rslib builds every file below `src`',
  },
  {
    name,
    when: ({ setting }) => stringsOf(setting) !== undefined,
    shown: name === 'include' ? '`include`, `exclude`' : '',
    what: '[`source.entry`](/guide/basic/output-structure#bundleless-entries)',
    why: 'Read for the declaration files. By default, Rslib builds every file below `src`, [tests too](#tests).',
    convert: ({ facts }) => entryEffects(facts).filter(({ at }) => at === 'source.entry'),
  },
  { name, shown: '', what: '[`source.entry`](/guide/basic/output-structure#bundleless-entries)' },
];

export const OUTPUT_ROWS: readonly TscMapping[] = [
  optionRow('module', {
    when: ({ setting }) => isString(setting) && !isOther(stringsOf(setting)?.[0]),
    shown: '`module`',
    what: '[`format`](/config/lib/format)',
    why: "`commonjs` becomes `format: 'cjs'`, `nodenext` what `type` in `package.json` says. `autoExtension: false` keeps `.js` where Rslib would write `.cjs` or `.mjs`.",
    convert: ({ facts }) => [{ at: 'format', value: out(tscFormat(facts)) }],
  }),
  optionRow('module', {
    shown: '`module: "umd"`, `"amd"`, `"system"`',
    what: "[`format: 'umd'`](/config/lib/format), bundled",
    why: 'Rslib has no other format for a script tag. TypeScript 7 has none of these either.',
  }),
  ...readRow('moduleResolution', {
    shown: '`moduleResolution`',
    what: 'read for the declaration files',
    unneeded: 'Rslib finds modules as bundlers do; it stays for the declaration files',
  }),
  optionRow('target', {
    when: ({ setting }) => syntaxOf(setting) !== undefined,
    what: '[`syntax`](/config/lib/syntax)',
    why: 'Without it, `engines.node` in `package.json` decides, else the newest syntax.',
    convert: ({ setting }) => [{ at: 'syntax', value: out(syntaxOf(setting)) }],
  }),
  optionRow('target', { shown: '', what: '[`syntax`](/config/lib/syntax)' }),
  ...folderRows<Parameters<NonNullable<TscMapping['convert']>>[0]['facts']>(`${OPTIONS}.outDir`).map(
    (row): TscMapping =>
      row.shown === ''
        ? row
        : {
            ...row,
            shown: '`outDir`',
            why: 'The default is `dist`, and Rslib [empties it](/config/rsbuild/output#outputcleandistpath) first.',
          },
  ),
  optionRow('rootDir', {
    when: ({ facts }) => facts.isFlag('rootDir'),
    shown: '',
    what: 'Add `rootDir` to `tsconfig.json`.',
    why: 'Rslib reads it there, for the declaration files.',
    decide: true,
    convert: ({ facts }) => entryEffects(facts).filter(({ at }) => at === 'outBase'),
  }),
  optionRow('rootDir', {
    when: ({ setting, facts }) => isString(setting) && outBaseOf(facts) === undefined,
    shown: '',
    what: 'nothing',
    unneeded:
      '[`outBase`](/config/lib/out-base) is the folder that all files share; it stays for the declaration files',
  }),
  optionRow('rootDir', {
    when: ({ setting }) => isString(setting),
    what: '[`outBase`](/config/lib/out-base) for the JavaScript',
    why: 'Read for the declaration files.',
    convert: ({ facts }) => entryEffects(facts).filter(({ at }) => at === 'outBase'),
  }),
  optionRow('rootDir', { shown: '', what: '[`outBase`](/config/lib/out-base)' }),
  ...fileRows('include'),
  ...fileRows('exclude'),
  {
    name: 'files',
    what: 'every file of the folder, by [`source.entry`](/guide/basic/output-structure#bundleless-entries)',
    why: 'With `bundle: false`, Rslib does not follow imports.',
  },
  {
    name: 'extends',
    what: 'Run `npx tsc --showConfig`, and convert what it prints.',
    why: 'The settings of the other file were not read. Rslib itself follows `extends`.',
  },
  optionRow('outFile', { shown: '', what: 'a bundle: no [`bundle: false`](/config/lib/bundle)' }),
  optionRow('sourceMap', {
    when: ({ setting }) => is(setting, ...isSwitch(true)),
    what: '[`output.sourceMap: true`](/config/rsbuild/output)',
    why: 'Rslib also writes the source into the map.',
    ...sets('output.sourceMap', true),
  }),
  offRow('sourceMap'),
  optionRow('sourceMap', { shown: '', what: '`output.sourceMap`' }),
  optionRow('inlineSourceMap', {
    when: ({ setting }) => is(setting, ...isSwitch(true)),
    what: "`output.sourceMap: { js: 'inline-source-map' }`",
    ...sets('output.sourceMap', { js: 'inline-source-map' }),
  }),
  offRow('inlineSourceMap'),
  optionRow('inlineSourceMap', { shown: '', what: '`output.sourceMap`' }),
  optionRow('inlineSources', {
    shown: '',
    what: 'always on',
    unneeded: 'source maps have the source in them',
    takesCode: true,
  }),
  ...['sourceRoot', 'mapRoot'].map((name) =>
    optionRow(name, {
      shown: '',
      what: '`output.sourceMapFilename` in [`tools.rspack`](/config/rsbuild/tools)',
      why: '*Not run.*',
    }),
  ),
  optionRow('newLine', {
    when: ({ setting }) => is(setting, 'lf', 'LF'),
    shown: '',
    what: 'nothing',
    unneeded: 'lines end in `\\n`',
  }),
  optionRow('newLine', { shown: '', what: 'none', why: 'Lines end in `\\n`.' }),
  ...noneRows('emitBOM', 'Files are UTF-8 without a mark.'),
  optionRow('noEmit', {
    when: ({ setting }) => is(setting, ...isSwitch(true)),
    shown: '',
    what: 'none',
    why: 'With this file, `tsc` only checks. Convert the configuration of the tool that builds.',
  }),
  offRow('noEmit'),
  optionRow('noEmit', { shown: '', what: 'none' }),
  {
    name: 'build',
    shown: '',
    what: '[`dts: { build: true }`](/config/lib/dts#dtsbuild)',
    why: 'It builds the declaration files of references; each package builds its own JavaScript.',
  },
  {
    name: 'references',
    shown: '`references`, `tsc -b`',
    what: '[`dts: { build: true }`](/config/lib/dts#dtsbuild)',
    why: 'For the declaration files. Each package builds its own JavaScript.',
  },
  optionRow('allowJs', {
    what: 'always on',
    why: 'Read for the declaration files.',
    unneeded: 'Rslib compiles JavaScript too; it stays for the declaration files',
    takesCode: true,
  }),
  optionRow('resolveJsonModule', {
    when: ({ facts, setting }) =>
      !is(setting, ...isSwitch(false)) && (facts.project.expand(['src/**/*.json'])?.length ?? 0) > 0,
    shown: '`resolveJsonModule`',
    what: 'always on',
    why: "`data.json` becomes a module, `data.js`. With `format: 'cjs'`, import its names: its default is `undefined`.",
    decide: true,
    convert: () => [],
  }),
  optionRow('resolveJsonModule', { shown: '', what: 'nothing', unneeded: 'always on', takesCode: true }),
];
