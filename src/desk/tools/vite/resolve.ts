import type { Mapping } from '../../model/mapping.ts';
import { same } from '../../model/mapping.ts';
import { stringsOf } from '../../model/setting.ts';
import { partIn } from '../shared/records.ts';
import { isDefault, isString } from '../shared/switches.ts';
import type { ViteFacts } from './facts.ts';

type ViteMapping = Mapping<ViteFacts>;

/** How files are found. */
export const RESOLVE_ROWS: readonly ViteMapping[] = [
  {
    name: 'resolve.alias.*',
    shown: '`resolve.alias`',
    what: '[`resolve.alias`](/config/rsbuild/resolve#resolvealias)',
    why: 'Same.',
    ...partIn('resolve.alias'),
  },
  {
    name: 'resolve.alias',
    when: ({ setting }) => setting.kind !== 'object',
    shown: '',
    what: '[`resolve.alias`](/config/rsbuild/resolve#resolvealias)',
    why: 'An object.',
  },
  {
    name: 'resolve.tsconfigPaths',
    what: 'always on',
    why: '`paths` of `tsconfig.json`',
    unneeded: '`paths` of `tsconfig.json` apply',
    takesCode: true,
  },
  ...(['dedupe', 'extensions', 'mainFields'] as const).flatMap((name): ViteMapping[] => [
    {
      name: `resolve.${name}`,
      when: ({ setting }) => setting.kind === 'list' && stringsOf(setting) !== undefined,
      shown: name === 'dedupe' ? '`resolve.conditions`, `dedupe`, `extensions`, `mainFields`' : '',
      what: '[`resolve.conditionNames`, `dedupe`, `extensions`, `mainFields`](/config/rsbuild/resolve)',
      why: '*Not run.*',
      ...same(`resolve.${name}`),
    },
    { name: `resolve.${name}`, shown: '', what: `\`resolve.${name}\`` },
  ]),
  {
    name: 'resolve.conditions',
    shown: '',
    what: '[`resolve.conditionNames`](/config/rsbuild/resolve)',
    why: 'It replaces the default conditions.',
  },
  isDefault('resolve.preserveSymlinks', [false], 'links are followed'),
  {
    name: 'resolve.preserveSymlinks',
    shown: '',
    what: '`resolve.symlinks: false` in [`tools.rspack`](/config/rsbuild/tools)',
  },
  ...['noExternal', 'external', 'externalConditions', 'builtins'].map((name): ViteMapping => ({
    name: `resolve.${name}`,
    shown: '',
    what: '[`output.externals`](/config/rsbuild/output#outputexternals)',
  })),
];

/** How CSS is compiled. */
export const CSS_ROWS: readonly ViteMapping[] = [
  {
    name: 'css.modules.generateScopedName',
    when: ({ setting }) => isString(setting),
    shown: '`css.modules`',
    what: '[`output.cssModules`](/config/rsbuild/output-assets#outputcssmodules)',
    why: '`generateScopedName` is `localIdentName`.',
    ...same('output.cssModules.localIdentName'),
  },
  {
    name: 'css.modules.localsConvention',
    when: ['camelCase', 'camelCaseOnly', 'dashes', 'dashesOnly'],
    shown: '',
    what: '[`output.cssModules.exportLocalsConvention`](/config/rsbuild/output-assets#outputcssmodules)',
    ...same('output.cssModules.exportLocalsConvention'),
  },
  {
    name: 'css.modules.*',
    shown: '',
    what: '[`output.cssModules`](/config/rsbuild/output-assets#outputcssmodules)',
  },
  {
    name: 'css.modules',
    when: ({ setting }) => setting.kind !== 'object',
    shown: '',
    what: '[`output.cssModules`](/config/rsbuild/output-assets#outputcssmodules)',
  },
  {
    name: 'css.postcss',
    what: '[`tools.postcss`](/config/rsbuild/tools#toolspostcss)',
    why: '*Not run* in Vite.',
  },
  {
    name: 'css.preprocessorOptions',
    what: 'options of the [Sass or Less plugin](/guide/advanced/css#less-and-sass)',
    why: 'Rslib needs a plugin. *Not run* in Vite.',
  },
  {
    name: 'css.preprocessorMaxWorkers',
    shown: '',
    what: 'nothing',
    unneeded: 'it changes the speed only',
    takesCode: true,
  },
  {
    name: 'css.lightningcss',
    what: '[`tools.lightningcssLoader`](/config/rsbuild/tools#toolslightningcssloader)',
    why: '*Not run* in Vite.',
  },
  isDefault('css.transformer', ['lightningcss'], 'CSS is read by Lightning CSS'),
  { name: 'css.transformer', shown: '', what: '[`tools.postcss`](/config/rsbuild/tools#toolspostcss)' },
  isDefault('css.devSourcemap', undefined, 'it is about the development server'),
];
