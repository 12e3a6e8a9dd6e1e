import type { Mapping } from '../../model/mapping.ts';
import { same } from '../../model/mapping.ts';
import { carry, out } from '../../model/out.ts';
import type { Out } from '../../model/out.ts';
import { stringsOf } from '../../model/setting.ts';
import type { Setting } from '../../model/setting.ts';
import { is } from '../shared/switches.ts';
import { isReplaced } from './facts.ts';
import type { RslibFacts } from './facts.ts';

type RslibMapping = Mapping<RslibFacts>;

/** Levels that mean other versions in 1.0, with those that mean what they meant. */
const FORMER_LEVELS: Readonly<Record<string, string>> = { es2023: 'es2022', es2024: 'esnext' };

const formerLevel = (setting: Setting) =>
  stringsOf(setting)?.some((level) => Object.hasOwn(FORMER_LEVELS, level)) === true;

function sameLevel(setting: Setting): Out {
  const levels = (stringsOf(setting) ?? []).map((level) => FORMER_LEVELS[level] ?? level);
  return out(setting.kind === 'list' ? levels : levels[0]);
}

/** An option at the top and in an item of `lib`. Only the first is shown. */
function both(name: string, row: Omit<RslibMapping, 'name'>): RslibMapping[] {
  const { convert } = row;
  const atTop: RslibMapping = {
    ...row,
    name,
    ...(convert && {
      convert: (given) =>
        isReplaced(given.facts, name.replace('*', given.key), given.setting) ? [] : convert(given),
    }),
  };
  return [atTop, { ...row, name: `lib[].${name}`, shown: '' }];
}

export const CHANGED_ROWS: readonly RslibMapping[] = [
  ...(['style', 'asset'] as const).flatMap((kind) => [
    ...both(`redirect.${kind}`, {
      when: [false],
      shown: `\`redirect: { ${kind}: false }\``,
      what: `[\`redirect: { ${kind}: { path: false, extension: false } }\`](/config/lib/redirect)`,
      why: kind === 'style' ? 'Up to 0.2.' : 'Up to 0.10.',
      convert: () => [{ at: `redirect.${kind}`, value: out({ path: false, extension: false }) }],
    }),
    ...both(`redirect.${kind}`, {
      when: [true],
      shown: '',
      what: 'nothing',
      unneeded: `\`redirect.${kind}\` is on`,
    }),
  ]),
  ...both('redirect.*', {
    shown: '',
    what: '[`redirect`](/config/lib/redirect)',
    takesCode: true,
    convert: ({ setting, key }) => {
      const value = carry(setting);
      return value && [{ at: `redirect.${key}`, value }];
    },
  }),
  {
    name: 'lib[].autoExternal',
    shown: '`lib: [{ autoExternal: false }]`',
    what: '[`output: { autoExternal: false }`](/config/lib/auto-external)',
    why: 'The old place still works, with a warning.',
    takesCode: true,
    ...same('output.autoExternal'),
  },
  {
    name: 'lib[].experiments.advancedEsm',
    shown: '`experiments: { advancedEsm: true }`',
    what: 'nothing',
    unneeded: 'from 0.20 on it had no effect, and 1.0 does not have it',
    takesCode: true,
  },
  {
    name: 'lib[].experiments.*',
    shown: '',
    what: '[`experiments`](/config/lib/experiments)',
    takesCode: true,
    convert: ({ setting, key }) => {
      const value = carry(setting);
      return value && [{ at: `experiments.${key}`, value }];
    },
  },
  ...both('dts.tsgo', {
    when: ({ setting }) => !is(setting, false),
    shown: '`dts: { tsgo: true }`',
    what: 'nothing, with `typescript` 7',
    why: 'It no longer loads `@typescript/native-preview`: install `typescript` 7 and remove both. See [the native compiler](#native-preview).',
    takesCode: true,
    decide: true,
    convert: () => [{ at: 'dts', value: out(true) }],
  }),
  ...both('dts.*', {
    shown: '',
    what: '[`dts`](/config/lib/dts)',
    takesCode: true,
    convert: ({ setting, key }) => {
      const value = carry(setting);
      return value && [{ at: `dts.${key}`, value }];
    },
  }),
  ...both('syntax', {
    when: ({ setting }) => formerLevel(setting),
    shown: "`syntax: 'es2023'`, `'es2024'`",
    what: "[`syntax: 'es2022'`, `'esnext'`](/config/lib/syntax)",
    why: 'The names [mean other versions](#syntax) now. These keep the old meaning.',
    convert: ({ setting }) => [{ at: 'syntax', value: sameLevel(setting) }],
  }),
];
