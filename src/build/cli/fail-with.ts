import process from 'node:process';
import { ProblemError } from '../../model/problem.ts';

/** The end of a command that went wrong: an author's problems as sentences, a fault of our own with its stack. */
export function failWith(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof ProblemError) {
    console.error(`\n${error.message}`);
    return;
  }
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code.startsWith('ERR_PARSE_ARGS'))
    console.error(`${(error as Error).message}\nUse --help to see what there is.`);
  else console.error(error);
}
