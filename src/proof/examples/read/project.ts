import type { Block, ExampleDocument } from './collect-blocks.ts';
import type { Excerpt } from './excerpt.ts';

export interface ProjectFile {
  text: string;
  /** The content of a binary file. Its `text` then only serves to tell it from others. */
  bytes?: Buffer;
  /**
   * The block that contains the file, and the block line of each line of the text. Files of `examples/` have neither.
   */
  block?: Block;
  lines?: number[];
  /** The name used in problems. */
  source: string;
}

export interface ProjectCommand {
  text: string;
  block: Block;
  /** Line in the page. */
  line: number;
  /** The output the page shows below the command; undefined if it shows none. */
  shown: string | undefined;
  /** The block's excerpt, which applies to all its commands together. */
  excerpt: Excerpt;
  expectError: string | undefined;
  /** Files and folders with a slash that it writes and that are never the same twice. */
  unrecorded: string[];
}

/** An emitted file or a listing that the page shows. */
export interface ShownOutput {
  block: Block;
  kind: 'output' | 'listing';
  /** A file, or a folder whose files are listed; '' means the whole project. */
  path: string;
  excerpt: Excerpt;
  /** Index of the command after which the output is read. */
  after: number;
}

/**
 * Packages that only some projects need and that are large, such as the framework of an application. A folder of
 * `examples/` with a lock file has them for all projects that extend it.
 */
interface OwnPackages {
  /** Relative to the site folder. */
  folder: string;
  /** Text of the lock file. */
  lock: string;
}

export interface Project {
  document: ExampleDocument;
  id: string;
  /** The folder it is run in. Folders are not nested, so all have the same depth. */
  folder: string;
  files: Map<string, ProjectFile>;
  packages?: OwnPackages | undefined;
  commands: ProjectCommand[];
  shown: ShownOutput[];
  blocks: Block[];
}

/** Reads the files of `examples/<id>/`; undefined if there is no such folder. */
export type ReadExample = (id: string) => Map<string, string | Buffer> | undefined;
