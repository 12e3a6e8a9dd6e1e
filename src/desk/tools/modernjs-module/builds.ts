import { entryOf, stringRecordOf, stringsOf } from '../../model/setting.ts';
import type { ObjectSetting, Setting } from '../../model/setting.ts';
import type { Project } from '../../model/tool.ts';
import { namedByFile, relative, shareNames } from '../shared/entries.ts';
import { plainPath } from '../shared/facts.ts';
import { formatCalled } from '../shared/formats.ts';
import type { BundlerFormat } from '../shared/formats.ts';
import { is } from '../shared/switches.ts';
import { presetBuilds } from './presets.ts';
import type { PresetBuild } from './presets.ts';

/** One output: that of a preset, an object of `buildConfig`, or both. */
export interface Build {
  option(name: string): Setting | undefined;
  preset: PresetBuild | undefined;
  /** Where its options are in the configuration. */
  place: readonly string[];
  format: BundlerFormat;
  isBundled: boolean;
  /** The folder of its output. */
  folder: string;
  /** By the names of their files; undefined if only a run shows them. */
  entries: Readonly<Record<string, string>> | undefined;
  /** The folder of its declaration files; undefined if it has none. */
  typesFolder: string | undefined;
  /** It has declaration files alone. */
  isTypes: boolean;
}

const text = (setting: Setting | undefined): string | undefined =>
  setting?.kind === 'literal' && typeof setting.value === 'string' ? setting.value : undefined;

/** The outputs of a configuration. Objects in a list come after those of the preset; a single one is part of each. */
export function buildsOf(config: ObjectSetting, project: Project): Build[] {
  const presets = presetBuilds(text(entryOf(config, 'buildPreset')) ?? '');
  const own = entryOf(config, 'buildConfig');
  if (own?.kind !== 'list') {
    const options = own?.kind === 'object' ? own : undefined;
    return (presets ?? [undefined]).map((preset) => buildOf({ preset, options, place: [] }, project));
  }
  const outside = ['buildConfig', `[${own.items.length}]`];
  return [
    ...(presets ?? []).map((preset) => buildOf({ preset, options: undefined, place: outside }, project)),
    ...own.items.flatMap((options, at) =>
      options.kind === 'object'
        ? [buildOf({ preset: undefined, options, place: ['buildConfig', `[${at}]`] }, project)]
        : [],
    ),
  ];
}

interface Parts {
  preset: PresetBuild | undefined;
  options: ObjectSetting | undefined;
  place: readonly string[];
}

function buildOf({ preset, options, place }: Parts, project: Project): Build {
  const option = (name: string): Setting | undefined => {
    let setting: Setting | undefined = options;
    for (const part of name.split('.'))
      setting = setting?.kind === 'object' ? entryOf(setting, part) : undefined;
    return setting;
  };
  const buildType = text(option('buildType'));
  const isBundled = buildType === undefined ? (preset?.isBundled ?? true) : buildType !== 'bundleless';
  const folder = plainPath(text(option('outDir')) ?? preset?.outDir ?? 'dist');
  const dts = option('dts');
  const isOff = dts === undefined ? preset !== undefined && preset.typesDir === undefined : is(dts, false);
  const typesDir = plainPath(text(option('dts.distPath')) ?? preset?.typesDir ?? '.');
  return {
    option,
    preset,
    place,
    format: formatCalled(text(option('format')) ?? '') ?? preset?.format ?? 'cjs',
    isBundled,
    folder,
    entries: isBundled ? bundledEntries(option('input'), project) : undefined,
    typesFolder: isOff ? undefined : joinedPath(folder, typesDir),
    isTypes: preset?.typesDir !== undefined || is(option('dts.only') ?? dts ?? never, true),
  };
}

const never: Setting = { kind: 'literal', value: undefined, code: '', line: 1 };

/** `./` within a folder is that folder. */
export function joinedPath(folder: string, below: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${below}`.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  return parts.join('/');
}

/** Files are named after their entries, without the folders in the keys. */
function bundledEntries(
  setting: Setting | undefined,
  project: Pick<Project, 'expand'>,
): Record<string, string> | undefined {
  const record = stringRecordOf(setting);
  if (record) {
    const pairs = Object.entries(record);
    const names = pairs.map(([name]) => name);
    if (shareNames(names)) return undefined;
    return Object.fromEntries(pairs.map(([name, file]) => [name.split('/').at(-1) ?? name, relative(file)]));
  }
  const listed = stringsOf(setting);
  const files = listed?.some((file) => /[*?{!]|\/$/.test(file) || !/\.\w+$/.test(file))
    ? project.expand(listed)
    : listed;
  if (!files || files.length === 0 || shareNames(files)) return undefined;
  return Object.fromEntries(Object.entries(namedByFile(files)).map(([name, file]) => [name, relative(file)]));
}
