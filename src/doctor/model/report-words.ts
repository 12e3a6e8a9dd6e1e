import type { Severity } from './codes.ts';
import type { Examination } from './examination.ts';
import { totalOf } from './growth.ts';

/** Headings of a report, which is in English, as the checkers are. */
export const HEADINGS: Readonly<Record<Severity, string>> = {
  error: 'Errors',
  warning: 'Warnings',
  suggestion: 'Suggestions',
  choice: 'By choice',
};

/** Says how large a package is. */
export function sizeLine({ sizes }: Pick<Examination, 'sizes'>): string {
  const files = sizes.length === 1 ? '1 file' : `${sizes.length.toLocaleString('en')} files`;
  return `${files}, ${totalOf(sizes).toLocaleString('en')} bytes unpacked`;
}
