import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MessageError } from '../../model/message-error.ts';

/** Thrown for a file that records cannot be written to. The message is for the person who runs the command. */
export class RecordsFileError extends MessageError {}

/** The path of a file to write records to: a new one, or one that has records. Any other would be lost. */
export function recordsFile(name: string): string {
  const file = path.resolve(name);
  if (existsSync(file) && !hasRecords(file))
    throw new RecordsFileError(
      `${file} has no search records. Choose another file with --out, or delete it.`,
    );
  return file;
}

function hasRecords(file: string): boolean {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(content) && content.every((one) => Object.hasOwn(Object(one) as object, 'objectID'));
  } catch {
    return false;
  }
}
