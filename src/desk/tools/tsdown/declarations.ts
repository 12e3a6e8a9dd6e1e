import type { Mapping } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import { stringsOf } from '../../model/setting.ts';
import type { Setting } from '../../model/setting.ts';
import { EXTRACTOR } from '../shared/extensions.ts';
import { hasNone, is, isDefault } from '../shared/switches.ts';
import { dtsEffects, isBundled } from './facts.ts';
import type { TsdownFacts } from './facts.ts';

type TsdownMapping = Mapping<TsdownFacts>;

const SETTING = '[`dts: { bundle: true }`](/config/lib/dts#dtsbundle)';
const isWanted = (setting: Setting) =>
  is(setting, true) || (setting.kind === 'object' && setting.entries.length === 0);

/** A part of `dts` turns declaration files on, whatever else it says. */
const base = { convert: ({ facts }: { facts: TsdownFacts }) => dtsEffects(facts), adds: EXTRACTOR };
const part = (name: string, what: string, why: string, more: Partial<TsdownMapping> = {}): TsdownMapping => ({
  name: `dts.${name}`,
  shown: '',
  what,
  why,
  takesCode: true,
  ...base,
  ...more,
});

/** Declaration files: one for each entry, or with `unbundle` for each file. */
export const DECLARATION_ROWS: readonly TsdownMapping[] = [
  {
    name: 'dts',
    when: ({ setting, facts }) => isWanted(setting) && isBundled(facts),
    shown: '`dts: true`',
    what: SETTING,
    why: 'In Rslib, `dts: true` writes a file for each source file. tsdown turns declaration files on if `package.json` has `types`.',
    ...base,
  },
  {
    name: 'dts',
    when: ({ setting }) => isWanted(setting),
    shown: '',
    what: '[`dts`](/config/lib/dts)',
    ...base,
    adds: [],
  },
  isDefault('dts', [false], 'declaration files are off'),
  { name: 'dts', when: ({ setting }) => setting.kind !== 'object', shown: '', what: SETTING },
  part('enabled', SETTING, 'Rslib writes declaration files in every environment.', {
    when: [true],
  }),
  {
    name: 'dts.enabled',
    shown: "`dts.enabled`, `'ci-only'`",
    what: '[`dts`](/config/lib/dts) with a condition, such as `Boolean(process.env.CI)`',
  },
  {
    name: 'dts.tsconfig',
    when: ({ setting, facts }) => is(setting, valueOfTsconfig(facts)),
    shown: '',
    what: SETTING,
    ...base,
  },
  part('tsconfig', '`source.tsconfigPath`, for JavaScript and types alike', 'Or `dts.bundle.tsconfigPath`.', {
    shown: '`dts.tsconfig`, `compilerOptions`',
    decide: true,
  }),
  part('sourcemap', '`declarationMap` in `tsconfig.json`', 'With `dts.bundle`, there are no maps.', {
    shown: '`dts.sourcemap`',
    decide: true,
  }),
  part('emitDtsOnly', 'none', 'Rslib writes JavaScript too. Run `tsc --emitDeclarationOnly` instead.', {
    shown: '`dts.emitDtsOnly`',
    decide: true,
  }),
  {
    name: 'dts.oxc',
    when: [true],
    shown: '`dts.oxc: true`',
    what: '[`dts.isolated: true`](/config/lib/dts#dtsisolated)',
    why: 'For code with `isolatedDeclarations`. *Not run.*',
    adds: EXTRACTOR,
    convert: ({ facts }) => [...dtsEffects(facts), { at: 'dts.isolated', value: out(true) }],
  },
  {
    name: 'dts.build',
    when: [true],
    shown: '`dts.build`',
    what: '[`dts.build: true`](/config/lib/dts#dtsbuild)',
    adds: EXTRACTOR,
    convert: ({ facts }) => [...dtsEffects(facts), { at: 'dts.build', value: out(true) }],
  },
  {
    name: 'dts.*',
    shown: '`dts`, with others',
    what: '[`dts`](/config/lib/dts)',
    why: 'tsdown bundles them with Rolldown, Rslib with API Extractor.',
    takesCode: true,
    decide: true,
    ...base,
  },
  {
    name: 'deps.dts.alwaysBundle',
    when: ({ setting }) => stringsOf(setting) !== undefined,
    shown: '`deps.dts.alwaysBundle`',
    what: '[`dts.bundle.bundledPackages`](/config/lib/dts#dtsbundlebundledpackages)',
    adds: EXTRACTOR,
    convert: ({ setting, facts }) =>
      isBundled(facts)
        ? [
            ...dtsEffects(facts),
            { at: 'dts.bundle', value: out({ bundledPackages: stringsOf(setting) ?? [] }) },
          ]
        : undefined,
  },
  { name: 'deps.dts.alwaysBundle', shown: '', what: '`dts.bundle.bundledPackages`' },
  hasNone('deps.dts.neverBundle', { shown: '', what: 'Types of packages stay imports.' }),
];

function valueOfTsconfig({ option }: TsdownFacts): string {
  const setting = option('tsconfig');
  return setting?.kind === 'literal' && typeof setting.value === 'string' ? setting.value : 'tsconfig.json';
}
