import { existsSync, readFileSync } from 'node:fs';
import { blockHash } from './block-hash.ts';
import type { ExampleDocument } from '../read/collect-blocks.ts';
import { contentHash } from '../run/content-hash.ts';
import type { FileSize } from '../run/emitted-files.ts';
import { comparableOutput } from '../run/normalize-output.ts';
import type { Project } from '../read/project.ts';
import type { RecordedProject, RecordedRun, Recording } from './recorded.ts';
import { isRun, recordBlocks } from './record-blocks.ts';
import type { ProjectResult } from '../run/run-project.ts';
import type { Versions } from '../run/versions.ts';

export function recordingFile({ file }: Pick<ExampleDocument, 'file'>): string {
  return file.replace(/\.mdx?$/, '.recorded.json');
}

/** Reads the recording of a document. Returns undefined if it is missing or cannot be read. */
export function readRecording(document: Pick<ExampleDocument, 'file'>): Recording | undefined {
  const file = recordingFile(document);
  if (!existsSync(file)) return undefined;
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as Partial<Stored>;
    const versions = { node: '', ...read.versions };
    const all = Object.entries(read.projects ?? {});
    const isOwn = ([id, project]: (typeof all)[number]): boolean =>
      project.hash === projectHash(id, versions, project);
    return {
      versions,
      projects: Object.fromEntries(
        all.filter(isOwn).map(([id, { hash: _hash, ...project }]) => [id, project]),
      ),
      edited: all.filter((one) => !isOwn(one)).map(([id]) => id),
    };
  } catch {
    return { versions: { node: '' }, projects: {}, edited: [] };
  }
}

/** The recording as stored: each project carries a hash of everything recorded about it. */
interface Stored {
  versions: Recording['versions'];
  projects: Record<string, RecordedProject & { hash: string }>;
}

function projectHash(
  id: string,
  versions: Recording['versions'],
  { inputs, runs, blocks }: RecordedProject,
): string {
  return contentHash(id, JSON.stringify(byName(versions)), JSON.stringify({ inputs, runs, blocks }));
}

export function formatRecording({ versions, projects }: Pick<Recording, 'versions' | 'projects'>): string {
  const hashed = Object.entries(projects).map(
    ([id, project]) => [id, { hash: projectHash(id, versions, project), ...project }] as const,
  );
  const stored: Stored = { versions: byName(versions), projects: byName(Object.fromEntries(hashed)) };
  return `${flat(stored)}\n`;
}

/** For comparisons. */
export function recordedText(project: RecordedProject): string {
  return flat(project);
}

/** Formats each file and each block on one line, for readable diffs. */
function flat(value: object): string {
  const text = JSON.stringify(value, null, 2);
  return text.replaceAll(FLAT_OBJECT, (object) => object.replaceAll(/\s*\n\s*/g, ' '));
}

const FLAT_OBJECT = /\{\n\s+"(?:bytes|name)": [^{}]*?\n\s+\}/g;

function byName<Values extends Record<string, unknown>>(record: Values): Values {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))) as Values;
}

/** Covers everything the output depends on. While it is the same, the project need not be run again. */
export function inputsHash(project: Project, versions: Versions): string {
  const files = [...project.files].sort(([a], [b]) => (a < b ? -1 : 1));
  const commands = project.commands.map(({ text, expectError, unrecorded }) => [
    text,
    expectError ?? '',
    ...unrecorded,
  ]);
  return contentHash(
    JSON.stringify(files.map(([file, { text }]) => [file, text])),
    JSON.stringify(commands),
    JSON.stringify(byName(versions)),
  );
}

/** Records a project. Keeps the recorded durations and compressed sizes while nothing else has changed. */
export function recordProject(
  project: Project,
  { result, inputs }: { result: ProjectResult; inputs: string },
  before: RecordedProject | undefined,
): RecordedProject {
  let last = '';
  let lastRecorded: Record<string, FileSize> | undefined;
  const runs = result.runs.map(({ command, exitCode, output, emitted }, index): RecordedRun => {
    const old = before?.runs[index];
    lastRecorded = old?.emitted ?? lastRecorded;
    // How far a failing command gets varies, so what it leaves behind is not a result.
    const kept = exitCode === 0 || !old ? keepCompressed(emitted, lastRecorded) : (lastRecorded ?? {});
    const text = JSON.stringify(kept);
    const isNews = text !== last && text !== '{}';
    last = text;
    const isSame = old !== undefined && comparableOutput(old.output) === comparableOutput(output);
    return { command, exitCode, output: isSame ? old.output : output, ...(isNews && { emitted: kept }) };
  });
  return { inputs, runs, blocks: recordBlocks(project, result, runs) };
}

/** Compares the page with the recording, without running anything. */
export function showsRecorded({ blocks }: Project, recorded: RecordedProject): boolean {
  const shown = blocks.filter(isRun).map(({ spec, shown: value }) => blockHash(spec, value));
  return shown.join() === recorded.blocks.map(({ hash }) => hash).join();
}

function keepCompressed(
  now: Record<string, FileSize>,
  old: Record<string, FileSize> | undefined,
): Record<string, FileSize> {
  return Object.fromEntries(
    Object.entries(now).map(([file, size]) => {
      const before = old?.[file];
      return [file, before?.bytes === size.bytes ? before : size];
    }),
  );
}
