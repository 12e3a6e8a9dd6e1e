import type { Problem } from '../../model/problem.ts';

/** A statement that a program cannot compare with the package, and why. */
export interface Unjudged {
  file: string;
  line: number;
  what: string;
}

/** The result of comparing statements with the package. */
export interface Findings {
  /** How many statements were compared, without those that could not be judged. */
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

/** Formats the list with one line per entry, because there is nothing to do about them. */
export function formatUnjudged(unjudged: readonly Unjudged[]): string {
  return [...unjudged]
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
    .map(({ file, line, what }) => `  ${file}:${line}: ${what}`)
    .join('\n');
}
