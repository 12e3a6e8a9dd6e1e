import type { Effect } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import { entryOf, stringsOf } from '../../model/setting.ts';
import type { ObjectSetting, Setting } from '../../model/setting.ts';
import type { Project } from '../../model/tool.ts';
import { typesExtension, usualExtension } from '../shared/extensions.ts';
import { plainPath, valueOf } from '../shared/facts.ts';
import type { CommonFacts } from '../shared/facts.ts';

export type TsupFormat = 'cjs' | 'esm' | 'iife';

/** What the options of tsup depend on: the configuration they are in, and the format of one item of `lib`. */
export interface TsupFacts extends CommonFacts {
  format: TsupFormat;
  formats: readonly TsupFormat[];
}

const FORMATS: readonly TsupFormat[] = ['cjs', 'esm', 'iife'];
const isFormat = (text: string): text is TsupFormat => (FORMATS as readonly string[]).includes(text);

/** The formats that a configuration names; undefined if not all can be read. */
export function formatsOf(setting: Setting | undefined): TsupFormat[] | undefined {
  const named = setting?.kind === 'literal' && setting.value === undefined ? undefined : setting;
  if (named === undefined) return ['cjs'];
  const formats = stringsOf(named);
  return formats && formats.length > 0 && formats.every(isFormat) ? [...new Set(formats)] : undefined;
}

export function tsupItems(config: ObjectSetting, project: Project): TsupFacts[] {
  const formats = formatsOf(entryOf(config, 'format')) ?? ['cjs'];
  return formats.map((format) => ({ format, formats, project, option: (name) => entryOf(config, name) }));
}

export function isBundled(facts: TsupFacts): boolean {
  return valueOf(facts, 'bundle') !== false;
}

export function isMinified(facts: TsupFacts): boolean {
  const minify = facts.option('minify');
  return minify !== undefined && valueOf(facts, 'minify') !== false;
}

export function outDirOf(facts: TsupFacts): string {
  const outDir = valueOf(facts, 'outDir');
  return typeof outDir === 'string' ? plainPath(outDir) : 'dist';
}

export function isLegacy(facts: TsupFacts): boolean {
  return valueOf(facts, 'legacyOutput') === true;
}

/** The extension that tsup gives the JavaScript of a format. */
export function defaultExtension({ format, project }: TsupFacts): string {
  return format === 'iife' ? '.global.js' : usualExtension(format, project);
}

/** The extension that tsup gives the declaration files of a format. */
export function defaultDtsExtension(facts: TsupFacts): string {
  return facts.format === 'iife' ? '.d.ts' : typesExtension(defaultExtension(facts));
}

/** The settings that make an item write declaration files as tsup does; none if another item writes them. */
export function dtsEffects(facts: TsupFacts): Effect[] {
  if (facts.format === 'iife' && facts.formats.length > 1) return [];
  const extension = defaultDtsExtension(facts);
  const autoExtension = extension === '.d.ts' ? {} : { autoExtension: true };
  const value = isBundled(facts) ? { bundle: true, ...autoExtension } : autoExtension;
  return [{ at: 'dts', value: out(Object.keys(value).length === 0 ? true : value) }];
}

/** An `iife` of tsup may have a global name, which only `umd` has in Rslib. */
export function libFormatOf(facts: TsupFacts): 'cjs' | 'esm' | 'iife' | 'umd' {
  const isNamed = typeof valueOf(facts, 'globalName') === 'string';
  return facts.format === 'iife' && isNamed ? 'umd' : facts.format;
}

/** What every item needs: its format, and what tsup does for it without being asked. */
export function tsupBase(facts: TsupFacts): Effect[] {
  const { format } = facts;
  if (format !== 'iife') return [{ at: 'format', value: out(format) }];
  const effects: Effect[] = [
    { at: 'format', value: out(libFormatOf(facts)) },
    { at: 'output.target', value: out('web') },
  ];
  // Only these two name the file otherwise.
  return isLegacy(facts) || facts.option('outExtension')
    ? effects
    : [...effects, { at: 'output.filename.js', value: out('[name].global.js') }];
}
