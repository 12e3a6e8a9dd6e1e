import { compareText } from '../../model/problem.ts';
import { contentHash } from '../examples/run/content-hash.ts';
import { sizeOf } from '../examples/run/emitted-files.ts';
import { sideBySide } from '../examples/run/side-by-side.ts';
import type { Versions } from '../examples/run/versions.ts';
import { buildCombination } from './build-combination.ts';
import type { BuildResult, Workplace } from './build-combination.ts';
import { combinationName, combinationsOf } from './combinations.ts';
import type { ExplorerDefinition } from './definition.ts';
import { filesOf } from './explorer-project.ts';
import type { ProjectFiles } from './explorer-project.ts';
import { inputsHash, outputsHash } from './explorer-recording.ts';
import type { RecordedContent, RecordedResult, Recording } from './explorer-recording.ts';

const AT_ONCE = 2;

/** Builds combinations, every one by default, two at a time. Combinations that result in the same project are built once. */
export async function recordExplorer(
  definition: ExplorerDefinition,
  project: ProjectFiles,
  workplace: Workplace,
  versions: Versions,
  print: (line: string) => void,
  chosen = combinationsOf(definition),
): Promise<Recording> {
  const combinations = chosen.map((combination) => {
    const files = filesOf(definition, project, combination);
    return { name: combinationName(definition, combination), files, key: contentHash(...[...files].flat()) };
  });
  const different = new Map(combinations.map(({ key, files }) => [key, files]));
  print(`${definition.id}: ${different.size} builds for ${combinations.length} combinations`);
  // Each build has its own folder, because a reused process remembers files by their path.
  const built = await sideBySide(
    [...different],
    AT_ONCE,
    async ([key, files]) => [key, await buildCombination(definition.id, files, workplace, key)] as const,
  );
  const byKey = new Map(built);
  const contents = new Map<string, RecordedContent>();
  const results = combinations.map(
    ({ name, key }) => [name, recordResult(byKey.get(key)!, contents)] as const,
  );
  const outputs = {
    versions,
    results: Object.fromEntries(results),
    contents: Object.fromEntries([...contents].toSorted(([a], [b]) => compareText(a, b))),
  };
  return {
    inputs: inputsHash(definition, project),
    outputs: outputsHash(outputs),
    ...outputs,
  };
}

function recordResult(built: BuildResult, contents: Map<string, RecordedContent>): RecordedResult {
  if ('error' in built) return built;
  const files = [...built.files].map(([path, text]) => {
    const hash = contentHash(text);
    contents.set(hash, { ...sizeOf(Buffer.from(text)), text: text.split('\n') });
    return [path, hash] as const;
  });
  return { files: Object.fromEntries(files) };
}
