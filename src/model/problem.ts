import { fillIn } from './words/fill-in.ts';

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
  /**
   * What to say once about all problems with one cause, whose own texts differ; `{count}` is their number. Problems with
   * the same text need none.
   */
  together?: { what: string; fix?: string };
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
  for (const problem of problems) seen.set(formatGroup([problem]), problem);
  return [...seen.values()];
}

export function placeOf(problem: Problem): string {
  if (problem.line === undefined) return problem.file;
  return `${problem.file}:${problem.line}:${problem.column ?? 1}`;
}

export interface ReportOptions {
  /** How many places to list of problems with one cause. Defaults to all; commands with a limit have `--all-places`. */
  mostPlaces?: number;
}

/** Writes problems with the same cause as one, with its places. */
export function formatProblems(problems: readonly Problem[], options: ReportOptions = {}): string {
  const sorted = sortProblems(uniqueProblems(problems));
  const byCause = new Map<string, [Problem, ...Problem[]]>();
  for (const problem of sorted) {
    const others = byCause.get(causeOf(problem));
    if (others) others.push(problem);
    else byCause.set(causeOf(problem), [problem]);
  }
  const groups = [...byCause.values()];
  const count = (['error', 'warning'] as const).flatMap((level) => {
    const causes = groups.filter(([first]) => first.level === level);
    const places = causes.flat().length;
    const inPlaces = places > causes.length ? ` in ${places} places` : '';
    return places === 0 ? [] : `${causes.length} ${level}${causes.length === 1 ? '' : 's'}${inPlaces}`;
  });
  return [...groups.map((group) => formatGroup(group, options)), count.join(', ')].join('\n\n');
}

function causeOf({ level, what, fix, didYouMean, together }: Problem): string {
  return [level, ...(together ? [together.what, together.fix] : [what, fix, didYouMean])].join('\n');
}

function formatGroup(
  problems: readonly [Problem, ...Problem[]],
  { mostPlaces = Infinity }: ReportOptions = {},
): string {
  const [first, second] = problems;
  const { level, didYouMean } = first;
  const shared = second && first.together;
  const what = shared ? fillIn(shared.what, { count: problems.length }) : first.what;
  const fix = shared ? shared.fix : first.fix;
  const places = problems.slice(0, mostPlaces).map(placeOf);
  const others = problems.length - places.length;
  if (others > 0) places.push(`and ${others} more (--all-places lists them)`);
  const lines = [`${level} ${places.join(`\n${' '.repeat(level.length + 1)}`)}`, `  ${what}`];
  if (didYouMean !== undefined) lines.push(`  Did you mean ${didYouMean}?`);
  if (fix !== undefined) lines.push(`  ${fix}`);
  return lines.join('\n');
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
