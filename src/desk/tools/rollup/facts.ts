import type { Effect } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import { entryOf, stringRecordOf, stringsOf } from '../../model/setting.ts';
import type { Called, ObjectSetting, Setting } from '../../model/setting.ts';
import type { Project } from '../../model/tool.ts';
import { namedByFile, relative } from '../shared/entries.ts';
import { EXTRACTOR, usualExtension } from '../shared/extensions.ts';
import { externalEffects } from '../shared/externals.ts';
import type { Externals } from '../shared/externals.ts';
import type { CommonFacts } from '../shared/facts.ts';
import { fileEffects, folderOf, isForScripts, outputsOf } from './output-files.ts';
import type { RollupOutput } from './output-files.ts';

/** What the options of Rollup depend on: the configuration, and the object in `output` that an item is from. */
export interface RollupFacts extends CommonFacts, RollupOutput {
  /** By the names of their files; undefined if they are code. */
  entries: Readonly<Record<string, string>> | undefined;
  /** Of the items in one folder, the first one. */
  isFirst: boolean;
  /** The ending of the declaration files that another configuration bundles for this item. */
  types: string | undefined;
  /** Bundles declaration files that the item for another configuration writes. */
  isCovered: boolean;
}

/** Bundles declaration files, and nothing else. */
const DTS = 'rollup-plugin-dts';
/** Without it, Rollup finds no packages. */
const RESOLVE = '@rollup/plugin-node-resolve';
/** Plugins that make packages external as Rslib does. */
const EXTERNALS = ['rollup-plugin-peer-deps-external', 'rollup-plugin-node-externals'];

export function rollupItems(config: ObjectSetting, project: Project): RollupFacts[] {
  const option = (name: string) => entryOf(config, name);
  const isTypes = bundlesTypes(config);
  const outputs = outputsOf(option('output'));
  const others = project.configs.filter(
    (other) => bundlesTypes(other) !== isTypes && isSameInput(other, config),
  );
  const folders = outputs.map(({ output }) => folderOf(output));
  return outputs.map((output, at) => {
    const types = isTypes
      ? undefined
      : others.flatMap(typesIn).find((one) => writerOf(one, outputs, project) === at);
    const ownTypes = isTypes ? typesOf(output) : undefined;
    return {
      ...output,
      project,
      option,
      entries: entriesOf(option('input'), types?.name),
      isFirst: folders.indexOf(folders[at]) === at,
      types: types?.ending,
      isCovered:
        ownTypes !== undefined &&
        others.some(
          (other) => writerOf(ownTypes, outputsOf(entryOf(other, 'output')), project) !== undefined,
        ),
    };
  });
}

/** The calls in a list of plugins. */
function callsIn(setting: Setting | undefined): Called[] {
  const items = setting?.kind === 'list' ? setting.items : [setting];
  return items.flatMap((item) => (item?.kind === 'code' && item.called ? [item.called] : []));
}

function bundlesTypes(config: ObjectSetting): boolean {
  return callsIn(entryOf(config, 'plugins')).some(({ from }) => from === DTS);
}

const namesIn = (config: ObjectSetting): string =>
  Object.keys(entriesOf(entryOf(config, 'input')) ?? {})
    .map((name) => name.replace(/\.d$/, ''))
    .toSorted()
    .join();

/** Declaration files are bundled from the same files, or from those that were written for them. */
function isSameInput(a: ObjectSetting, b: ObjectSetting): boolean {
  return namesIn(a) === namesIn(b);
}

interface TypesFile {
  /** Undefined if files are named after their entries. */
  name: string | undefined;
  ending: string;
}

function typesOf({ output }: RollupOutput): TypesFile | undefined {
  const file = entryOf(output, 'file');
  if (file === undefined) return { name: undefined, ending: '.d.ts' };
  const [, name, ending = ''] =
    /([^/]+?)(\.d\.[cm]?ts)$/.exec(file.kind === 'literal' ? String(file.value) : '') ?? [];
  return name === undefined ? undefined : { name, ending };
}

const typesIn = (config: ObjectSetting): TypesFile[] =>
  outputsOf(entryOf(config, 'output')).flatMap((output) => typesOf(output) ?? []);

/** The place of the item that can write a declaration file beside its JavaScript. */
function writerOf(
  { ending }: TypesFile,
  outputs: readonly RollupOutput[],
  project: Project,
): number | undefined {
  const at = outputs.findIndex(
    ({ format }) =>
      ending === '.d.ts' ||
      ((format === 'esm' || format === 'cjs') &&
        usualExtension(format, project) === ending.replace('.d', '').replace('ts', 'js')),
  );
  return at === -1 ? undefined : at;
}

export function pluginCalls({ option, output }: Pick<RollupFacts, 'option' | 'output'>): Called[] {
  return [...callsIn(option('plugins')), ...callsIn(entryOf(output, 'plugins'))];
}

/** Global variables are a matter of `umd` and `iife`, addresses one of the other formats. */
function replacedNames(facts: RollupFacts): Record<string, string> | undefined {
  return stringRecordOf(entryOf(facts.output, isForScripts(facts) ? 'globals' : 'paths'));
}

function externalsOf(facts: RollupFacts): Externals {
  const calls = pluginCalls(facts);
  const has = (names: readonly string[]) =>
    calls.some(({ from }) => from !== undefined && names.includes(from));
  return {
    manifest: facts.project.manifest,
    external: facts.option('external'),
    names: replacedNames(facts),
    bundlesOthers: has([RESOLVE]) && !has(EXTERNALS),
    format: libFormatOf(facts),
  };
}

export function externalsEffects(facts: RollupFacts): Effect[] {
  return externalEffects(externalsOf(facts));
}

/** `Object.keys(pkg.dependencies)`, or a list of such calls: what Rslib makes external by itself. */
export function listsDependencies({ code }: Setting): boolean {
  const keys = String.raw`(?:\.\.\.)?Object\.keys\(\s*\w+\.(?:peerD|optionalD|d)ependencies(?:\s*(?:\|\||\?\?)\s*\{\s*\})?\s*\)`;
  return new RegExp(String.raw`^(?:${keys}|\[\s*${keys}(?:\s*,\s*${keys})*\s*,?\s*\])$`).test(code);
}

/** What an item needs besides its options. */
export function rollupBase(facts: RollupFacts): Effect[] {
  const isListed = facts.option('external') ?? replacedNames(facts);
  const isNamed = entryOf(facts.output, 'file') ?? entryOf(facts.output, 'entryFileNames');
  return [
    { at: 'format', value: out(libFormatOf(facts)) },
    ...(isForScripts(facts) ? [{ at: 'output.target', value: out('web') }] : []),
    ...(isNamed ? [] : fileEffects(facts)),
    ...(isListed ? [] : externalsEffects(facts)),
    ...(facts.types === undefined
      ? []
      : [
          {
            at: 'dts',
            value: out({ bundle: true, ...(facts.types !== '.d.ts' && { autoExtension: true }) }),
          },
        ]),
  ];
}

/** An `iife` of Rslib has no exports. */
export function libFormatOf({
  format,
  output,
}: Pick<RollupFacts, 'format' | 'output'>): RollupOutput['format'] {
  return format === 'iife' && entryOf(output, 'name') !== undefined ? 'umd' : format;
}

export function rollupAdds({ types }: RollupFacts): readonly string[] {
  return types === undefined ? [] : EXTRACTOR;
}

/** The entry points by the names of their files; undefined if they are code. `name` is that of a single one. */
function entriesOf(setting: Setting | undefined, name?: string): Record<string, string> | undefined {
  const record = stringRecordOf(setting);
  const listed = stringsOf(setting);
  const named = record ?? (listed && namedByFile(listed));
  const entries = Object.entries(named ?? {}).map(([own, file]): [string, string] => [own, relative(file)]);
  if (entries.length === 0) return undefined;
  const isNamed = entries.length === 1 && name !== undefined;
  return Object.fromEntries(isNamed ? entries.map(([, file]) => [name, file]) : entries);
}
