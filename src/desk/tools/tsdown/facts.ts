import type { Effect } from '../../model/mapping.ts';
import { isRecord } from '../../model/manifest.ts';
import type { Manifest } from '../../model/manifest.ts';
import { out } from '../../model/out.ts';
import { entryOf, stringsOf } from '../../model/setting.ts';
import type { ObjectSetting, Setting } from '../../model/setting.ts';
import type { Project, Rename } from '../../model/tool.ts';
import { dtsEffect, EXTRACTOR, fixedRenames } from '../shared/extensions.ts';
import { plainPath, valueOf } from '../shared/facts.ts';
import { formatCalled } from '../shared/formats.ts';
import type { BundlerFormat } from '../shared/formats.ts';
import type { CommonFacts } from '../shared/facts.ts';

export type TsdownFormat = BundlerFormat;

/** What the options of tsdown depend on: the configuration they are in, and the format of one item of `lib`. */
export interface TsdownFacts extends CommonFacts {
  format: TsdownFormat;
  formats: readonly TsdownFormat[];
}

/** The formats that a configuration names, also as the names of an object; undefined if not all can be read. */
export function formatsOf(setting: Setting | undefined): TsdownFormat[] | undefined {
  if (setting === undefined || (setting.kind === 'literal' && setting.value === undefined)) return ['esm'];
  const names = setting.kind === 'object' ? setting.entries.map(({ name }) => name) : stringsOf(setting);
  const formats = names?.map(formatCalled);
  return formats && formats.length > 0 && formats.every((format) => format !== undefined)
    ? [...new Set(formats)]
    : undefined;
}

export function tsdownItems(config: ObjectSetting, project: Project): TsdownFacts[] {
  const formats = formatsOf(entryOf(config, 'format')) ?? ['esm'];
  return formats.map((format) => ({ format, formats, project, option: (name) => entryOf(config, name) }));
}

/** An `iife` or `umd`, which a script tag loads. */
export function isForScripts({ format }: TsdownFacts): boolean {
  return format === 'iife' || format === 'umd';
}

export function isBundled(facts: TsdownFacts): boolean {
  return valueOf(facts, 'unbundle') !== true && valueOf(facts, 'bundle') !== false;
}

/** Without the option, tsdown looks at the types in `package.json`. */
export function writesTypes(facts: TsdownFacts): boolean {
  if (isForScripts(facts)) return false;
  const dts = facts.option('dts');
  if (dts === undefined || (dts.kind === 'literal' && dts.value === undefined))
    return namesTypes(facts.project.manifest);
  return !(dts.kind === 'literal' && dts.value === false);
}

function namesTypes({ types, typings, exports }: Manifest): boolean {
  return Boolean(types) || Boolean(typings) || hasTypes(exports);
}

function hasTypes(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasTypes);
  return isRecord(value) && (Object.hasOwn(value, 'types') || Object.values(value).some(hasTypes));
}

/** The settings that make an item write declaration files as tsdown does. */
export function dtsEffects(facts: TsdownFacts): Effect[] {
  if (isForScripts(facts)) return [];
  return [dtsEffect(nodeFormatOf(facts), facts.project, isBundled(facts))];
}

const nodeFormatOf = ({ format }: TsdownFacts) => (format === 'cjs' ? 'cjs' : 'esm');

/** For Node.js, tsdown writes `.mjs` and `.cjs` whatever `package.json` says. */
function hasFixedExtension(facts: TsdownFacts): boolean {
  const fixed = valueOf(facts, 'fixedExtension');
  return typeof fixed === 'boolean'
    ? fixed
    : [undefined, 'node'].includes(valueOf(facts, 'platform') as string);
}

/** Files of Rslib that have another extension than those of tsdown. */
export function tsdownRenames(facts: TsdownFacts): Rename[] {
  const hasOwnNames = facts.option('outExtensions') ?? facts.option('outExtension');
  if (isForScripts(facts) || !hasFixedExtension(facts) || hasOwnNames) return [];
  return fixedRenames(nodeFormatOf(facts), facts.project, outDirOf(facts));
}

function outDirOf(facts: TsdownFacts): string {
  const outDir = valueOf(facts, 'outDir');
  return typeof outDir === 'string' ? plainPath(outDir) : 'dist';
}

/** Of the formats for script tags, only `umd` of Rslib has exports and a name. */
export function libFormatOf(facts: TsdownFacts): TsdownFormat {
  const isNamed = typeof valueOf(facts, 'globalName') === 'string';
  return facts.format === 'iife' && isNamed ? 'umd' : facts.format;
}

/** What every item needs: its format, and what tsdown does for it without being asked. */
export function tsdownBase(facts: TsdownFacts): Effect[] {
  const effects: Effect[] = [{ at: 'format', value: out(libFormatOf(facts)) }];
  if (isForScripts(facts))
    return [
      ...effects,
      { at: 'output.target', value: out('web') },
      { at: 'output.filename.js', value: out(`[name].${facts.format}.js`) },
    ];
  const isAsked = facts.option('dts') !== undefined;
  return !isAsked && writesTypes(facts) ? [...effects, ...dtsEffects(facts)] : effects;
}

/** The development dependencies that the base needs. */
export function tsdownAdds(facts: TsdownFacts): readonly string[] {
  return writesTypes(facts) && isBundled(facts) ? EXTRACTOR : [];
}
