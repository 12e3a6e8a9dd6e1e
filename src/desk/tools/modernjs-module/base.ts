import { stringsIn } from '../../model/manifest.ts';
import type { Effect } from '../../model/mapping.ts';
import { out, outCall } from '../../model/out.ts';
import { entryOf, given, stringRecordOf, stringsOf } from '../../model/setting.ts';
import { isDefaultEntry, patternsOf } from '../shared/entries.ts';
import { EXTRACTOR } from '../shared/extensions.ts';
import { externalEffects } from '../shared/externals.ts';
import { plainPath } from '../shared/facts.ts';
import { is } from '../shared/switches.ts';
import { filesLike, hasOwnExtension, isForScripts, typesEnding } from './facts.ts';
import type { ModernFacts } from './facts.ts';

/** What Rslib needs a plugin for, by the endings of files. */
const PLUGINS = [
  { files: /\.[jt]sx$/, name: 'pluginReact', from: '@rsbuild/plugin-react' },
  { files: /\.less$/, name: 'pluginLess', from: '@rsbuild/plugin-less' },
  { files: /\.s[ac]ss$/, name: 'pluginSass', from: '@rsbuild/plugin-sass' },
] as const;

const pluginsFor = (facts: ModernFacts) =>
  PLUGINS.filter(({ files }) => (filesLike(facts, files)?.length ?? 0) > 0);

/** What an item needs besides its options. */
export function modernBase(facts: ModernFacts): Effect[] {
  const { format, isBundled, preset, folder, option } = facts;
  const plugins = pluginsFor(facts);
  const hasStyles = (filesLike(facts, /\.(?:css|less|s[ac]ss)$/)?.length ?? 0) > 0;
  const isWeb = isForScripts(facts) || preset?.isForBrowsers === true || hasStyles;
  return [
    { at: 'format', value: out(format) },
    ...(isBundled ? [] : [{ at: 'bundle', value: out(false) }]),
    ...(hasOwnExtension(facts) ? [] : [{ at: 'autoExtension', value: out(false) }]),
    ...(option('target') === undefined ? [{ at: 'syntax', value: out(preset?.target ?? 'es6') }] : []),
    ...(folder === 'dist' ? [] : [{ at: 'output.distPath', value: out(folder) }]),
    ...(isWeb ? [{ at: 'output.target', value: out('web') }] : []),
    ...(plugins.length === 0
      ? []
      : [
          {
            at: 'plugins',
            value: { kind: 'list' as const, items: plugins.map(({ name, from }) => outCall(name, from)) },
          },
        ]),
    ...(format === 'umd' && option('umdModuleName') === undefined ? nameEffects(facts) : []),
    ...(format === 'umd' ? [GLOBAL_OBJECT] : []),
    ...(option('autoExternal') === undefined ? externalsEffects(facts) : []),
    ...(option('input') === undefined ? folderEffects(facts) : []),
    ...typesEffects(facts),
  ];
}

/** For old syntax, Rspack writes `self`, which Node.js does not have. */
const GLOBAL_OBJECT: Effect = {
  at: 'tools.rspack',
  value: out({ output: { globalObject: "typeof self !== 'undefined' ? self : this" } }),
};

/** Without a name, the global variable has that of the file. */
function nameEffects({ entries }: ModernFacts): Effect[] {
  const [name = 'index'] = Object.keys(entries ?? {});
  return [{ at: 'umdName', value: out(name) }];
}

/** Which packages stay imports, in every format. */
export function externalsEffects(facts: ModernFacts): Effect[] {
  const { project, format, option } = facts;
  const setting = option('autoExternal') ?? given(true);
  const globals = format === 'umd' ? stringRecordOf(option('umdGlobals')) : undefined;
  const has = (field: string) => Object.keys(stringsIn(project.manifest, field)).length > 0;
  if (is(setting, false)) return [{ at: 'output.autoExternal', value: out(false) }];
  const isOn = (field: string) =>
    is(setting, true) || (setting.kind === 'object' && is(entryOf(setting, field) ?? given(false), true));
  const off = [
    ...(isOn('dependencies') ? [] : ['dependencies']),
    ...(isOn('peerDependencies') ? [] : ['peerDependencies']),
    ...(has('optionalDependencies') ? ['optionalDependencies'] : []),
  ];
  const parts = Object.fromEntries(off.map((field) => [field, false]));
  const isEmpty = !isOn('dependencies') && !isOn('peerDependencies');
  const isRead = isForScripts(facts) && (has('dependencies') || has('peerDependencies'));
  const value = isEmpty ? false : off.length > 0 ? parts : isRead ? true : undefined;
  const effects = value === undefined ? [] : [{ at: 'output.autoExternal', value: out(value) }];
  if (!globals) return effects;
  const named = externalEffects({
    manifest: project.manifest,
    external: undefined,
    names: globals,
    bundlesOthers: false,
    format,
  });
  return [...effects, ...named.filter(({ at }) => at === 'output.externals')];
}

/** The entry points, or the folder that is compiled file by file. */
export function entryEffects({ isBundled, entries, option }: ModernFacts): Effect[] | undefined {
  const setting = option('input');
  if (isBundled) {
    if (!entries) return undefined;
    return isDefaultEntry(entries) ? [] : [{ at: 'source.entry', value: out(entries) }];
  }
  const patterns = setting && patternsOf(setting);
  if (!patterns) return undefined;
  const isUsual = patterns.length === 1 && patterns[0] === './src/**';
  return isUsual
    ? []
    : [{ at: 'source.entry', value: out({ index: patterns }) }, ...baseEffects(option('sourceDir'))];
}

type Option = ReturnType<ModernFacts['option']>;

const folderIn = (setting: Option) => plainPath(stringsOf(setting)?.[0] ?? 'src');
const baseEffects = (setting: Option): Effect[] => [{ at: 'outBase', value: out(folderIn(setting)) }];

/** Without `input`, every file in `sourceDir` is compiled. */
export function folderEffects({ isBundled, option }: ModernFacts): Effect[] {
  const folder = folderIn(option('sourceDir'));
  if (isBundled || folder === 'src') return [];
  return [
    { at: 'source.entry', value: out({ index: `./${folder}/**` }) },
    { at: 'outBase', value: out(folder) },
  ];
}

/** Declaration files, if the item writes any. */
export function typesEffects({ types, folder, project }: ModernFacts): Effect[] {
  if (!types) return [];
  const { of } = types;
  const has = (name: string, value: boolean) => is(of.option(`dts.${name}`) ?? given(undefined), value);
  const parts = {
    ...(of.isBundled && { bundle: true }),
    ...(typesEnding(of, project) !== '.js' && { autoExtension: true }),
    ...(types.folder !== folder && { distPath: types.folder }),
    ...(has('abortOnError', false) && { abortOnError: false }),
    ...(has('enableTscBuild', true) && { build: true }),
  };
  return [{ at: 'dts', value: out(Object.keys(parts).length === 0 ? true : parts) }];
}

/** The development dependencies that this needs. */
export function modernAdds(facts: ModernFacts): readonly string[] {
  const plugins: readonly string[] = pluginsFor(facts).map(({ from }) => from);
  return facts.types?.of.isBundled === true ? [...EXTRACTOR, ...plugins] : plugins;
}
