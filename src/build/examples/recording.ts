import { existsSync, readFileSync } from 'node:fs';
import type { ExampleDocument } from './collect-blocks.ts';
import { contentHash } from './content-hash.ts';
import type { FileSize } from './emitted-files.ts';
import { cutExcerpt } from './excerpt.ts';
import { drawListing, withoutNotes } from './listing.ts';
import { comparableOutput } from './normalize-output.ts';
import { printedExcerpts } from './printed-excerpts.ts';
import type { Project, ShownOutput } from './projects.ts';
import type { ProjectResult } from './run-project.ts';
import type { Versions } from './versions.ts';

export interface RecordedRun {
  command: string;
  exitCode: number;
  output: string;
  /** Left out when the command left the files as the one before it did. */
  emitted?: Record<string, FileSize>;
}

export interface RecordedProject {
  /** Hash of files, commands and versions. */
  inputs: string;
  runs: RecordedRun[];
  /** Hash of each emitted file and listing that the page shows, in its order. */
  shown: { path: string; after: number; hash: string }[];
}

export interface Recording {
  versions: Versions & { node: string };
  projects: Record<string, RecordedProject>;
}

export function recordingFile({ file }: Pick<ExampleDocument, 'file'>): string {
  return file.replace(/\.mdx?$/, '.recorded.json');
}

/** Nothing when it is missing; one that cannot be read is as good as missing. */
export function readRecording(document: Pick<ExampleDocument, 'file'>): Recording | undefined {
  const file = recordingFile(document);
  if (!existsSync(file)) return undefined;
  try {
    const recording = JSON.parse(readFileSync(file, 'utf8')) as Partial<Recording>;
    return { versions: { node: '', ...recording.versions }, projects: recording.projects ?? {} };
  } catch {
    return { versions: { node: '' }, projects: {} };
  }
}

export function formatRecording({ versions, projects }: Recording): string {
  const text = JSON.stringify({ versions: byName(versions), projects: byName(projects) }, null, 2);
  // A file or a hash takes one line, as one reads it in a diff.
  return `${text.replaceAll(FLAT_OBJECT, (object) => object.replaceAll(/\s*\n\s*/g, ' '))}\n`;
}

const FLAT_OBJECT = /\{\n\s+"(?:bytes|path)": [^{}]*?\n\s+\}/g;

function byName<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What is asked of the tool: as long as this is the same, so is the answer. */
export function inputsHash(project: Project, versions: Versions): string {
  const files = [...project.files].sort(([a], [b]) => (a < b ? -1 : 1));
  const commands = project.commands.map(({ text, expectError }) => [text, expectError ?? '']);
  return contentHash(
    JSON.stringify(files.map(([file, { text }]) => [file, text])),
    JSON.stringify(commands),
    JSON.stringify(byName(versions)),
  );
}

/** Durations and sizes after compression stay as they were recorded while nothing else changed. */
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
    // How far a command came that failed is luck: what it left behind is no result.
    const kept = exitCode === 0 || !old ? keepCompressed(emitted, lastRecorded) : (lastRecorded ?? {});
    const text = JSON.stringify(kept);
    const isNews = text !== last && text !== '{}';
    last = text;
    const isSame = old !== undefined && comparableOutput(old.output) === comparableOutput(output);
    return { command, exitCode, output: isSame ? old.output : output, ...(isNews && { emitted: kept }) };
  });
  const shown = project.shown.map((output, index) => ({
    path: output.path,
    after: output.after,
    hash: hashShown(output, realOutput(project, result, index) ?? NOT_EMITTED),
  }));
  return { inputs, runs, shown };
}

/** What the page should show for one of its outputs; nothing when it was not emitted or the excerpt is not in it. */
export function realOutput(project: Project, result: ProjectResult, index: number): string | undefined {
  const { kind, path, after, excerpt } = project.shown[index]!;
  if (kind === 'output') {
    const text = result.shown[index];
    return typeof text === 'string' ? cutExcerpt(text, excerpt) : undefined;
  }
  const files = Object.keys(result.runs[after]?.emitted ?? {});
  const prefix = path === '' ? '' : `${path}/`;
  return files.some((file) => file.startsWith(prefix)) ? drawListing(files, path) : undefined;
}

/** Whether the page still shows what was recorded, without running anything. */
export function showsRecorded(project: Project, recorded: RecordedProject): boolean {
  const excerpts = printedExcerpts(
    project.commands,
    recorded.runs.map(({ output }) => output),
  );
  const commandsMatch =
    recorded.runs.length === project.commands.length &&
    project.commands.every(({ shown }, index) => {
      const output = excerpts[index];
      return (
        shown === undefined || (output !== undefined && comparableOutput(shown) === comparableOutput(output))
      );
    });
  const outputsMatch =
    recorded.shown.length === project.shown.length &&
    project.shown.every((output, index) => {
      const { path, after, hash } = recorded.shown[index]!;
      return path === output.path && after === output.after && hash === hashShown(output, shownText(output));
    });
  return commandsMatch && outputsMatch;
}

/** An output as the page has it, without what an author may add. */
export function shownText({ kind, block }: ShownOutput): string {
  return kind === 'listing' ? withoutNotes(block.value) : block.value;
}

/** No block can show it, not even an empty one. */
const NOT_EMITTED = '\0';

function hashShown({ excerpt }: ShownOutput, text: string): string {
  return contentHash(JSON.stringify(excerpt), text);
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
