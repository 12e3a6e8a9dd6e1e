import process from 'node:process';
import { MessageError } from '../../model/message-error.ts';
import { formatProblems, ProblemError } from '../../model/problem.ts';
import type { ReportOptions } from '../../model/problem.ts';

/** Ends a failed command. Prints errors that people can fix as sentences, and internal errors with their stack. */
export function failWith(error: unknown, report: ReportOptions): void {
  process.exitCode = 1;
  if (error instanceof ProblemError) console.error(`\n${formatProblems(error.problems, report)}`);
  else if (error instanceof MessageError) console.error(error.message);
  else if (codeOf(error).startsWith('ERR_PARSE_ARGS'))
    console.error(`${(error as Error).message}\nUse --help to see all options.`);
  else console.error(error);
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
