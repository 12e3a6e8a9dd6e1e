import type { Block, ExampleDocument } from './collect-blocks.ts';
import type { Excerpt } from './excerpt.ts';

export interface ProjectFile {
  text: string;
  /** The content of a binary file; `text` then only distinguishes it from others. */
  bytes?: Buffer;
  /** The block that writes it, with the block line of each line of the text; none for a file of `examples/`. */
  block?: Block;
  lines?: number[];
  /** As problems call it. */
  source: string;
}

export interface ProjectCommand {
  text: string;
  block: Block;
  /** Line of the page. */
  line: number;
  /** What the page shows below it; undefined when it shows nothing. */
  shown: string | undefined;
  /** Of the block, for all its commands together. */
  excerpt: Excerpt;
  expectError: string | undefined;
}

/** An emitted file or a listing that the page shows. */
export interface ShownOutput {
  block: Block;
  kind: 'output' | 'listing';
  /** A file, or a folder whose files are listed; '' is the whole project. */
  path: string;
  excerpt: Excerpt;
  /** Index of the command after which it looks like this. */
  after: number;
}

export interface Project {
  document: ExampleDocument;
  id: string;
  /** Folder it is run in: one flat list, so that all are equally deep. */
  folder: string;
  files: Map<string, ProjectFile>;
  commands: ProjectCommand[];
  shown: ShownOutput[];
  blocks: Block[];
}

/** Files of `examples/<id>/`; undefined when there is no such folder. */
export type ReadExample = (id: string) => Map<string, string | Buffer> | undefined;
