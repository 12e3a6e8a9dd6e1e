/** Something an author has to mend (or, as a warning, may want to). One voice for every kind of input. */
export interface Problem {
  level: 'error' | 'warning';
  /** Path as the author knows it: relative to the site folder, with forward slashes. */
  file: string;
  /** 1-based; absent when the problem is the file as a whole. */
  line?: number;
  column?: number;
  /** What is wrong, one sentence. */
  what: string;
  /** How to fix it, one sentence. */
  fix?: string;
  /** The nearest right name or value, shown as "Did you mean …?". */
  didYouMean?: string;
}

/** File order, then place in the file; errors and warnings stay side by side where they stand. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compareText(a.what, b.what),
  );
}

/** The same problem is reported once, however many pages share the fragment it stands in. */
export function uniqueProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of problems) seen.set(formatProblem(problem), problem);
  return [...seen.values()];
}

export function placeOf(problem: Problem): string {
  if (problem.line === undefined) return problem.file;
  return `${problem.file}:${problem.line}:${problem.column ?? 1}`;
}

export function formatProblem(problem: Problem): string {
  const lines = [`${problem.level} ${placeOf(problem)}`, `  ${problem.what}`];
  if (problem.didYouMean !== undefined) lines.push(`  Did you mean ${problem.didYouMean}?`);
  if (problem.fix !== undefined) lines.push(`  ${problem.fix}`);
  return lines.join('\n');
}

export function formatProblems(problems: readonly Problem[]): string {
  const sorted = sortProblems(uniqueProblems(problems));
  const errors = sorted.filter((problem) => problem.level === 'error').length;
  const warnings = sorted.length - errors;
  const count = [
    errors > 0 ? `${errors} ${errors === 1 ? 'error' : 'errors'}` : '',
    warnings > 0 ? `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}` : '',
  ].filter(Boolean);
  return [...sorted.map(formatProblem), count.join(', ')].join('\n\n');
}

/** Thrown where nothing can go on without the author: the caller prints it, never its stack. */
export class ProblemError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.name = 'ProblemError';
    this.problems = problems;
  }
}

/** Locale-free order, the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
