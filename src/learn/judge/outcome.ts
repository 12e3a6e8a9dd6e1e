import type { EntryRow } from '../../doctor/model/entry-table.ts';
import type { Severity } from '../../doctor/model/codes.ts';
import type { LessonFiles } from '../model/lesson.ts';

/** What the judge looks at. Answers are never compared with the solution. */
export interface Outcome {
  /** Whether Rslib finished without an error. */
  ok: boolean;
  /** What Rslib printed, without colors. */
  console: string;
  /** The text files that Rslib wrote, by path. */
  files: LessonFiles;
  /** The names of the reader's files. */
  sources: readonly string[];
  /** The contents of those that conditions ask for a field of. A file that cannot be parsed is missing. */
  data: Readonly<Record<string, unknown>>;
  /** What the doctor says about the package, which only some lessons ask for. */
  examination?: ExaminedPackage | undefined;
}

export interface ExaminedPackage {
  findings: readonly { code: string; severity: Severity }[];
  table: readonly EntryRow[];
  /** The files that npm would pack. */
  sizes: readonly { file: string }[];
}

/** The outcome of a lesson without a build, but for what the judge may know of the answer. */
export const NOT_BUILT = { ok: true, console: '', files: {} } as const satisfies Partial<Outcome>;
