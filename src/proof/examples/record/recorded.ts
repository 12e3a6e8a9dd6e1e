import type { FileSize } from '../run/emitted-files.ts';
import type { Versions } from '../run/versions.ts';

export interface RecordedRun {
  command: string;
  exitCode: number;
  output: string;
  /** Left out when the command left the files as the one before it did. */
  emitted?: Record<string, FileSize>;
}

export interface RecordedBlock {
  /** A file, a folder with a slash, or the first command: for those who read the recording. */
  name: string;
  hash: string;
  /** The program that made it; left out where no known one did. */
  tool?: string;
}

export interface RecordedProject {
  /** Hash of files, commands and versions. */
  inputs: string;
  runs: RecordedRun[];
  /** What each block of the page shows if it is right, in the order of the page. */
  blocks: RecordedBlock[];
}

export interface Recording {
  versions: Versions & { node: string };
  projects: Record<string, RecordedProject>;
  /** Projects that were written by something else than a run: their hash does not fit. */
  edited: string[];
}
