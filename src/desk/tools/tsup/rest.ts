import type { Effect, Mapping } from '../../model/mapping.ts';
import { sets } from '../../model/mapping.ts';
import { carry, out } from '../../model/out.ts';
import { given, stringsOf } from '../../model/setting.ts';
import type { ObjectSetting, Setting } from '../../model/setting.ts';
import { loaderRows } from '../shared/assets.ts';
import { valueOf } from '../shared/facts.ts';
import { tsconfigRows } from '../shared/switches.ts';
import type { TsupFacts } from './facts.ts';

type TsupMapping = Mapping<TsupFacts>;

/** Only then tsup knows what an entry exports: it first writes CommonJS as ES modules. */
function isThroughEsm(facts: TsupFacts): boolean {
  return valueOf(facts, 'splitting') === true;
}

/** `banner` and `footer` may be functions of the format, whose results are objects. */
const edgeRows = (name: 'banner' | 'footer'): TsupMapping[] => [
  {
    name,
    when: ({ setting }) => setting.kind === 'code',
    shown: '',
    what: `[\`${name}\`](/config/lib/${name}), with a value for each item`,
    takesCode: true,
    convert: ({ setting, facts }) => calledFor(setting, facts, name),
  },
  ...(['js', 'css'] as const).map((part): TsupMapping => ({
    name: `${name}.${part}`,
    shown: name === 'banner' && part === 'js' ? '`banner`, `footer`' : '',
    what:
      name === 'banner' && part === 'js'
        ? '[`banner`](/config/lib/banner), [`footer`](/config/lib/footer)'
        : `[\`${name}\`](/config/lib/${name})`,
    why: 'Same. A function becomes a value for each item.',
    takesCode: true,
    convert: ({ setting }) => {
      const value = carry(setting);
      return value && [{ at: `${name}.${part}`, value }];
    },
  })),
];

function calledFor(setting: Setting, { format }: TsupFacts, name: string): Effect[] | undefined {
  const context: ObjectSetting = {
    ...given(undefined),
    kind: 'object',
    entries: [{ name: 'format', value: given(format), comments: [] }],
  };
  const returned = setting.kind === 'code' ? setting.call?.([context]) : undefined;
  if (returned?.kind === 'literal' && returned.value === undefined) return [];
  if (returned?.kind !== 'object') return undefined;
  const effects = returned.entries.map(({ name: part, value }) => ({
    at: `${name}.${part}`,
    value: carry(value),
  }));
  const isKnown = effects.every(({ at }) => /\.(?:js|css)$/.test(at));
  return isKnown && effects.every((effect): effect is Effect => effect.value !== undefined)
    ? effects
    : undefined;
}

export const REST_ROWS: readonly TsupMapping[] = [
  ...edgeRows('banner'),
  ...edgeRows('footer'),
  ...loaderRows<TsupFacts>(['file', 'copy']),
  {
    name: 'injectStyle',
    when: [true],
    shown: '`injectStyle`',
    what: "[`output.injectStyles`](/config/rsbuild/output), with `output.target: 'web'`",
    why: '13.6 kB instead of 0.7 kB for one rule.',
    convert: () => [
      { at: 'output.injectStyles', value: out(true) },
      { at: 'output.target', value: out('web') },
    ],
  },
  { name: 'injectStyle', when: [false], shown: '', what: 'nothing', unneeded: 'styles become files' },
  { name: 'injectStyle', shown: '', what: '[`output.injectStyles`](/config/rsbuild/output)' },
  {
    name: 'onSuccess',
    when: ({ setting }) => setting.kind === 'literal' && typeof setting.value === 'string',
    shown: '`onSuccess`, a command',
    what: '`rslib && …` in `scripts`',
    why: 'With `--watch`, the command runs once you end it: use [a plugin](/guide/faq/features#after-build).',
    convert: ({ setting }) => [{ at: 'scripts.after', value: out(stringsOf(setting)?.[0]) }],
  },
  {
    name: 'onSuccess',
    shown: '`onSuccess`, a function',
    what: '[a plugin](/guide/faq/features#after-build) with `api.onAfterBuild`',
  },
  {
    name: 'watch',
    // The flag of the command line, which a configuration that is a function may pass on.
    when: ({ setting }) => setting.kind === 'code' && setting.carried === "process.argv.includes('--watch')",
    shown: '',
    what: 'nothing',
    unneeded: '`rslib --watch` watches without it',
    takesCode: true,
  },
  { name: 'watch', when: [false], shown: '', what: 'nothing', unneeded: '`rslib` builds once' },
  {
    name: 'watch',
    shown: '`watch`',
    what: '`rslib --watch`',
    why: 'Rslib also restarts when its configuration changes.',
  },
  {
    name: 'ignoreWatch',
    shown: '`ignoreWatch`',
    what: '`watchOptions.ignored` in [`tools.rspack`](/config/rsbuild/tools)',
    why: '*Not run.*',
  },
  {
    name: 'killSignal',
    shown: '`killSignal`',
    what: 'none',
    unneeded: 'Rslib starts no command that it would have to end',
    takesCode: true,
  },
  ...tsconfigRows<TsupFacts>('tsconfig'),
  { name: 'metafile', when: [false], shown: '', what: 'nothing', unneeded: 'no such file is written' },
  {
    name: 'metafile',
    shown: '`metafile`',
    what: 'none',
    why: '`stats` in `api.onAfterBuild` of [a plugin](/guide/faq/features#after-build) has the numbers.',
  },
  {
    name: 'cjsInterop',
    when: ({ setting, facts }) =>
      facts.format === 'cjs' && setting.kind === 'literal' && setting.value === true && isThroughEsm(facts),
    shown: '`cjsInterop`, with `splitting: true`',
    what: '[`footer.js`](/config/lib/footer) on the `cjs` item: `module.exports = exports.default;`',
    why: 'Same result. The condition before it is that of tsup: an entry with only a default export.',
    ...sets('footer.js', "if (Object.keys(exports).join() === 'default') module.exports = exports.default;"),
  },
  {
    name: 'cjsInterop',
    when: [true, false],
    shown: '`cjsInterop`, without it',
    what: 'nothing',
    why: 'tsup does nothing either: `require()` returns an object with `default`.',
    unneeded:
      'without `splitting: true` it has no effect in tsup, and `require()` returns an object with `default`',
  },
  { name: 'cjsInterop', shown: '', what: '[`footer`](/config/lib/footer) on the `cjs` item' },
  {
    name: 'esbuildPlugins',
    shown: '`esbuildPlugins`, `esbuildOptions`, `plugins`',
    what: '[`plugins`](/config/rsbuild/plugins), [`tools.rspack`](/config/rsbuild/tools)',
    why: '*Not run* in tsup. In Rslib, an esbuild plugin stops the build with `build.onLoad is not a function`. Look for an Rsbuild or Rspack version.',
  },
  {
    name: 'esbuildOptions',
    shown: '',
    what: '[`tools.rspack`](/config/rsbuild/tools), or the option of Rslib for what it changes',
  },
  {
    name: 'plugins',
    shown: '',
    what: '[`plugins`](/config/rsbuild/plugins)',
    why: 'Look for an Rsbuild version.',
  },
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
    name: 'silent',
    when: [true],
    shown: '`silent`',
    what: "[`logLevel: 'error'`](/config/rsbuild/log-level)",
    ...sets('logLevel', 'error'),
  },
  { name: 'silent', when: [false], shown: '', what: 'nothing', unneeded: "`logLevel` is `'info'`" },
  { name: 'silent', shown: '', what: '[`logLevel`](/config/rsbuild/log-level)' },
  {
    name: 'config',
    shown: '',
    what: 'nothing',
    unneeded: 'Rslib finds `rslib.config.ts` by itself; `--config` names another file',
    takesCode: true,
  },
];
