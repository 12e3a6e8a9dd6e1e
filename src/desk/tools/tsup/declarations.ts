import type { Mapping } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import { stringsOf } from '../../model/setting.ts';
import type { Setting } from '../../model/setting.ts';
import { entriesOf } from '../shared/entries.ts';
import { EXTRACTOR } from '../shared/extensions.ts';
import { dtsEffects, isBundled } from './facts.ts';
import type { TsupFacts } from './facts.ts';

type TsupMapping = Mapping<TsupFacts>;

const SETTING = '[`dts: { bundle: true }`](/config/lib/dts#dtsbundle)';

const isEmpty = (setting: Setting) => setting.kind === 'object' && setting.entries.length === 0;

/** Whether declaration files are wanted for exactly the files that are built. */
const isOfAllEntries = (setting: Setting, facts: TsupFacts): boolean => {
  const [wanted, built] = [setting, facts.option('entry')].map((one) => one && entriesOf(one, facts.project));
  if (!wanted || !built) return false;
  const files = (entries: Record<string, string>) => Object.values(entries).sort().join('\n');
  return files(wanted) === files(built);
};

const base = { convert: ({ facts }: { facts: TsupFacts }) => dtsEffects(facts), adds: EXTRACTOR };

/** `dts` and `experimentalDts` have the same parts as far as they go. */
const dtsRows = (name: 'dts' | 'experimentalDts', isShown: boolean): TsupMapping[] => [
  {
    name,
    when: ({ setting, facts }) => isWanted(setting) && isBundled(facts),
    shown: isShown ? '`dts: true`' : '`experimentalDts`',
    what: SETTING,
    why: isShown
      ? 'In Rslib, `dts: true` writes a file for each source file. For `.d.cts` and `.d.mts` add `autoExtension: true`.'
      : 'Both use API Extractor.',
    ...base,
  },
  {
    name,
    when: ({ setting }) => isWanted(setting),
    shown: '',
    what: '[`dts`](/config/lib/dts)',
    ...base,
    adds: [],
  },
  { name, when: [false], shown: '', what: 'nothing', unneeded: 'declaration files are off' },
  {
    name,
    when: ({ setting, facts }) => stringsOf(setting) !== undefined && isOfAllEntries(setting, facts),
    shown: '',
    what: SETTING,
    ...base,
  },
  {
    name,
    when: ({ setting }) => stringsOf(setting) !== undefined,
    shown: isShown ? "`dts: 'src/index.ts'`, `dts.entry`" : '',
    what: 'Every entry gets a declaration file.',
    why: 'For only some of them, give the others an item of `lib` without `dts`.',
    decide: true,
    ...base,
  },
  // An object is converted part by part.
  { name, when: ({ setting }) => setting.kind !== 'object', shown: '', what: SETTING },
  {
    name: `${name}.entry`,
    when: ({ setting, facts }) => isOfAllEntries(setting, facts),
    shown: '',
    what: SETTING,
    ...base,
  },
  {
    name: `${name}.entry`,
    shown: '',
    what: 'Every entry gets a declaration file.',
    why: 'For only some of them, give the others an item of `lib` without `dts`.',
    decide: true,
    takesCode: true,
    ...base,
  },
  {
    name: `${name}.compilerOptions`,
    shown: isShown ? '`dts.compilerOptions`' : '',
    what: 'a separate `tsconfig`, named by `source.tsconfigPath`',
    decide: true,
    takesCode: true,
    ...base,
  },
];

const isWanted = (setting: Setting) =>
  (setting.kind === 'literal' && setting.value === true) || isEmpty(setting);

export const DECLARATION_ROWS: readonly TsupMapping[] = [
  ...dtsRows('dts', true),
  {
    name: 'dts.resolve',
    when: ({ setting }) => setting.kind === 'list' && stringsOf(setting) !== undefined,
    shown: '`dts.resolve`, `--dts-resolve`',
    what: '`dts.bundle.bundledPackages`',
    convert: ({ setting, facts }) =>
      dtsEffects(facts).flatMap((effect) =>
        isBundled(facts)
          ? [effect, { at: 'dts.bundle', value: out({ bundledPackages: stringsOf(setting) ?? [] }) }]
          : [effect],
      ),
    adds: EXTRACTOR,
  },
  {
    name: 'dts.resolve',
    when: [false],
    shown: '',
    what: SETTING,
    why: 'Types of packages stay imports.',
    ...base,
  },
  {
    name: 'dts.resolve',
    shown: '`dts.resolve: true`',
    what: '`dts.bundle.bundledPackages`, with the names of the packages',
    decide: true,
    takesCode: true,
    ...base,
  },
  ...(['banner', 'footer'] as const).map((name): TsupMapping => ({
    name: `dts.${name}`,
    shown: name === 'banner' ? '`dts.banner`, `dts.footer`' : '',
    what: name === 'banner' ? '`banner.dts`, `footer.dts`' : '`footer.dts`',
    why: 'Same.',
    convert: ({ setting, facts }) =>
      setting.kind === 'literal' && typeof setting.value === 'string'
        ? [...dtsEffects(facts), { at: `${name}.dts`, value: out(setting.value) }]
        : undefined,
    adds: EXTRACTOR,
  })),
  {
    name: 'dts.only',
    when: [false],
    shown: '',
    what: SETTING,
    why: 'JavaScript is written too.',
    ...base,
  },
  {
    name: 'dts.only',
    shown: '`dts.only`',
    what: 'none',
    why: 'Rslib writes JavaScript too. Run `tsc --emitDeclarationOnly` instead.',
    decide: true,
    takesCode: true,
    ...base,
  },
  ...dtsRows('experimentalDts', false),
];
