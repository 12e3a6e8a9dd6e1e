import type { FileSize } from '../run/emitted-files.ts';
import type { Versions } from '../run/versions.ts';

export interface RecordedRun {
  command: string;
  exitCode: number;
  output: string;
  /** Omitted if the files are the same as after the command before. */
  emitted?: Record<string, FileSize>;
}

export interface RecordedBlock {
  /** A file, a folder with a slash, or the first command. Only for people who read the recording. */
  name: string;
  hash: string;
  /** The program that made it; omitted if that is not a known one. */
  tool?: string;
}

export interface RecordedProject {
  /** Hash of files, commands and versions. */
  inputs: string;
  runs: RecordedRun[];
  /** What each block should show, in the order of the page. */
  blocks: RecordedBlock[];
}

export interface Recording {
  versions: Versions & { node: string };
  projects: Record<string, RecordedProject>;
  /** Projects whose hash does not match, so they were not written by a run. */
  edited: string[];
}
