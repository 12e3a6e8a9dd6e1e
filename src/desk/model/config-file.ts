import type { CodeSetting, ObjectSetting } from './setting.ts';

/** A statement beside the exported configuration. */
export interface Statement {
  code: string;
  line: number;
  comments: string[];
  /** What it declares; empty if it only has an effect. */
  names: string[];
  /** The declarations of the file that it needs. */
  needs: string[];
  isImport: boolean;
}

export interface ConfigFile {
  /** Several if the file exports a list. */
  configs: ObjectSetting[];
  isList: boolean;
  /** Parts of the exported value that are not objects of options, and all of it if nothing could be read. */
  unread: CodeSetting[];
  statements: Statement[];
  /** The comments before the export, and at the end of the file. */
  comments: { before: string[]; after: string[] };
  /** The constants whose values are part of the configuration. */
  reads: ReadonlySet<string>;
}

/** The first place that cannot be parsed. */
export interface Fault {
  line: number;
  /** The word or character that cannot be there; undefined at the end of the file. */
  found: string | undefined;
  /** At the end of the file: the bracket that is not closed. */
  unclosed: string | undefined;
}
