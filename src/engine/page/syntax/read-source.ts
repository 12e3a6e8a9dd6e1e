import { statSync } from 'node:fs';
import { readTextFile } from '../../files/read-text.ts';
import type { ReadText } from '../../files/read-text.ts';

/** A larger page would take minutes to highlight, and nobody could read it. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Reads a page or a file it shows, and normalizes line endings. */
export function readSource(file: string, name: string): ReadText {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_BYTES) {
    const megabytes = (size / 1024 / 1024).toFixed(1);
    return {
      problem: {
        level: 'error',
        file: name,
        what: `The file is ${megabytes} MB; a page may be at most 2 MB.`,
        fix: 'Split it into several pages.',
      },
    };
  }
  const read = readTextFile(file, name);
  return 'problem' in read ? read : { text: read.text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n') };
}
