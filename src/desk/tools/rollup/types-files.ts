import { entryOf } from '../../model/setting.ts';
import type { Called, ObjectSetting, Setting } from '../../model/setting.ts';
import type { Project } from '../../model/tool.ts';
import { typesExtension, usualExtension } from '../shared/extensions.ts';
import { entriesOf } from './entries.ts';
import { folderOf, outputsOf } from './output-files.ts';
import type { RollupOutput } from './output-files.ts';

/** Bundles declaration files, and nothing else. */
const DTS = 'rollup-plugin-dts';

export interface TypesFile {
  /** Undefined if files are named after their entries. */
  name: string | undefined;
  ending: string;
  /** Undefined for the folder of the project. */
  folder: string | undefined;
}

/** An output of a configuration. */
interface Place {
  of: ObjectSetting;
  at: number;
  output: RollupOutput;
}

interface TypesPlan {
  /** The declaration files that the item for an output writes instead of another configuration. */
  typesOf(at: number): TypesFile | undefined;
  /** Whether an output has only declaration files, which another item writes. */
  isCovered(at: number): boolean;
}

/** The calls in a list of plugins. */
export function callsIn(setting: Setting | undefined): Called[] {
  const items = setting?.kind === 'list' ? setting.items : [setting];
  return items.flatMap((item) => (item?.kind === 'code' && item.called ? [item.called] : []));
}

/** Finds the items that can write the declaration files of configurations for these alone: one item for each. */
export function typesPlan(config: ObjectSetting, project: Project): TypesPlan {
  // Flags may have changed the options of this one.
  const isOwn = ({ code, line }: ObjectSetting) => code === config.code && line === config.line;
  const known = project.configs.map((one) => (isOwn(one) ? config : one));
  const related = (known.includes(config) ? known : [config, ...known]).filter(
    (other) => namesIn(other) === namesIn(config),
  );
  const placesIn = (areTypes: boolean): Place[] =>
    related
      .filter((one) => bundlesTypes(one) === areTypes)
      .flatMap((of) => outputsOf(entryOf(of, 'output')).map((output, at) => ({ of, at, output })));
  const writers = placesIn(false);
  const filesOf = new Map<Place, TypesFile>();
  const covered = new Set<number>();
  for (const { of, at, output } of placesIn(true)) {
    const file = typesFile(output);
    const free = writers.filter((writer) => !filesOf.has(writer));
    const writer = file && writerOf(file, free, project);
    if (!file || !writer) continue;
    filesOf.set(writer, file);
    if (of === config) covered.add(at);
  }
  return {
    typesOf: (at) => {
      const own = writers.find((writer) => writer.of === config && writer.at === at);
      return own && filesOf.get(own);
    },
    isCovered: (at) => covered.has(at),
  };
}

/** The output that can write declaration files: best one for the same folder, then one with the same kind of ending. */
function writerOf(
  { ending, folder }: TypesFile,
  writers: readonly Place[],
  project: Project,
): Place | undefined {
  const endingOf = ({ format }: RollupOutput) =>
    format === 'esm' || format === 'cjs' ? typesExtension(usualExtension(format, project)) : undefined;
  const rankOf = ({ output }: Place) =>
    (folderOf(output.output) === folder ? 2 : 0) + (endingOf(output) === ending ? 1 : 0);
  return (
    writers
      .filter(({ output }) => ending === '.d.ts' || endingOf(output) === ending)
      // Declaration files among the sources are for the reader to move.
      .filter(({ output }) => folder !== undefined || folderOf(output.output) === undefined)
      .toSorted((a, b) => rankOf(b) - rankOf(a))[0]
  );
}

function bundlesTypes(config: ObjectSetting): boolean {
  return callsIn(entryOf(config, 'plugins')).some(({ from }) => from === DTS);
}

/** Declaration files are bundled from the same files, or from those that were written for them. */
function namesIn(config: ObjectSetting): string {
  return Object.keys(entriesOf(entryOf(config, 'input')) ?? {})
    .map((name) => name.replace(/\.d$/, ''))
    .toSorted()
    .join();
}

function typesFile({ output }: RollupOutput): TypesFile | undefined {
  const file = entryOf(output, 'file');
  const folder = folderOf(output);
  if (file === undefined) return { name: undefined, ending: '.d.ts', folder };
  const [, name, ending = ''] =
    /([^/]+?)(\.d\.[cm]?ts)$/.exec(file.kind === 'literal' ? String(file.value) : '') ?? [];
  return name === undefined ? undefined : { name, ending, folder };
}
