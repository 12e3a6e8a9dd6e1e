import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './list-folder.ts';

/** Times of changes have this resolution on common file systems. */
const CLOCK_STEP_MS = 20;

/** Contents of files, as they were when first asked for. */
export interface FileDigests {
  /** Digests a file's content or the names of the files below a folder. A missing file has a digest as well. */
  of(file: string): string;
  /** Checks that a file has not changed since a time, so whoever read it after that time saw the digested content. */
  isSettled(file: string, since: number): boolean;
}

export function createFileDigests(): FileDigests {
  const known = new Map<string, string>();
  return {
    of(file) {
      const found = known.get(file) ?? digestOf(file);
      known.set(file, found);
      return found;
    },
    isSettled(file, since) {
      // If the file is missing, it may just have been deleted, which changes its folder.
      const stats = statsOf(file) ?? statsOf(path.dirname(file));
      // Anybody can set the time of a modification; that of a change also follows renames.
      return stats === undefined || stats.ctimeMs < since - CLOCK_STEP_MS;
    },
  };
}

function digestOf(file: string): string {
  const stats = statsOf(file);
  if (stats === undefined) return 'missing';
  const isFolder = stats.isDirectory();
  const content = isFolder ? JSON.stringify(filesBelow(file)) : readFileSync(file);
  return `${isFolder ? 'folder' : 'file'} ${createHash('sha256').update(content).digest('base64')}`;
}

function statsOf(file: string) {
  try {
    return statSync(file);
  } catch {
    // Missing, or a name that no file can have.
    return undefined;
  }
}
