import type { Mapping } from '../../model/mapping.ts';
import { same } from '../../model/mapping.ts';
import { carry, out } from '../../model/out.ts';
import { asDefined } from '../shared/defines.ts';
import { pluginRows } from '../shared/plugins.ts';
import { partIn } from '../shared/records.ts';
import { hasNone, is, isDefault, isString } from '../shared/switches.ts';
import type { ViteFacts } from './facts.ts';
import { CSS_ROWS, RESOLVE_ROWS } from './resolve.ts';

type ViteMapping = Mapping<ViteFacts>;

/** What only pages, the development server or the command line need. */
const OF_PAGES = [
  'appType',
  'builder',
  'cacheDir',
  'clearScreen',
  'customLogger',
  'dev',
  'devtools',
  'experimental',
  'future',
  'html',
  'isBundled',
  'legacy',
  'optimizeDeps',
  'preview',
  'server',
  'worker',
] as const;

export const REST_ROWS: readonly ViteMapping[] = [
  {
    name: 'define.*',
    when: ({ setting }) => setting.kind === 'literal' && !isString(setting),
    shown: '',
    what: '[`source.define`](/config/rsbuild/source#sourcedefine)',
    convert: ({ setting, key }) =>
      setting.kind === 'literal' ? asDefined([key], out(JSON.stringify(setting.value))) : undefined,
  },
  {
    name: 'define.*',
    when: ({ setting }) =>
      isString(setting) || (setting.kind === 'code' && setting.code.startsWith('JSON.stringify(')),
    shown: '`define`',
    what: '[`source.define`](/config/rsbuild/source#sourcedefine)',
    why: 'Vite accepts any value, Rslib strings of code: `JSON.stringify(…)`.',
    ...partIn('source.define'),
  },
  {
    name: 'define.*',
    shown: '',
    what: '[`source.define`](/config/rsbuild/source#sourcedefine), with `JSON.stringify(…)` unless it is code',
    takesCode: true,
    decide: true,
    convert: ({ setting, key }) => {
      const value = carry(setting);
      return value && asDefined([key], value);
    },
  },
  { name: 'define', when: ({ setting }) => setting.kind !== 'object', shown: '', what: '`source.define`' },
  {
    name: 'envPrefix',
    shown: "`envPrefix: 'VITE_'`",
    what: 'names that start with `PUBLIC_`',
    why: 'See [environment variables](#env).',
  },
  hasNone('envDir', { shown: '', what: '[`.env` files](/guide/basic/cli#env)' }),
  ...RESOLVE_ROWS,
  ...CSS_ROWS,
  isDefault(
    'plugins',
    ({ setting }) => setting.kind === 'list' && setting.items.length === 0,
    'there are none',
  ),
  {
    name: 'plugins[]',
    when: ({ setting }) =>
      setting.kind === 'code' &&
      ['vite-plugin-dts', 'unplugin-dts/vite'].includes(setting.called?.from ?? '') &&
      setting.called?.args.length === 0,
    shown: '`dts()` of `vite-plugin-dts`',
    what: '[`dts: true`](/config/lib/dts)',
    why: '*Not run* in Vite.',
    takesCode: true,
    drops: ['vite-plugin-dts', 'unplugin-dts'],
    convert: () => [{ at: 'dts', value: out(true) }],
  },
  ...pluginRows<ViteFacts>('Vite plugins do not run in Rslib. Look for an Rsbuild or Rspack version.'),
  {
    name: 'plugins',
    when: ({ setting }) => setting.kind !== 'list',
    shown: '`plugins`',
    what: '[`plugins`](/config/rsbuild/plugins), [`tools.rspack`](/config/rsbuild/tools)',
    why: 'Vite plugins do not run in Rslib. Look for an Rsbuild or Rspack version.',
  },
  {
    name: 'oxc.*',
    shown: '`oxc`, `esbuild`',
    what: 'options of the plugin for your framework, [`source.decorators`](/config/rsbuild/source#sourcedecorators), or [`tools.swc`](/config/rsbuild/tools)',
    why: '*Not run.*',
  },
  {
    name: 'oxc',
    when: ({ setting }) => setting.kind !== 'object',
    shown: '',
    what: '[`tools.swc`](/config/rsbuild/tools)',
  },
  {
    name: 'esbuild.*',
    shown: '',
    what: '[`tools.swc`](/config/rsbuild/tools), or options of the plugin for your framework',
  },
  {
    name: 'esbuild',
    when: ({ setting }) => setting.kind !== 'object',
    shown: '',
    what: '[`tools.swc`](/config/rsbuild/tools)',
  },
  {
    name: 'json',
    shown: '`json.stringify`, `json.namedExports`',
    what: 'none',
    why: 'Rslib drops unused keys. Vite kept them for a default import.',
  },
  {
    name: 'assetsInclude',
    what: '[`source.assetsInclude`](/config/rsbuild/source#sourceassetsinclude)',
    why: '*Not run.*',
  },
  { name: 'base', what: '[`output.assetPrefix`](/config/rsbuild/output)', why: '*Not run.*' },
  { name: 'mode', shown: '`mode`, `--mode`', what: '`--env-mode`', why: 'Selects `.env` files.' },
  { name: 'root', what: '`root`, or `--root`', why: '*Not run.*' },
  {
    name: 'logLevel',
    when: ['info', 'warn', 'error', 'silent'],
    what: '[`logLevel`](/config/rsbuild/log-level)',
    ...same('logLevel'),
  },
  { name: 'logLevel', shown: '', what: '[`logLevel`](/config/rsbuild/log-level)' },
  isDefault(
    'tsconfig',
    ({ setting }) => is(setting, 'tsconfig.json', './tsconfig.json'),
    '`source.tsconfigPath` is `./tsconfig.json`',
  ),
  { name: 'tsconfig', shown: '', what: '[`source.tsconfigPath`](/config/rsbuild/source)' },
  ...['ssr', 'environments'].map((name): ViteMapping => ({
    name,
    shown: '',
    what: '[`output.target`](/config/rsbuild/output)',
    why: 'Each item of `lib` may have its own.',
  })),
  { name: 'input', shown: '', what: '[`source.entry`](/config/rsbuild/source#sourceentry)' },
  ...OF_PAGES.map((name): ViteMapping => ({
    name,
    shown: '',
    what: 'nothing',
    unneeded: 'it is not about a library',
    takesCode: true,
  })),
];
