import type { Question } from './answers.ts';
import type { Line, Mark, StarterFile } from './lines.ts';

/** The files that nearly every answer changes. */
const FIRST = /(?:^|\/)(?:rslib\.config\.\w+|package\.json)$/;

/** Says whether a line is there because of the answer to a question. */
export const isMarked = ({ marks }: Line, shown: Question): boolean =>
  marks.some(({ question }) => question === shown);

/** Says whether a file is open until the reader decides: others open when an answer changes them. */
export const isOpenAtFirst = ({ path, lines }: StarterFile, shown: Question): boolean =>
  FIRST.test(path) || lines.some((line) => isMarked(line, shown));

/** The reasons of a question, each with the files that it is about. */
export function reasonsFor(question: Question, files: readonly StarterFile[]): Map<Mark, string[]> {
  const reasons = new Map<Mark, string[]>();
  for (const { path, lines } of files)
    for (const mark of new Set(lines.flatMap(({ marks }) => marks)))
      if (mark.question === question) reasons.set(mark, [...(reasons.get(mark) ?? []), path]);
  return reasons;
}
