import type { Effect } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import { stringsOf } from '../../model/setting.ts';
import type { ObjectSetting, Setting } from '../../model/setting.ts';
import { plainPath } from '../shared/facts.ts';
import { is } from '../shared/switches.ts';
import { syntaxOf } from '../shared/targets.ts';
import { externalsEffects } from './externals.ts';
import type { RollupFacts } from './facts.ts';
import { folderOf } from './output-files.ts';
import { replacedByNames, resolveAliases } from './plugin-options.ts';

/** What an option of a plugin becomes; undefined if that is for the reader to decide. */
type OptionRule = (setting: Setting, facts: RollupFacts) => Effect[] | undefined;

export interface PluginRule {
  packages: readonly [string, ...string[]];
  shown?: string;
  what: string;
  why?: string;
  /** Of a plugin that Rslib needs nothing for, unless it has options. */
  unneeded?: string;
  /** What the plugin does without options. */
  plain?: (facts: RollupFacts) => Effect[];
  /** The options that have a counterpart. Without them, a plugin with options is a decision. */
  options?: Readonly<Record<string, OptionRule>>;
  /** Reads all options at once. */
  whole?: (options: ObjectSetting) => Effect[] | undefined;
  /** Packages that are installed for this one alone. */
  drops?: readonly string[];
}

const nothing: OptionRule = () => [];
const onlyWhen =
  (...values: (boolean | string)[]): OptionRule =>
  (setting) =>
    is(setting, ...values) ? [] : undefined;

/** Declaration files go beside the JavaScript of the first item in a folder. */
function declarations(facts: RollupFacts, folder?: string): Effect[] {
  if (!facts.isFirst) return [];
  const isElsewhere = folder !== undefined && folder !== folderOf(facts.output);
  return [{ at: 'dts', value: out(isElsewhere ? { distPath: folder } : true) }];
}

const TYPESCRIPT_OPTIONS: Readonly<Record<string, OptionRule>> = {
  tsconfig: (setting) => {
    const [path] = stringsOf(setting) ?? [];
    if (path === undefined) return undefined;
    const plain = plainPath(path);
    return plain === 'tsconfig.json' ? [] : [{ at: 'source.tsconfigPath', value: out(`./${plain}`) }];
  },
  declaration: (setting, facts) => {
    if (is(setting, false)) return [];
    return is(setting, true) ? declarations(facts) : undefined;
  },
  declarationDir: (setting, facts) => {
    const [folder] = stringsOf(setting) ?? [];
    return folder === undefined ? undefined : declarations(facts, plainPath(folder));
  },
  sourceMap: nothing,
  inlineSources: nothing,
  outDir: nothing,
  rootDir: nothing,
  include: nothing,
  exclude: nothing,
  noEmitOnError: onlyWhen(true),
};

/** The usual plugins. */
export const PLUGIN_RULES: readonly PluginRule[] = [
  {
    packages: ['@rollup/plugin-node-resolve'],
    what: 'built in',
    why: "`exportConditions`: [`resolve.conditionNames`](/config/rsbuild/resolve#resolveconditionnames). `browser: true`: `output.target: 'web'`.",
    unneeded: 'packages in `node_modules` are found without it',
    options: {
      browser: (setting) =>
        is(setting, true)
          ? [{ at: 'output.target', value: out('web') }]
          : is(setting, false)
            ? []
            : undefined,
      preferBuiltins: nothing,
      extensions: (setting) => {
        const extensions = stringsOf(setting);
        return extensions && [{ at: 'resolve.extensions', value: out(extensions) }];
      },
    },
  },
  {
    packages: ['@rollup/plugin-commonjs'],
    what: 'built in',
    unneeded: 'CommonJS is read without it',
    options: { include: nothing, exclude: nothing, extensions: nothing, sourceMap: nothing },
  },
  {
    packages: ['@rollup/plugin-typescript'],
    what: 'built in, types with [`dts: true`](/config/lib/dts)',
    why: 'Rslib [does not read](/guide/basic/typescript#tsconfig) `target` in `tsconfig.json`.',
    plain: () => [],
    options: TYPESCRIPT_OPTIONS,
    drops: ['tslib'],
  },
  {
    packages: ['rollup-plugin-dts'],
    what: '[`dts: { bundle: true }`](/config/lib/dts#dtsbundle)',
  },
  {
    packages: ['@rollup/plugin-json'],
    what: 'built in',
    unneeded: 'JSON is read without it',
    options: { include: nothing, exclude: nothing, compact: nothing, indent: nothing, preferConst: nothing },
  },
  {
    packages: ['@rollup/plugin-alias'],
    what: '`paths` in `tsconfig.json`, or [`resolve.alias`](/config/rsbuild/resolve#resolvealias)',
    whole: resolveAliases,
  },
  {
    packages: ['@rollup/plugin-replace'],
    what: '[`source.define`](/config/rsbuild/source#sourcedefine)',
    why: 'Replaces expressions, not text: a match in a string stays.',
    whole: replacedByNames,
  },
  {
    packages: ['@rollup/plugin-terser'],
    what: '[`output.minify: true`](/config/rsbuild/output#outputminify)',
    plain: () => [{ at: 'output.minify', value: out(true) }],
  },
  {
    packages: ['@rollup/plugin-babel'],
    what: '[`syntax`](/config/lib/syntax), or [the Babel plugin](/config/rsbuild/plugins) of Rsbuild',
    why: '*Not run.*',
  },
  {
    packages: ['@rollup/plugin-swc', 'rollup-plugin-esbuild', 'rollup-plugin-swc3', '@rollup/plugin-sucrase'],
    shown: '`@rollup/plugin-swc`, `rollup-plugin-esbuild`',
    what: 'built in',
    why: '`rollup-plugin-swc3` and `@rollup/plugin-sucrase` were not run.',
    unneeded: 'TypeScript and JSX are compiled without it',
    options: {
      target: (setting) => {
        const syntax = syntaxOf(setting);
        return syntax === undefined ? undefined : [{ at: 'syntax', value: out(syntax) }];
      },
      minify: (setting) =>
        is(setting, true) ? [{ at: 'output.minify', value: out(true) }] : is(setting, false) ? [] : undefined,
      sourceMap: nothing,
      include: nothing,
      exclude: nothing,
    },
  },
  {
    packages: ['rollup-plugin-postcss', 'rollup-plugin-styles'],
    shown: '`rollup-plugin-postcss`',
    what: "built in, with `output.target: 'web'`",
    why: 'Without `extract: true`, its CSS is in the script: see [CSS](/guide/advanced/css).',
    options: {
      extract: (setting) => (is(setting, true) ? [{ at: 'output.target', value: out('web') }] : undefined),
    },
  },
  {
    packages: ['@rollup/plugin-url', '@rollup/plugin-image'],
    shown: '`@rollup/plugin-url`, `plugin-image`',
    what: 'built in',
    why: '*Not run.* [Static assets](/guide/advanced/static-assets)',
  },
  { packages: ['rollup-plugin-string'], what: "`import text from './a.txt?raw'`", why: '*Not run.*' },
  {
    packages: ['@rollup/plugin-inject'],
    what: '`rspack.ProvidePlugin` in `tools.rspack`',
    why: '*Not run.*',
  },
  {
    packages: ['rollup-plugin-peer-deps-external'],
    what: '[`output.autoExternal: { dependencies: false }`](/config/lib/auto-external)',
    why: 'Only peer dependencies stay imports. The default of Rslib fits `includeDependencies: true`.',
    unneeded: 'these packages are external',
    plain: externalsEffects,
    options: {
      includeDependencies: (setting, facts) =>
        is(setting, true, false) ? externalsEffects(facts) : undefined,
    },
  },
  {
    packages: ['rollup-plugin-node-externals'],
    what: 'the default, or [`output.autoExternal`](/config/lib/auto-external)',
    why: 'It needs Node.js 21. *Not run.*',
    unneeded: 'dependencies, peer dependencies and optional dependencies are external',
    plain: externalsEffects,
    options: Object.fromEntries(
      ['deps', 'peerDeps', 'optDeps', 'devDeps'].map((name): [string, OptionRule] => [
        name,
        (setting, facts) => (is(setting, true, false) ? externalsEffects(facts) : undefined),
      ]),
    ),
  },
  { packages: ['rollup-plugin-copy'], what: '[`output.copy`](/config/rsbuild/output#outputcopy)' },
  {
    packages: ['rollup-plugin-delete'],
    what: 'the default',
    why: '`dist` is emptied.',
    unneeded: '`dist` is emptied',
  },
];
