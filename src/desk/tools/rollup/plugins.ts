import type { Effect, Given } from '../../model/mapping.ts';
import type { Called, Setting } from '../../model/setting.ts';
import { is } from '../shared/switches.ts';
import type { RollupFacts } from './facts.ts';
import type { RollupMapping } from './input.ts';
import { PLUGIN_RULES } from './plugin-rules.ts';
import type { PluginRule } from './plugin-rules.ts';

const OTHERS = 'a plugin of your own';

function callOf({ setting }: { setting: Setting }): Called | undefined {
  return setting.kind === 'code' ? setting.called : undefined;
}

const isFrom = ({ packages }: PluginRule, call: Called | undefined): boolean =>
  call?.from !== undefined && packages.includes(call.from);

/** What a call becomes: that of each option, in their order. */
function effectsOf(rule: PluginRule, { args: [options, ...more] }: Called, facts: RollupFacts) {
  if (more.length > 0) return undefined;
  if (options === undefined || (options.kind === 'object' && options.entries.length === 0))
    return rule.plain?.(facts);
  if (options.kind !== 'object') return undefined;
  if (rule.whole) return rule.whole(options);
  const effects = options.entries.map(({ name, value }) =>
    rule.options && Object.hasOwn(rule.options, name) ? rule.options[name]?.(value, facts) : undefined,
  );
  return effects.every((one) => one !== undefined) ? lastOf(effects.flat()) : undefined;
}

/** `declarationDir` says more than `declaration`. */
function lastOf(effects: readonly Effect[]): Effect[] {
  return [...new Map(effects.map((effect) => [effect.at, effect])).values()];
}

function rowsFor(rule: PluginRule): RollupMapping[] {
  const { packages, what, why, unneeded, drops = [] } = rule;
  const shown = rule.shown ?? `\`${packages[0]}\``;
  const common = { takesCode: true as const, drops: [...packages, ...drops], table: 'plugins' };
  const isUnneeded = ({ setting, facts }: Given<RollupFacts>) => {
    const call = callOf({ setting });
    return isFrom(rule, call) && call?.args.length === 0 && (rule.plain?.(facts) ?? []).length === 0;
  };
  const plain: RollupMapping[] =
    unneeded === undefined
      ? []
      : [{ name: 'plugins[]', when: isUnneeded, shown: '', what, unneeded, ...common }];
  return [
    ...plain,
    {
      name: 'plugins[]',
      when: (one) => isFrom(rule, callOf(one)),
      shown,
      what,
      ...(why !== undefined && { why }),
      ...common,
      convert: ({ setting, facts }) => {
        const call = callOf({ setting });
        return call && effectsOf(rule, call, facts);
      },
    },
  ];
}

const ROWS: readonly RollupMapping[] = [
  ...PLUGIN_RULES.flatMap(rowsFor),
  {
    name: 'plugins[]',
    when: ({ setting }) => is(setting, false, null),
    shown: '',
    what: 'nothing',
    unneeded: 'it is not a plugin',
  },
  {
    name: 'plugins[]',
    shown: OTHERS,
    what: '[a plugin for Rsbuild](/config/rsbuild/plugins#own)',
    why: 'Rollup plugins do not run in Rslib.',
    table: 'plugins',
  },
];

const listRows = (name: string): RollupMapping[] => [
  {
    name,
    when: ({ setting }) => setting.kind === 'list' && setting.items.length === 0,
    shown: '',
    what: 'nothing',
    unneeded: 'there are none',
  },
  {
    name,
    when: ({ setting }) => setting.kind !== 'list',
    shown: '',
    what: 'see [plugins](#plugins)',
    why: 'Rollup plugins do not run in Rslib.',
  },
];

/** Plugins of a configuration, and those of one output. */
export const PLUGIN_ROWS: readonly RollupMapping[] = [
  ...ROWS,
  ...listRows('plugins'),
  ...ROWS.map((row): RollupMapping => ({ ...row, name: 'output[].plugins[]', shown: '' })),
  ...listRows('output[].plugins'),
];
