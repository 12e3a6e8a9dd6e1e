/** Data that readers see about the run behind a block, built from the recording next to the page. */
export interface ReceiptFile {
  /** Versions by package; the one the examples run with, such as `@rslib/core`, comes first. */
  versions: Record<string, string>;
  /** Command that runs them again from the folder of the site's sources. */
  reproduce: string;
  projects: Record<string, ReceiptRun[]>;
  /** Where to open a project in the lab, for those that it can build. */
  labs: Record<string, string>;
}

export interface ReceiptRun {
  command: string;
  exitCode: number;
  /** Size of each emitted file, plain and after gzip. */
  files: [name: string, bytes: number, gzip: number][];
}
