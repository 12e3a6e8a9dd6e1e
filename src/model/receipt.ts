/** What a reader can see of the run behind a block; made of the recording beside the page. */
export interface ReceiptFile {
  /** The package the examples are run with, as `@rslib/core`, comes first. */
  versions: Record<string, string>;
  /** Runs them again, from the folder of the site's sources. */
  reproduce: string;
  projects: Record<string, ReceiptRun[]>;
}

export interface ReceiptRun {
  command: string;
  exitCode: number;
  /** Bytes and bytes after gzip of each emitted file. */
  files: [name: string, bytes: number, gzip: number][];
}
