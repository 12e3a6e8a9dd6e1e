import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './list-folder.ts';

/** Times of changes have this resolution on common file systems. */
const CLOCK_STEP_MS = 20;

/** The string differs after a file has changed. A missing file and a folder have one as well. */
export type StateOf = (file: string) => string;

/** Files that something was made from, with their states at that time. */
export type Origins = [file: string, state: string][];

/**
 * The states of the files that something was made from. Undefined if one may have changed since a time, so nobody
 * knows what was read after that time.
 */
export function originsOf(files: Iterable<string>, stateOf: StateOf, since: number): Origins | undefined {
  const origins = [...files].map((file): Origins[number] => [file, stateOf(file)]);
  return origins.every(([file]) => isSettled(file, since)) ? origins : undefined;
}

export function areSame(origins: Origins, stateOf: StateOf): boolean {
  return origins.every(([file, state]) => stateOf(file) === state);
}

/** Checks that a file has not changed since a time. */
function isSettled(file: string, since: number): boolean {
  // If the file is missing, it may just have been deleted, which changes its folder.
  const stats = statsOf(file) ?? statsOf(path.dirname(file));
  // Anybody can set the time of a modification; that of a change also follows renames.
  return stats === undefined || stats.ctimeMs < since - CLOCK_STEP_MS;
}

/** Digests of contents are the states of files for other processes. A file is read once as long as it is the same. */
export function createDigests(): StateOf {
  const known = new Map<string, { stamp: string; digest: string }>();
  return (file) => {
    // Taken before the file is read: a change in between is another stamp the next time.
    const stamp = stampOf(file);
    const before = known.get(file);
    if (before?.stamp === stamp) return before.digest;
    const digest = digestOf(file);
    known.set(file, { stamp, digest });
    return digest;
  };
}

function digestOf(file: string): string {
  const stats = statsOf(file);
  if (stats === undefined) return 'missing';
  try {
    const isFolder = stats.isDirectory();
    const content = isFolder ? JSON.stringify(filesBelow(file)) : readFileSync(file);
    return `${isFolder ? 'folder' : 'file'} ${createHash('sha256').update(content).digest('base64')}`;
  } catch {
    // Whoever needs the content reports it.
    return 'unreadable';
  }
}

/** Describes a file for one process by what the file system knows, without reading it. */
export function stampOf(file: string): string {
  const stats = statsOf(file);
  if (stats === undefined) return 'missing';
  if (stats.isDirectory()) return digestOf(file);
  // An older file that was moved here has another number, and permissions change only the time of the change.
  return `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
}

function statsOf(file: string) {
  try {
    return statSync(file);
  } catch {
    // Missing, or a name that no file can have.
    return undefined;
  }
}
