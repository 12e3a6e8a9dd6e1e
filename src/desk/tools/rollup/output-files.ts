import type { Effect } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import { entryOf, given } from '../../model/setting.ts';
import type { ObjectSetting, Setting } from '../../model/setting.ts';
import type { Project } from '../../model/tool.ts';
import { usualExtension } from '../shared/extensions.ts';
import { plainPath } from '../shared/facts.ts';
import { formatCalled } from '../shared/formats.ts';
import type { BundlerFormat } from '../shared/formats.ts';

/** One object in `output`. */
export interface RollupOutput {
  format: BundlerFormat;
  output: ObjectSetting;
  /** Where it is in the configuration. */
  place: readonly string[];
}

const NO_OUTPUT: ObjectSetting = { ...given(undefined), kind: 'object', entries: [] };

/** The value of a part of `output`, if it is a string. */
export function textOf(output: ObjectSetting, name: string): string | undefined {
  const setting = entryOf(output, name);
  return setting?.kind === 'literal' && typeof setting.value === 'string' ? setting.value : undefined;
}

export function formatNamed(setting: Setting | undefined): RollupOutput['format'] | undefined {
  const name = setting?.kind === 'literal' ? String(setting.value) : '';
  return formatCalled(name);
}

export function outputsOf(setting: Setting | undefined): RollupOutput[] {
  const read = (output: ObjectSetting, place: readonly string[]): RollupOutput => ({
    format: formatNamed(entryOf(output, 'format')) ?? 'esm',
    output,
    place,
  });
  if (setting?.kind !== 'list') return [read(setting?.kind === 'object' ? setting : NO_OUTPUT, ['output'])];
  return setting.items.flatMap((item, at) =>
    item.kind === 'object' ? [read(item, ['output', `[${at}]`])] : [],
  );
}

export const isForScripts = ({ format }: Pick<RollupOutput, 'format'>): boolean =>
  format === 'iife' || format === 'umd';

/** The folder of the output, without `./`; undefined if there is none but that of the project. */
export function folderOf(output: ObjectSetting): string | undefined {
  const file = textOf(output, 'file');
  const folder =
    file === undefined ? textOf(output, 'dir') : plainPath(file).split('/').slice(0, -1).join('/');
  return folder === undefined || /^\.?\/?$/.test(folder) ? undefined : plainPath(folder);
}

/** Unless each source file becomes a file. */
export function isBundled({ output }: Pick<RollupOutput, 'output'>): boolean {
  const setting = entryOf(output, 'preserveModules');
  return !(setting?.kind === 'literal' && setting.value === true);
}

type Named = RollupOutput & { project: Project; entries: Readonly<Record<string, string>> | undefined };

/** The name that Rollup gives an entry's file, as Rslib writes it; undefined if code or a hash is in it. */
function wantedName({ output, format }: RollupOutput): string | undefined {
  const file = textOf(output, 'file');
  if (file !== undefined) return plainPath(file).split('/').at(-1);
  if (entryOf(output, 'entryFileNames') === undefined) return '[name].js';
  const pattern = textOf(output, 'entryFileNames')?.replaceAll('[format]', format === 'esm' ? 'es' : format);
  return pattern !== undefined && /\[(?!name\])/.test(pattern) ? undefined : pattern;
}

/** Whether the names of the files can be written as a pattern. */
export function hasReadableNames(output: RollupOutput): boolean {
  return wantedName(output) !== undefined;
}

/** Another name than Rslib would give the files. */
export function fileEffects(facts: Named): Effect[] {
  const wanted = wantedName(facts);
  const usual = `[name]${usualFor(facts)}`;
  const [name = '', ...others] = Object.keys(facts.entries ?? {});
  const isUsual = wanted === usual || (others.length === 0 && wanted === usual.replace('[name]', name));
  return wanted === undefined || isUsual ? [] : [{ at: 'output.filename.js', value: out(wanted) }];
}

function usualFor({ format, project }: Named): string {
  return format === 'esm' || format === 'cjs' ? usualExtension(format, project) : '.js';
}

/** The folder, unless it is that of Rslib. */
export function folderEffects(output: ObjectSetting): Effect[] | undefined {
  const folder = folderOf(output);
  if (folder === undefined) return undefined;
  return folder === 'dist' ? [] : [{ at: 'output.distPath', value: out(folder) }];
}
