import { entryOf } from '../../model/setting.ts';
import type { Called, ObjectSetting } from '../../model/setting.ts';
import type { Project } from '../../model/tool.ts';
import type { CommonFacts } from '../shared/facts.ts';
import { entriesOf } from './entries.ts';
import { folderOf, outputsOf } from './output-files.ts';
import type { RollupOutput } from './output-files.ts';
import { callsIn, typesPlan } from './types-files.ts';
import type { TypesFile } from './types-files.ts';

/** What the options of Rollup depend on: the configuration, and the object in `output` that an item is from. */
export interface RollupFacts extends CommonFacts, RollupOutput {
  /** By the names of their files; undefined if they are code. */
  entries: Readonly<Record<string, string>> | undefined;
  /** Of the items in one folder, the first one. */
  isFirst: boolean;
  /** The declaration files that another configuration bundles for this item. */
  types: TypesFile | undefined;
  /** Bundles declaration files that the item for another configuration writes. */
  isCovered: boolean;
}

export function rollupItems(config: ObjectSetting, project: Project): RollupFacts[] {
  const option = (name: string) => entryOf(config, name);
  const outputs = outputsOf(option('output'));
  const { typesOf, isCovered } = typesPlan(config, project);
  const folders = outputs.map(({ output }) => folderOf(output));
  return outputs.map((output, at) => {
    const types = typesOf(at);
    return {
      ...output,
      project,
      option,
      entries: entriesOf(option('input'), types?.name),
      isFirst: folders.indexOf(folders[at]) === at,
      types,
      isCovered: isCovered(at),
    };
  });
}

export function pluginCalls({ option, output }: Pick<RollupFacts, 'option' | 'output'>): Called[] {
  return [...callsIn(option('plugins')), ...callsIn(entryOf(output, 'plugins'))];
}

/** An `iife` of Rslib has no exports. */
export function libFormatOf({
  format,
  output,
}: Pick<RollupFacts, 'format' | 'output'>): RollupOutput['format'] {
  return format === 'iife' && entryOf(output, 'name') !== undefined ? 'umd' : format;
}
