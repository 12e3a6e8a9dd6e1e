import { same, sets } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import type { Out } from '../../model/out.ts';
import { stringRecordOf, stringsOf } from '../../model/setting.ts';
import type { Setting } from '../../model/setting.ts';
import { asDefined, asString } from '../shared/defines.ts';
import { plainPath } from '../shared/facts.ts';
import { partIn } from '../shared/records.ts';
import { hasNone, is, isDefault, isString, minifyRows, sourceMapRows } from '../shared/switches.ts';
import { ofBuild } from './build-rows.ts';
import type { ModernMapping } from './build-rows.ts';
import { joinedPath } from './builds.ts';
import type { ModernFacts } from './facts.ts';

const NOT_RUN = '*Not run.*';
const RSPACK = '[`tools.rspack`](/config/rsbuild/tools)';

/** `copy.patterns`, of which only plain ones are read. Their files are below `sourceDir`. */
function copies(setting: Setting, facts: ModernFacts): Out | undefined {
  if (setting.kind !== 'list') return undefined;
  const folder = plainPath(stringsOf(facts.option('sourceDir'))?.[0] ?? 'src');
  const items = setting.items.map((item) => {
    const { from, ...rest } = stringRecordOf(item) ?? {};
    const isPlain =
      from !== undefined && !from.startsWith('/') && Object.keys(rest).every((name) => name === 'to');
    return isPlain ? { from: joinedPath(folder, from), ...rest } : undefined;
  });
  return items.every((item) => item !== undefined) ? out(items) : undefined;
}

const CODE: readonly ModernMapping[] = [
  {
    name: 'alias.*',
    when: ({ setting }) => isString(setting) || setting.kind === 'code',
    shown: '`alias`',
    what: '[`resolve.alias`](/config/rsbuild/resolve#resolvealias)',
    why: 'Or `paths` in `tsconfig.json`. In Modern.js, `@` is `src` without it.',
    ...partIn('resolve.alias'),
  },
  { name: 'alias', when: ({ setting }) => setting.kind !== 'object', shown: '', what: '`resolve.alias`' },
  { name: 'alias.*', shown: '', what: '`resolve.alias`' },
  {
    name: 'resolve.alias.*',
    when: ({ setting }) => isString(setting) || setting.kind === 'code',
    shown: '',
    what: '[`resolve.alias`](/config/rsbuild/resolve#resolvealias)',
    ...partIn('resolve.alias'),
  },
  ...(['mainFields', 'jsExtensions'] as const).map((name): ModernMapping => ({
    name: `resolve.${name}`,
    when: ({ setting }) => setting.kind === 'list' && stringsOf(setting) !== undefined,
    shown: name === 'mainFields' ? '`resolve.mainFields`, `resolve.jsExtensions`' : '',
    what: '[`resolve.mainFields`, `resolve.extensions`](/config/rsbuild/resolve)',
    why: NOT_RUN,
    ...same(name === 'mainFields' ? 'resolve.mainFields' : 'resolve.extensions'),
  })),
  { name: 'resolve.*', shown: '', what: '[`resolve`](/config/rsbuild/resolve)' },
  { name: 'resolve', when: ({ setting }) => setting.kind !== 'object', shown: '', what: '`resolve`' },
  {
    name: 'define.*',
    shown: "`define: { V: '1.2.3' }`",
    what: '`source.define: { V: \'"1.2.3"\' }`',
    why: 'Modern.js adds the quotes. In Rslib the value is code, so you write them.',
    takesCode: true,
    convert: ({ setting, key }) => {
      const value = asString(setting);
      return value && asDefined([key], value);
    },
  },
  { name: 'define', when: ({ setting }) => setting.kind !== 'object', shown: '', what: '`source.define`' },
  ...(['banner', 'footer'] as const).flatMap((edge): ModernMapping[] => [
    {
      name: `${edge}.*`,
      when: ({ setting }) => isString(setting),
      shown: edge === 'banner' ? '`banner`, `footer`' : '',
      what: '[`banner`](/config/lib/banner), [`footer`](/config/lib/footer)',
      ...partIn(edge),
    },
    { name: `${edge}.*`, shown: '', what: `[\`${edge}\`](/config/lib/${edge})` },
    {
      name: edge,
      when: ({ setting }) => setting.kind !== 'object',
      shown: '',
      what: `[\`${edge}\`](/config/lib/${edge})`,
    },
  ]),
  {
    name: 'shims',
    when: ({ setting, facts }) => is(setting, true) && facts.format === 'esm',
    shown: '`shims: true`',
    what: '[`shims: { esm: { __dirname: true, __filename: true } }`](/config/lib/shims)',
    why: '`import.meta.url` in CommonJS needs no setting in Rslib.',
    ...sets('shims', { esm: { __dirname: true, __filename: true } }),
  },
  isDefault('shims', [true, false], '`shims.cjs["import.meta.url"]` is on, the others are off'),
  { name: 'shims', shown: '', what: '[`shims`](/config/lib/shims)' },
  {
    name: 'sourceMap',
    when: ['external'],
    shown: '',
    what: "`output.sourceMap: { js: 'hidden-source-map' }`",
    ...sets('output.sourceMap', { js: 'hidden-source-map' }),
  },
  ...sourceMapRows<ModernFacts>('sourceMap'),
  {
    name: 'minify',
    when: ['esbuild', 'terser'],
    shown: "`minify: 'esbuild'`, `'terser'`",
    what: '[`output.minify: true`](/config/rsbuild/output)',
    why: 'The minifier is SWC.',
    ...sets('output.minify', true),
  },
  ...minifyRows<ModernFacts>('minify').map((row): ModernMapping => ({ ...row, shown: '' })),
  {
    name: 'minify',
    shown: '`minify: { … }`',
    what: '`output.minify.jsOptions.minimizerOptions`',
    why: `The options are those of SWC. ${NOT_RUN}`,
  },
  isDefault('splitting', [true], 'shared modules and `import()` become separate files'),
  {
    name: 'splitting',
    when: [false],
    shown: '`splitting: false`',
    what: "`tools.rspack.module.parser.javascript.dynamicImportMode: 'eager'`",
    why: 'The default of Modern.js. In Rslib, `import()` becomes a file of its own.',
    ...sets('tools.rspack', { module: { parser: { javascript: { dynamicImportMode: 'eager' } } } }),
  },
  { name: 'splitting', shown: '', what: '`dynamicImportMode` in `tools.rspack`' },
  isDefault('metafile', [false], 'no such file is written'),
  hasNone('metafile'),
  {
    name: 'jsx',
    when: ['automatic'],
    what: '`swcReactOptions.runtime` of `@rsbuild/plugin-react`',
    why: 'JSX needs the plugin.',
    unneeded: 'it is the default of `@rsbuild/plugin-react`, which JSX needs',
  },
  { name: 'jsx', shown: '', what: '`swcReactOptions.runtime` of `@rsbuild/plugin-react`' },
  isDefault('externalHelpers', [false], 'helpers are in the output'),
  {
    name: 'externalHelpers',
    when: [true],
    what: '[`externalHelpers`](/config/lib/external-helpers)',
    why: 'Add `@swc/helpers` to `dependencies`.',
    decide: true,
    ...sets('externalHelpers', true),
  },
  { name: 'externalHelpers', shown: '', what: '[`externalHelpers`](/config/lib/external-helpers)' },
  {
    name: 'transformImport',
    what: '[`source.transformImport`](/config/rsbuild/source)',
    why: `Most keys have the same name. ${NOT_RUN}`,
  },
  isDefault('transformLodash', [false], 'imports of `lodash` stay as they are'),
  hasNone('transformLodash', { why: `Import from \`lodash-es\`. ${NOT_RUN}` }),
  hasNone('esbuildOptions', {
    shown: '`esbuildOptions`, `hooks`, `loader`',
    what: `${RSPACK}, [\`plugins\`](/config/rsbuild/plugins)`,
    why: `Nothing made for esbuild runs. ${NOT_RUN}`,
  }),
  hasNone('hooks', { shown: '', what: '[a plugin](/config/rsbuild/plugins#own)' }),
  hasNone('loader', { shown: '', what: `\`module.rules\` in ${RSPACK}` }),
  ...['transformCache', 'disableSwcTransform', 'sourceType'].map((name): ModernMapping => ({
    name,
    shown: '',
    what: 'nothing',
    unneeded: 'SWC compiles all files, and builds are always cached',
    takesCode: true,
  })),
];

const ASSETS: readonly ModernMapping[] = [
  {
    name: 'copy.patterns',
    when: ({ setting, facts }) => copies(setting, facts) !== undefined,
    what: '[`output.copy`](/config/rsbuild/output#outputcopy)',
    why: '`from` is relative to `sourceDir`, in Rslib to the project.',
    convert: ({ setting, facts }) => {
      const value = copies(setting, facts);
      return value && [{ at: 'output.copy', value }];
    },
  },
  {
    name: 'copy',
    shown: '',
    what: '[`output.copy`](/config/rsbuild/output#outputcopy)',
    when: ({ setting }) => setting.kind !== 'object',
  },
  { name: 'copy.*', shown: '', what: '[`output.copy`](/config/rsbuild/output#outputcopy)' },
  {
    name: 'asset.limit',
    shown: '`asset.path`, `asset.limit`',
    what: '`output.distPath.svg` and its like, `output.dataUriLimit`',
    why: 'Modern.js puts files below 14 kB into the bundle. Rslib writes a file in `esm` and `cjs`.',
  },
  {
    name: 'asset.svgr',
    what: '`@rsbuild/plugin-svgr`',
    why: 'See [SVGR](/guide/advanced/svgr-files). *Not run* in Modern.js.',
  },
  {
    name: 'asset.*',
    shown: '',
    what: '[`output.filename`, `output.distPath` and `output.assetPrefix`](/config/rsbuild/output)',
  },
  {
    name: 'asset',
    shown: '',
    when: ({ setting }) => setting.kind !== 'object',
    what: '[static assets](/guide/advanced/static-assets)',
  },
  isDefault('style.inject', [false], 'CSS is a file of its own'),
  {
    name: 'style.inject',
    when: [true],
    what: '[`output.injectStyles`](/config/rsbuild/output)',
    why: 'With `bundle: false`, for CSS modules only: the import of a plain `.css` file stays, but the file does not exist.',
    ...sets('output.injectStyles', true),
  },
  { name: 'style.inject', shown: '', what: '`output.injectStyles`' },
  {
    name: 'style.modules.generateScopedName',
    when: ({ setting }) => isString(setting),
    shown: '`style.modules`, `style.autoModules`',
    what: '[`output.cssModules`](/config/rsbuild/output-assets#outputcssmodules)',
    why: '`generateScopedName` is `localIdentName`.',
    ...same('output.cssModules.localIdentName'),
  },
  {
    name: 'style.modules.localsConvention',
    when: ['camelCase', 'camelCaseOnly', 'dashes', 'dashesOnly'],
    shown: '',
    what: '`output.cssModules.exportLocalsConvention`',
    ...same('output.cssModules.exportLocalsConvention'),
  },
  {
    name: 'style.autoModules',
    when: ({ setting }) => setting.kind === 'literal',
    shown: '',
    what: '`output.cssModules.auto`',
    ...same('output.cssModules.auto'),
  },
  {
    name: 'style.less',
    shown: '`style.less`, `style.sass`',
    what: '[`@rsbuild/plugin-less`, `@rsbuild/plugin-sass`](/guide/advanced/css#less-and-sass)',
    why: 'Built in before, plugins now. The converter adds them if `src` has such files.',
  },
  { name: 'style.sass', shown: '', what: '[`@rsbuild/plugin-sass`](/guide/advanced/css#less-and-sass)' },
  {
    name: 'style.postcss',
    shown: '`style.postcss`, `style.tailwindcss`',
    what: '[`tools.postcss`](/config/rsbuild/tools#toolspostcss)',
    why: NOT_RUN,
  },
  {
    name: 'style.*',
    shown: '',
    what: '[`output.cssModules`](/config/rsbuild/output-assets#outputcssmodules), or `tools.postcss`',
  },
  {
    name: 'style',
    shown: '',
    when: ({ setting }) => setting.kind !== 'object',
    what: '[CSS](/guide/advanced/css)',
  },
  isDefault('redirect.*', [true], '`redirect` is on'),
  ...(
    [
      ['alias', 'redirect.js.path'],
      ['style', 'redirect.style.path'],
      ['asset', 'redirect.asset.path'],
      ['autoExtension', 'redirect.js.extension'],
    ] as const
  ).map(([name, at]): ModernMapping => ({
    name: `redirect.${name}`,
    when: [false],
    shown: name === 'alias' ? '`redirect`' : '',
    what: '[`redirect`](/config/lib/redirect)',
    why: '`alias` is `js.path`; `style` and `asset` have their own keys. Rslib adds file extensions by default.',
    ...sets(at, false),
  })),
  {
    name: 'redirect',
    shown: '',
    what: '[`redirect`](/config/lib/redirect)',
    when: ({ setting }) => setting.kind !== 'object',
  },
  { name: 'redirect.*', shown: '', what: '[`redirect`](/config/lib/redirect)' },
];

/** What becomes of the code, of styles and of other files. */
export const CODE_ROWS: readonly ModernMapping[] = [...CODE, ...ASSETS].map(ofBuild);

const without = (name: string, what: string, shown = ''): ModernMapping => ({ name, shown, what });

/** What is not about an output. */
export const OTHER_ROWS: readonly ModernMapping[] = [
  {
    name: 'plugins[]',
    when: ({ setting }) =>
      setting.kind === 'code' &&
      setting.called?.from === '@modern-js/module-tools' &&
      setting.called.args.length === 0,
    shown: '`plugins: [moduleTools()]`',
    what: 'nothing',
    unneeded: 'Rslib builds libraries without a plugin',
    takesCode: true,
  },
  {
    name: 'plugins[]',
    shown: '',
    what: '[`plugins`](/config/rsbuild/plugins#list)',
    why: 'Plugins of Modern.js do not run in Rslib.',
  },
  {
    name: 'plugins',
    when: ({ setting }) => setting.kind !== 'list' || setting.items.length === 0,
    shown: '',
    what: '[`plugins`](/config/rsbuild/plugins#list)',
  },
  without('testing', 'a test runner of your choice', '`testing`'),
  without('dev', '[Storybook](/guide/advanced/storybook) itself', '`dev.storybook`'),
  without('designSystem', 'the `theme` of Tailwind CSS'),
  without('runtime', 'none'),
  ...['legacy', 'source', 'output', 'tools'].map((name) =>
    without(
      name,
      'the options of `buildConfig` that replaced those of version 1',
      name === 'legacy' ? '`legacy`, and the options of version 1' : '',
    ),
  ),
];
