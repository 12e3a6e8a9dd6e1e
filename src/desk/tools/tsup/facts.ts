import type { Effect } from '../../model/mapping.ts';
import { isModule } from '../../model/manifest.ts';
import { out } from '../../model/out.ts';
import { entryOf, stringRecordOf, stringsOf } from '../../model/setting.ts';
import type { ObjectSetting, Setting } from '../../model/setting.ts';
import type { Project } from '../../model/tool.ts';

export type TsupFormat = 'cjs' | 'esm' | 'iife';

/** What the options of tsup depend on: the configuration they are in, and the format of one item of `lib`. */
export interface TsupFacts {
  format: TsupFormat;
  formats: readonly TsupFormat[];
  project: Project;
  option(name: string): Setting | undefined;
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

/** The value of an option, if it is a plain one. */
export function valueOf(facts: TsupFacts, name: string): unknown {
  const setting = facts.option(name);
  return setting?.kind === 'literal' ? setting.value : undefined;
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
  return typeof outDir === 'string' ? outDir.replace(/^\.\//, '').replace(/\/$/, '') : 'dist';
}

export function isLegacy(facts: TsupFacts): boolean {
  return valueOf(facts, 'legacyOutput') === true;
}

/** The extension that tsup gives the JavaScript of a format. */
export function defaultExtension({ format, project }: TsupFacts): string {
  if (format === 'iife') return '.global.js';
  const isOwnFormat = isModule(project.manifest) === (format === 'esm');
  return isOwnFormat ? '.js' : format === 'esm' ? '.mjs' : '.cjs';
}

/** The extension that tsup gives the declaration files of a format. */
export function defaultDtsExtension(facts: TsupFacts): string {
  return facts.format === 'iife' ? '.d.ts' : `.d.${defaultExtension(facts).slice(1).replace('js', 'ts')}`;
}

/** The entry points by the names of their output; undefined if only the files of the project show them. */
export function entriesOf(
  setting: Setting | undefined,
  { project }: TsupFacts,
): Record<string, string> | undefined {
  const named = stringRecordOf(setting);
  if (named) return Object.fromEntries(Object.entries(named).map(([name, file]) => [name, relative(file)]));
  const listed = stringsOf(setting);
  const files = listed?.some(isPattern) ? project.expand(listed) : listed;
  if (!files || files.length === 0) return undefined;
  const plain = files.map((file) => file.replaceAll('\\', '/').replace(/^\.\//, ''));
  const folder = commonFolder(plain);
  return Object.fromEntries(
    plain.map((file) => [file.slice(folder.length).replace(/\.[^./]+$/, ''), relative(file)]),
  );
}

/** A path without an extension is a folder, which tsup searches. */
export function isPattern(path: string): boolean {
  return /[*?{}[\]!()]/.test(path) || !/\.[^./]+$/.test(path);
}

function relative(file: string): string {
  return /^(?:\.{0,2}\/|[a-z]:)/i.test(file) ? file : `./${file}`;
}

/** The folder that all files are in, with a slash at its end. Its path is not part of output names. */
function commonFolder(files: readonly string[]): string {
  const [first = [], ...others] = files.map((file) => file.split('/').slice(0, -1));
  const shared = first.filter((_, at) =>
    others.every((folders) => first.slice(0, at + 1).every((name, index) => folders[index] === name)),
  );
  return shared.length === 0 ? '' : `${shared.join('/')}/`;
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
