import type { EntryRow } from './entry-table.ts';
import type { FieldChange, Finding } from './finding.ts';

/** Everything that is said about a package. */
export interface Examination {
  name: string;
  version: string;
  /** In one sentence. */
  verdict: string;
  /** The worst first. */
  findings: Finding[];
  table: EntryRow[];
  /** The changes to package.json that fix everything it can fix. */
  proposal: FieldChange[];
  /** package.json as it is. */
  manifest: string;
  /** package.json with the proposal. */
  proposed: string;
  /** The findings of the package with the proposal: what needs another build, or its author. */
  remaining: Finding[];
  /** Bytes by file, the largest first. */
  sizes: { file: string; bytes: number }[];
}
