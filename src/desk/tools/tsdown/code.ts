import type { Effect, Mapping } from '../../model/mapping.ts';
import { same, sets } from '../../model/mapping.ts';
import { carry, out } from '../../model/out.ts';
import type { Out } from '../../model/out.ts';
import { given } from '../../model/setting.ts';
import type { ObjectSetting, Setting } from '../../model/setting.ts';
import { loaderRows } from '../shared/assets.ts';
import { defineRows } from '../shared/defines.ts';
import {
  hasNone,
  is,
  isDefault,
  isString,
  minifyRows,
  sourceMapRows,
  tsconfigRows,
} from '../shared/switches.ts';
import { syntaxOf } from '../shared/targets.ts';
import { isForScripts, writesTypes } from './facts.ts';
import type { TsdownFacts } from './facts.ts';

type TsdownMapping = Mapping<TsdownFacts>;

/** A plain string is put into every file, declaration files too. */
function inEveryFile(name: string, value: Out, facts: TsdownFacts): Effect[] {
  return (writesTypes(facts) ? ['js', 'dts'] : ['js']).map((part) => ({ at: `${name}.${part}`, value }));
}

/** Reads what a function in `banner` returns for a format. */
function returnedFor({ setting, facts }: { setting: Setting; facts: TsdownFacts }, name: string) {
  const context: ObjectSetting = {
    ...given(undefined),
    kind: 'object',
    isOpen: true,
    entries: [{ name: 'format', value: given(facts.format === 'esm' ? 'es' : facts.format), comments: [] }],
  };
  const returned = setting.kind === 'code' ? setting.call?.([context]) : undefined;
  if (returned === undefined) return undefined;
  if (is(returned, undefined)) return [];
  if (isString(returned)) return inEveryFile(name, carry(returned) ?? out(''), facts);
  if (returned.kind !== 'object' || returned.entries.some((one) => !/^(?:js|css|dts)$/.test(one.name)))
    return undefined;
  const effects = returned.entries.map((one) => ({ at: `${name}.${one.name}`, value: carry(one.value) }));
  return effects.every((effect): effect is Effect => effect.value !== undefined) ? effects : undefined;
}

const edgeRows = (name: 'banner' | 'footer'): TsdownMapping[] => [
  {
    name,
    when: ({ setting }) => isString(setting),
    shown: name === 'banner' ? '`banner`, `footer`' : '',
    what: '[`banner`](/config/lib/banner), [`footer`](/config/lib/footer)',
    why: "A plain string becomes `{ js: '…', dts: '…' }`. A function becomes a value for each item.",
    convert: ({ setting, facts }) => inEveryFile(name, carry(setting) ?? out(''), facts),
  },
  {
    name,
    when: ({ setting }) => setting.kind === 'code',
    shown: '',
    what: `[\`${name}\`](/config/lib/${name}), with a value for each item`,
    takesCode: true,
    convert: (whole) => returnedFor(whole, name),
  },
  ...(['js', 'css', 'dts'] as const).map((part): TsdownMapping => ({
    name: `${name}.${part}`,
    shown: '',
    what: `[\`${name}.${part}\`](/config/lib/${name})`,
    takesCode: true,
    ...same(`${name}.${part}`),
  })),
];

export const CODE_ROWS: readonly TsdownMapping[] = [
  {
    name: 'target',
    when: [false],
    shown: '`target: false`',
    what: "[`syntax: 'esnext'`](/config/lib/syntax)",
    ...sets('syntax', 'esnext'),
  },
  {
    name: 'target',
    when: ({ setting }) => syntaxOf(setting) !== undefined,
    shown: "`target: 'node20'`",
    what: "[`syntax: ['node >= 20']`](/config/lib/syntax)",
    why: 'Without it, both read `engines.node` in `package.json`.',
    convert: ({ setting }) => [{ at: 'syntax', value: out(syntaxOf(setting)) }],
  },
  {
    name: 'target',
    shown: "`target: 'deno1'`",
    what: '[`syntax`](/config/lib/syntax)',
    why: 'It takes versions of ECMAScript, and queries of browserslist: not Deno, Hermes or Rhino.',
  },
  isDefault(
    'platform',
    ({ setting, facts }) => isForScripts(facts) || is(setting, 'node'),
    "`output.target` is `'node'` for `esm` and `cjs`",
  ),
  {
    name: 'platform',
    when: ['browser'],
    shown: "`platform: 'browser'`",
    what: "[`output.target: 'web'`](/config/rsbuild/output)",
    why: 'tsdown keeps an import of `node:fs`; in Rslib it is an error.',
    ...sets('output.target', 'web'),
  },
  {
    name: 'platform',
    shown: "`platform: 'neutral'`",
    what: 'none',
    why: 'Pick `node` or `web` as `output.target`.',
  },
  isDefault('minify', ['dce-only'], '[`output.minify`](/config/rsbuild/output) removes unused code only'),
  ...minifyRows<TsdownFacts>('minify'),
  {
    name: 'minify',
    shown: '`minify`, with options',
    what: '`output.minify.jsOptions.minimizerOptions`',
    why: 'The minifier is SWC, that of tsdown Oxc.',
  },
  ...sourceMapRows<TsdownFacts>('sourcemap'),
  isDefault('treeshake', [true], 'unused code is always removed'),
  {
    name: 'treeshake',
    shown: '`treeshake`, with options',
    what: '[`sideEffects`](/guide/publish/tree-shaking) in `package.json`',
    why: 'Unused code is always removed. `sideEffects` says the same to every bundler.',
  },
  {
    name: 'shims',
    when: ({ setting, facts }) => facts.format === 'esm' && is(setting, true),
    shown: '`shims: true`',
    what: '[`shims: { esm: { __dirname: true, __filename: true } }`](/config/lib/shims)',
    why: '`import.meta.url` in CommonJS works without a setting in both.',
    ...sets('shims', { esm: { __dirname: true, __filename: true } }),
  },
  isDefault('shims', [true, false], '`shims.cjs["import.meta.url"]` is on, the others are off'),
  { name: 'shims', shown: '', what: '[`shims`](/config/lib/shims)' },
  ...edgeRows('banner'),
  ...edgeRows('footer'),
  ...defineRows<TsdownFacts>(),
  {
    name: 'envFile',
    shown: '`envFile`, `envPrefix`',
    what: '[`.env` files](/guide/basic/cli#env), names that start with `PUBLIC_`',
    why: 'tsdown uses the prefix `TSDOWN_`.',
  },
  {
    name: 'envPrefix',
    shown: '',
    what: '[`.env` files](/guide/basic/cli#env), names that start with `PUBLIC_`',
    why: 'tsdown uses the prefix `TSDOWN_`.',
  },
  ...loaderRows<TsdownFacts>(['asset']),
  ...tsconfigRows<TsdownFacts>('tsconfig'),
  isDefault('nodeProtocol', [false], 'imports such as `node:fs` and `fs` stay as they are'),
  {
    name: 'nodeProtocol',
    shown: "`nodeProtocol: 'strip'`",
    what: 'none',
    why: 'Rslib keeps `node:`, unless `syntax` is too old for it.',
  },
  isDefault('removeNodeProtocol', [false], 'imports such as `node:fs` stay as they are'),
  hasNone('removeNodeProtocol', {
    shown: '',
    why: 'Rslib keeps `node:`, unless `syntax` is too old for it.',
  }),
];
