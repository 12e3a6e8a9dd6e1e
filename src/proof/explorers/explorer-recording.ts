import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '../../model/problem.ts';
import { contentHash } from '../examples/run/content-hash.ts';
import { writeAtomically } from '../examples/run/write-atomically.ts';
import { combinationName, combinationsOf } from './combinations.ts';
import { EXPLORERS_FOLDER } from './definition.ts';
import type { ExplorerDefinition } from './definition.ts';
import type { ProjectFiles } from './explorer-project.ts';
import { filesOf } from './explorer-project.ts';

const result = z.union([
  /** Contents by path. */
  z.strictObject({ files: z.record(z.string(), z.string()) }),
  /** The message of a failed build. */
  z.strictObject({ error: z.string() }),
]);

const recording = z.strictObject({
  /** Hash of everything the builds were made from. If it differs, they have to be made again. */
  inputs: z.string(),
  /** Hash of the outputs and versions. If it does not match, no run wrote the recording. */
  outputs: z.string(),
  versions: z.record(z.string(), z.string()),
  results: z.record(z.string(), result),
  /** Each text once, by its hash. */
  contents: z.record(
    z.string(),
    z.strictObject({ bytes: z.number(), gzip: z.number(), text: z.array(z.string()) }),
  ),
});

export type Recording = z.infer<typeof recording>;
export type RecordedResult = z.infer<typeof result>;
export type RecordedContent = Recording['contents'][string];

export const RECORD_COMMAND = 'Run: npm run explorers';

export function recordingName(id: string): string {
  return `${EXPLORERS_FOLDER}/${id}/recorded.json`;
}

/** Hashes the text of every file of every combination. */
export function inputsHash(definition: ExplorerDefinition, project: ProjectFiles): string {
  return contentHash(
    ...combinationsOf(definition).flatMap((combination) => [
      combinationName(definition, combination),
      ...[...filesOf(definition, project, combination)].flat(),
    ]),
  );
}

export function outputsHash({
  versions,
  results,
  contents,
}: Pick<Recording, 'versions' | 'results' | 'contents'>): string {
  return contentHash(JSON.stringify(versions), JSON.stringify(results), JSON.stringify(contents));
}

export function readRecording(siteDir: string, id: string): Recording | Problem {
  const file = recordingName(id);
  const place = path.join(siteDir, file);
  const problem = (what: string): Problem => ({ level: 'error', file, what, fix: RECORD_COMMAND });
  if (!existsSync(place)) return problem(`The explorer "${id}" has not been recorded.`);
  try {
    return recording.parse(JSON.parse(readFileSync(place, 'utf8')));
  } catch {
    return problem('The recording cannot be read: it was edited, or it is incomplete.');
  }
}

export function writeRecording(siteDir: string, id: string, content: Recording): void {
  writeAtomically(path.join(siteDir, recordingName(id)), `${JSON.stringify(content, null, 2)}\n`);
}

/** Explains why a recording must not be shown; undefined if it is fine. */
export function staleReason(
  definition: ExplorerDefinition,
  project: ProjectFiles,
  recorded: Recording,
): string | undefined {
  if (recorded.inputs !== inputsHash(definition, project))
    return `The explorer "${definition.id}" has changed since it was recorded.`;
  if (recorded.outputs !== outputsHash(recorded))
    return 'The recording was edited and no longer matches the build.';
  return undefined;
}
