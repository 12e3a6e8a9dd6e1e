import type { Fault } from './config-file.ts';
import type { Rename } from './tool.ts';

export type Outcome = 'converted' | 'not needed' | 'decision';

/** Of an option that differs between items, the first of these is said. */
export const RANKS: readonly Outcome[] = ['decision', 'converted', 'not needed'];

/** What became of one option of the configuration, or of other code in it. */
export interface Listed {
  /** With its parents, and of several configurations also its place: `[1].dts.resolve`. */
  name: string;
  line: number;
  /** As its author wrote it. */
  code: string;
  comments: string[];
  outcome: Outcome;
  /** The options of Rslib that were written for it. */
  to: string[];
  /** What replaces it, the default that makes it unnecessary, or what to do. As Markdown. */
  text: string;
  why: string | undefined;
}

export interface Converted {
  kind: 'converted';
  /** The id of the tool. */
  tool: string;
  /** The text of `rslib.config.ts`; undefined if the configuration is code as a whole. */
  config: string | undefined;
  /** The new text of `package.json`, if it was given. */
  manifest: string | undefined;
  list: Listed[];
  /** Differences that no option causes, as Markdown. */
  differences: string[];
  /** Files that get another extension. */
  renames: Rename[];
}

export type Conversion =
  | Converted
  /** A file cannot be parsed. */
  | { kind: 'broken'; file: 'configuration' | 'package.json'; fault: Fault }
  /** No tool was recognized. */
  | { kind: 'unknown' };
