import type { Mapping } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import { stringsOf } from '../../model/setting.ts';
import { sets } from '../../model/mapping.ts';
import { pluginRows } from '../shared/plugins.ts';
import { hasNone, is, isDefault, isString } from '../shared/switches.ts';
import type { TsdownFacts } from './facts.ts';

type TsdownMapping = Mapping<TsdownFacts>;

const LEVELS = ['info', 'warn', 'error', 'silent'] as const;

/** Checks of the package, which other programs do after the build. */
const checkRows = (['publint', 'attw', 'unused'] as const).flatMap((name): TsdownMapping[] => [
  isDefault(name, [false], 'nothing is checked'),
  {
    name,
    shown: name === 'publint' ? '`publint`, `attw`, `unused`' : '',
    what: 'the command, after the build',
    why: '[Test the packed package](/guide/publish/tarball). *Not run* in tsdown.',
  },
]);

export const REST_ROWS: readonly TsdownMapping[] = [
  isDefault('globImport', [false], '`import.meta.glob` stays as it is'),
  {
    name: 'globImport',
    shown: '`globImport`',
    what: 'none',
    why: 'Rslib keeps [`import.meta.glob`](/guide/migration/vite#env) in the output.',
  },
  {
    name: 'css',
    shown: '`css`, with `@tsdown/css`',
    what: "[built in](/guide/advanced/css), with `output.target: 'web'`",
    why: '*Not run* in tsdown, which does not include the package.',
  },
  isDefault('injectStyle', [false], 'styles become files'),
  { name: 'injectStyle', shown: '', what: '[`output.injectStyles`](/config/rsbuild/output)' },
  isDefault('exports', [false], '`package.json` stays as it is'),
  {
    name: 'exports',
    shown: '`exports: true`',
    what: 'Write `exports` yourself.',
    why: 'The [`exports` cookbook](/guide/publish/exports) has examples.',
  },
  ...checkRows,
  isDefault('exe', [false], 'no program is written'),
  {
    name: 'exe',
    shown: '`exe`',
    what: '[`experiments.exe`](/config/lib/experiments)',
    why: '*Not run.*',
  },
  {
    name: 'plugins',
    when: ({ setting }) => setting.kind === 'list' && setting.items.length === 0,
    shown: '',
    what: 'nothing',
    unneeded: 'there are none',
  },
  ...pluginRows<TsdownFacts>('Rolldown plugins do not run in Rslib.'),
  {
    name: 'plugins',
    when: ({ setting }) => setting.kind !== 'list',
    shown: '`plugins`, `inputOptions`, `outputOptions`',
    what: '[`plugins`](/config/rsbuild/plugins), [`tools.rspack`](/config/rsbuild/tools)',
    why: 'Rolldown plugins do not run in Rslib.',
  },
  { name: 'inputOptions', shown: '', what: '[`tools.rspack`](/config/rsbuild/tools)' },
  { name: 'outputOptions', shown: '', what: '[`tools.rspack`](/config/rsbuild/tools)' },
  {
    name: 'onSuccess',
    when: ({ setting }) => isString(setting),
    shown: '`onSuccess`, a command',
    what: '`rslib && …` in `scripts`',
    why: 'With `--watch`, the command runs once you end it: use [a plugin](/guide/faq/features#after-build).',
    convert: ({ setting }) => [{ at: 'scripts.after', value: out(stringsOf(setting)?.[0]) }],
  },
  {
    name: 'onSuccess',
    shown: '`onSuccess`, a function, and `hooks`',
    what: '[a plugin](/guide/faq/features#after-build) with `api.onAfterBuild`',
    why: '*Not run* in tsdown.',
  },
  { name: 'hooks', shown: '', what: '[a plugin](/config/rsbuild/plugins#own)' },
  {
    name: 'watch',
    when: ({ setting }) => setting.kind === 'code' && setting.carried === "process.argv.includes('--watch')",
    shown: '',
    what: 'nothing',
    unneeded: '`rslib --watch` watches without it',
    takesCode: true,
  },
  isDefault('watch', [false], '`rslib` builds once'),
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
    name: 'workspace',
    shown: '`workspace`, `--filter`',
    what: 'one configuration for each package',
    why: '`--lib` selects items of one configuration. *Not run* in tsdown.',
  },
  { name: 'filter', shown: '', what: '`rslib --lib`, with the `id` of an item' },
  isDefault('fromVite', [false], 'no other configuration is read'),
  { name: 'fromVite', shown: '`fromVite`', what: 'none', why: 'Convert the configuration of Vite too.' },
  {
    name: 'logLevel',
    when: [...LEVELS],
    shown: '`logLevel`',
    what: '[`logLevel`](/config/rsbuild/log-level)',
    convert: ({ setting }) => [{ at: 'logLevel', value: out(LEVELS.find((level) => is(setting, level))) }],
  },
  { name: 'logLevel', shown: '', what: '[`logLevel`](/config/rsbuild/log-level)' },
  isDefault('report', [true], 'sizes are printed'),
  {
    name: 'report',
    when: [false],
    shown: '`report: false`',
    what: '[`performance.printFileSize: false`](/config/rsbuild/performance#performanceprintfilesize)',
    ...sets('performance.printFileSize', false),
  },
  {
    name: 'report',
    shown: '',
    what: '[`performance.printFileSize`](/config/rsbuild/performance#performanceprintfilesize)',
  },
  isDefault('failOnWarn', [false], 'warnings do not stop the build'),
  hasNone('failOnWarn', { shown: '`failOnWarn`', why: 'Warnings do not stop the build.' }),
  {
    name: 'suppressWarnings',
    shown: '`suppressWarnings`',
    what: '`ignoreWarnings` in [`tools.rspack`](/config/rsbuild/tools)',
    why: '*Not run.*',
  },
  isDefault('cjsDefault', [false], 'CommonJS always has `exports.default`'),
  {
    name: 'cjsDefault',
    shown: '`cjsDefault`',
    what: '[`footer`](/config/lib/footer) on the `cjs` item',
    why: 'On by default in tsdown. See [default exports](#default).',
  },
  isDefault('write', [true], 'files are written'),
  hasNone('write', { shown: '`write: false`, `checks`, `devtools`, `customLogger`', why: '*Not run.*' }),
  hasNone('checks', { shown: '' }),
  isDefault('devtools', [false], 'there are none'),
  hasNone('devtools', { shown: '', what: 'Rsdoctor', why: 'It shows what a bundle is made of.' }),
  hasNone('customLogger', { shown: '' }),
  ...(['config', 'configLoader', 'concurrency'] as const).map((name): TsdownMapping => ({
    name,
    shown: '',
    what: 'nothing',
    unneeded: 'Rslib finds and loads `rslib.config.ts` by itself, and builds all items at once',
    takesCode: true,
  })),
];
