import process from 'node:process';
import { formatProblems, ProblemError } from '../model/problem.ts';
import type { ReportOptions } from '../model/problem.ts';
import { NewSiteError } from './new-site/create-site.ts';
import { RecordsFileError } from './search-records/records-file.ts';
import { UploadError } from './search-upload/upload-error.ts';
import { ListenError } from '../engine/serve/listen.ts';
import { NoBuiltSiteError } from '../engine/output/hosts/site-manifest.ts';
import { OutFolderError } from '../engine/output/replace-contents.ts';

/** Errors whose messages are written for the person at the terminal. */
const FOR_PEOPLE = [
  ListenError,
  NewSiteError,
  NoBuiltSiteError,
  OutFolderError,
  RecordsFileError,
  UploadError,
];

/** Ends a failed command. Prints errors that people can fix as sentences, and internal errors with their stack. */
export function failWith(error: unknown, report: ReportOptions): void {
  process.exitCode = 1;
  if (error instanceof ProblemError) console.error(`\n${formatProblems(error.problems, report)}`);
  else if (FOR_PEOPLE.some((kind) => error instanceof kind)) console.error((error as Error).message);
  else if (codeOf(error).startsWith('ERR_PARSE_ARGS'))
    console.error(`${(error as Error).message}\nUse --help to see all options.`);
  else console.error(error);
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
