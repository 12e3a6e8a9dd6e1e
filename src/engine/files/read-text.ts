import { readFileSync } from 'node:fs';
import type { Problem } from '../../model/problem.ts';
import { positionAt } from './position.ts';

export type ReadText = { text: string } | { problem: Problem };

/** Reads a text file written by an author. `displayName` is the name used in problems. */
export function readTextFile(file: string, displayName: string): ReadText {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return { problem: { file: displayName, ...unreadable(error, 'file') } };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    // Lenient decoding replaces invalid bytes with this character. If the author wrote one before it, the location is
    // off.
    const place = positionAt(bytes.toString('utf8'), Math.max(0, bytes.toString('utf8').indexOf('\uFFFD')));
    return {
      problem: {
        level: 'error',
        file: displayName,
        ...place,
        what: 'The file is not valid UTF-8.',
        fix: 'Save it as UTF-8.',
      },
    };
  }
}

/** Explains that something of an author cannot be read. */
export function unreadable(error: unknown, noun: string): Omit<Problem, 'file'> {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return {
    level: 'error',
    what: `The ${noun} cannot be read (${reason}).`,
    ...(reason === 'EACCES' && { fix: 'Check its permissions.' }),
  };
}
