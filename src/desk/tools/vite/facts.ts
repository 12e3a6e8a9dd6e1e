import { isModule } from '../../model/manifest.ts';
import type { Effect } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import { entryOf, given, stringRecordOf, stringsOf } from '../../model/setting.ts';
import type { ObjectSetting, Setting } from '../../model/setting.ts';
import type { Project } from '../../model/tool.ts';
import {
  folderEntry,
  isDefaultEntry,
  namedByFile,
  relative,
  shareNames,
  withUniqueNames,
} from '../shared/entries.ts';
import { usualExtension } from '../shared/extensions.ts';
import { externalEffects } from '../shared/externals.ts';
import { valueOf } from '../shared/facts.ts';
import type { CommonFacts } from '../shared/facts.ts';
import { is } from '../shared/switches.ts';

export type ViteFormat = 'esm' | 'cjs' | 'iife' | 'umd';

/** What the options of library mode depend on: the configuration, and the format of one item of `lib`. */
export interface ViteFacts extends CommonFacts {
  format: ViteFormat;
}

const FORMATS: Readonly<Record<string, ViteFormat>> = { es: 'esm', cjs: 'cjs', iife: 'iife', umd: 'umd' };

/** Vite's name of a format. */
const nameOfFormat = (format: ViteFormat): string => (format === 'esm' ? 'es' : format);

/** The formats in a list; undefined if not all of them can be read. */
export function formatsOf(setting: Setting | undefined): ViteFormat[] | undefined {
  const names = setting?.kind === 'list' ? stringsOf(setting) : undefined;
  const formats = names?.map((name) => (Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined));
  return formats && formats.length > 0 && formats.every((format) => format !== undefined)
    ? formats
    : undefined;
}

/** Finds an option by its path: `build.lib.entry`. */
function optionAt(config: ObjectSetting, name: string): Setting | undefined {
  let setting: Setting | undefined = config;
  for (const part of name.split('.'))
    setting = setting?.kind === 'object' ? entryOf(setting, part) : undefined;
  return setting;
}

export function viteItems(config: ObjectSetting, project: Project): ViteFacts[] {
  const option = (name: string) => optionAt(config, name);
  const formats = formatsOf(option('build.lib.formats')) ?? defaultFormats(option('build.lib.entry'));
  return formats.map((format) => ({ format, project, option }));
}

function defaultFormats(entry: Setting | undefined): ViteFormat[] {
  if (entry === undefined) return ['esm'];
  const isOne = entry.kind !== 'list' && entry.kind !== 'object';
  return isOne || (entry.kind === 'list' && entry.items.length < 2) ? ['esm', 'umd'] : ['esm', 'cjs'];
}

/** What Vite calls the output of a single entry, without a file name: the package without its scope. */
function packageNameOf({ project: { manifest } }: ViteFacts): string | undefined {
  const name = manifest['name'];
  return typeof name === 'string' ? name.replace(/^@[^/]*\//, '') : undefined;
}

/** The name and the path of each entry point; undefined if these are code. */
function namedFiles(facts: ViteFacts): (readonly [name: string, file: string])[] | undefined {
  const entry = facts.option('build.lib.entry');
  const record = stringRecordOf(entry);
  const files = Object.entries(record ?? namedByFile(stringsOf(entry) ?? []));
  if (files.length === 0 || files.some(([, file]) => /[*{]/.test(file))) return undefined;
  const fileName = valueOf(facts, 'build.lib.fileName');
  // A function gets the name of the file instead.
  const ofPackage =
    entry?.kind === 'literal' && facts.option('build.lib.fileName') === undefined
      ? packageNameOf(facts)
      : undefined;
  const shared = typeof fileName === 'string' ? fileName : ofPackage;
  return files.map(([name, file]) => [shared ?? name, relative(file)]);
}

/** The entry points by the names of their output; undefined if these are code. */
export function viteEntries(facts: ViteFacts): Record<string, string> | undefined {
  const files = namedFiles(facts);
  return files && withUniqueNames(files);
}

/** Whether several entry points get one name, which Vite numbers. */
export function sharesNames(facts: ViteFacts): boolean {
  const isNamed = valueOf(facts, 'build.lib.fileName') !== undefined;
  const files = stringsOf(facts.option('build.lib.entry')) ?? [];
  return isNamed ? (namedFiles(facts)?.length ?? 0) > 1 : shareNames(files);
}

/** Whether the file with the CSS of all entry points has another name than those of Rslib. */
export function hasOtherStyles(facts: ViteFacts): boolean {
  const { option } = facts;
  if (is(option('build.cssCodeSplit') ?? given(false), true)) return false;
  const [only, ...others] = Object.keys(viteEntries(facts) ?? {});
  if (option('build.lib.cssFileName') !== undefined) return others.length > 0;
  const fileName = valueOf(facts, 'build.lib.fileName') ?? packageNameOf(facts);
  return others.length > 0 || (only !== undefined && fileName !== undefined && only !== fileName);
}

export function entryEffects(facts: ViteFacts): Effect[] {
  const named = viteEntries(facts);
  const isBundled = !is(bundlerOption(facts, 'output.preserveModules') ?? given(false), true);
  const entries = named && (isBundled ? named : folderEntry(named));
  return entries && !isDefaultEntry(entries) ? [{ at: 'source.entry', value: out(entries) }] : [];
}

/** What `fileName` returns for a format, if it is a function of expressions. */
export function returnedFileName({ option, format }: ViteFacts): string | undefined {
  const setting = option('build.lib.fileName');
  const returned =
    setting?.kind === 'code' ? setting.call?.([given(nameOfFormat(format)), given('[name]')]) : undefined;
  return returned?.kind === 'literal' && typeof returned.value === 'string' ? returned.value : undefined;
}

export const isForScripts = ({ format }: ViteFacts): boolean => format === 'umd' || format === 'iife';

/** An `iife` of Rslib has no exports. */
export function libFormatOf({ format, option }: ViteFacts): ViteFormat {
  return format === 'iife' && option('build.lib.name') !== undefined ? 'umd' : format;
}

/** The file of a format that Rslib would name otherwise. */
function fileEffects(facts: ViteFacts): Effect[] {
  const { format, project, option } = facts;
  if (option('build.lib.fileName')?.kind === 'code') return [];
  if (isForScripts(facts)) {
    const extension = format === 'umd' && isModule(project.manifest) ? 'cjs' : 'js';
    return [{ at: 'output.filename.js', value: out(`[name].${format}.${extension}`) }];
  }
  return [];
}

/** What an item needs besides its options. */
export function viteBase(facts: ViteFacts): Effect[] {
  const isServer = facts.option('build.ssr') !== undefined;
  return [
    { at: 'format', value: out(libFormatOf(facts)) },
    ...(isServer ? [] : [{ at: 'output.target', value: out('web') }]),
    ...fileEffects(facts),
    ...((bundlerOption(facts, 'external') ?? globalsOf(facts)) ? [] : externalsEffects(facts)),
  ];
}

/** The extension of files in this format is that of Vite. */
export function hasUsualFile(file: string, { format, project }: ViteFacts): boolean {
  return (format === 'esm' || format === 'cjs') && file === `[name]${usualExtension(format, project)}`;
}

/** An option of the bundler, by either of its two names. */
export function bundlerOption(facts: ViteFacts, name: string): Setting | undefined {
  return facts.option(`build.rolldownOptions.${name}`) ?? facts.option(`build.rollupOptions.${name}`);
}

/** Global variables are a matter of `umd` and `iife`. */
function globalsOf(facts: ViteFacts): Record<string, string> | undefined {
  return isForScripts(facts) ? stringRecordOf(bundlerOption(facts, 'output.globals')) : undefined;
}

/** Vite bundles every package that is not listed as external. */
export function externalsEffects(facts: ViteFacts): Effect[] {
  return externalEffects({
    manifest: facts.project.manifest,
    external: bundlerOption(facts, 'external'),
    names: globalsOf(facts),
    bundlesOthers: true,
    format: libFormatOf(facts),
  });
}
