import type { ExampleLink } from './explorer.ts';

/** Data that readers see about the run behind a block, built from the recording next to the page. */
export interface ReceiptFile {
  /** Versions by package; the one the examples run with, such as `@rslib/core`, comes first. */
  versions: Record<string, string>;
  /** Command that runs them again from the folder of the site's sources. */
  reproduce: string;
  projects: Record<string, ReceiptRun[]>;
  /** Where to open a project, for those that another extension can open. */
  openIn: Record<string, readonly ExampleLink[]>;
}

export interface ReceiptRun {
  command: string;
  exitCode: number;
  /** Size of each emitted file, plain and after gzip. */
  files: [name: string, bytes: number, gzip: number][];
}
