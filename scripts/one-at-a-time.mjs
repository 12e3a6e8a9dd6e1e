// Lets only one process at a time do something to a folder. Node built-ins only.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';

const POLL_MS = 200;

/**
 * Runs the work when no other process is at work on the same folder.
 * @template Result
 * @param {string} folder
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function oneAtATime(folder, work) {
  const lock = lockOf(folder);
  while (!take(lock)) {
    if (!isHeld(lock)) rmSync(lock, { force: true });
    else await setTimeout(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * Outside the folder: npm empties node_modules, and a file in the project would be one to ignore everywhere.
 * @param {string} folder
 */
export function lockOf(folder) {
  const name = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 16);
  return path.join(tmpdir(), `${name}.lock`);
}

/** @param {string} lock */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Returns whether the process that took the lock is still there: one that was killed could not give it back.
 * @param {string} lock
 */
function isHeld(lock) {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    // Empty in the moment between creating the file and writing to it.
    if (owner !== 0) process.kill(owner, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
