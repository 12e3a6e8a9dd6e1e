import type { Question } from './answers.ts';

/** Why a line is in a file: the question whose answer put it there, a sentence, and the section that explains it. */
export interface Mark {
  question: Question;
  why: string;
  /** Route and anchor. */
  page: string;
}

export interface Line {
  text: string;
  /** Nothing for a line that every project has. */
  marks: readonly Mark[];
}

export interface StarterFile {
  path: string;
  lines: readonly Line[];
}

/** A part of a file: plain text of any number of lines, lines with marks, or nothing. */
export type Part = string | Line | readonly Line[] | undefined;

/** Marks every line of a string. */
export function marked(text: string, ...marks: Mark[]): Line[] {
  return text.split('\n').map((line) => ({ text: line, marks }));
}

/** Puts a file together from its parts, each of which begins a new line. */
export function fileOf(path: string, ...parts: Part[]): StarterFile {
  return { path, lines: parts.flatMap(linesOf) };
}

function linesOf(part: Part): readonly Line[] {
  if (part === undefined) return [];
  if (typeof part === 'string') return marked(part);
  return 'text' in part ? [part] : part;
}

/** Marks every line of a file in addition. */
export function withMarks({ path, lines }: StarterFile, ...added: Mark[]): StarterFile {
  return {
    path,
    lines: lines.map(({ text, marks }) => ({ text, marks: [...new Set([...marks, ...added])] })),
  };
}

export function textOf({ lines }: StarterFile): string {
  return lines.map(({ text }) => `${text}\n`).join('');
}
