/** Something an author has to fix, or as a warning may want to. One format for every kind of input. */
export interface Problem {
  level: 'error' | 'warning';
  /** Path relative to the site folder, with forward slashes. */
  file: string;
  /** 1-based; absent if the problem concerns the whole file. */
  line?: number;
  column?: number;
  /** What is wrong, as one sentence. */
  what: string;
  /** How to fix it, as one sentence. */
  fix?: string;
  /** The nearest valid name or value, shown as "Did you mean …?". */
  didYouMean?: string;
}

/** Sorts by file, then by position; errors and warnings stay mixed. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compareText(a.what, b.what),
  );
}

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ level }) => level === 'error');
}

/** Removes duplicates, such as a problem in a fragment that several pages share. */
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

/**
 * Thrown when work cannot continue until the author fixes something. The caller prints the message, never the
 * stack.
 */
export class ProblemError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.name = 'ProblemError';
    this.problems = problems;
  }
}

/** Compares strings without a locale, so the order is the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
