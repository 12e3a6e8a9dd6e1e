import { readFileSync, rmSync } from 'node:fs';
import { displayPath } from '../../../engine/files/display-path.ts';
import { type ExampleDocument, rawText } from '../read/collect-blocks.ts';
import { type BlockEdit, fillBlocks } from './fill-blocks.ts';
import { editsFor } from './fill-project.ts';
import { formatRecording, readRecording, recordingFile, recordProject } from './recording.ts';
import { type RecordedProject } from './recorded.ts';
import type { Task } from './task.ts';
import { writeAtomically } from '../run/write-atomically.ts';

interface UpdateContext {
  versions: Record<string, string> & { node: string };
  siteDir: string;
}

/**
 * Updates a page and its recording, the page first: a new recording beside an old page would look like a manual edit.
 */
export function updateDocument(
  document: ExampleDocument,
  tasks: readonly Task[],
  context: UpdateContext,
): string[] {
  const edits: BlockEdit[] = [];
  const projects: Record<string, RecordedProject> = {};
  for (const { project, result, inputs, recorded, failures } of tasks) {
    if (result === undefined || failures.length > 0) {
      if (recorded !== undefined) projects[project.id] = recorded;
      continue;
    }
    const record = recordProject(project, { result, inputs }, recorded);
    projects[project.id] = record;
    edits.push(...editsFor(project, result, record));
  }
  const updated: string[] = [];
  if (edits.length > 0) {
    writeAtomically(document.file, fillBlocks(rawText(document), edits));
    updated.push(document.name);
  }
  return [...updated, ...updateRecording(document, projects, context)];
}

function updateRecording(
  document: ExampleDocument,
  projects: Record<string, RecordedProject>,
  { versions, siteDir }: UpdateContext,
): string[] {
  const file = recordingFile(document);
  const name = displayPath(siteDir, file);
  const before = readRecording(document);
  if (Object.keys(projects).length === 0) {
    if (before === undefined) return [];
    rmSync(file);
    return [name];
  }
  const sameNode =
    before && formatRecording({ versions: { ...versions, node: before.versions.node }, projects });
  if (sameNode !== undefined && sameNode === readFileSync(file, 'utf8')) return [];
  writeAtomically(file, formatRecording({ versions, projects }));
  return [name];
}
