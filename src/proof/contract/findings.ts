import type { Problem } from '../../model/problem.ts';

/** A statement that no program can compare with the package, and why. */
export interface Unjudged {
  file: string;
  line: number;
  what: string;
}

/** The result of comparing statements with the package. */
export interface Findings {
  /** How many statements were compared; those that could not be judged do not count. */
  compared: number;
  problems: Problem[];
  unjudged: Unjudged[];
}

export function joinFindings(all: readonly Findings[]): Findings {
  return {
    compared: all.reduce((sum, { compared }) => sum + compared, 0),
    problems: all.flatMap(({ problems }) => problems),
    unjudged: all.flatMap(({ unjudged }) => unjudged),
  };
}

/** Nothing to do with a line of the list but to read it, so it is one line. */
export function formatUnjudged(unjudged: readonly Unjudged[]): string {
  return [...unjudged]
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
    .map(({ file, line, what }) => `  ${file}:${line}: ${what}`)
    .join('\n');
}
