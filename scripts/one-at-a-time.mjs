// Lets only one process at a time work on a folder. Node built-ins only: it runs before anything is installed.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';

const POLL_MS = 200;

/** Locks of this process. In a container that was started again, one that was killed may have had the same number. */
const held = new Set();

/**
 * Runs `work` once no other process is working on the same folder. `onWait` is called if there is one.
 * @template Result
 * @param {string} folder
 * @param {() => Promise<Result>} work
 * @param {() => void} [onWait]
 * @returns {Promise<Result>}
 */
export async function oneAtATime(folder, work, onWait) {
  const lock = lockOf(folder);
  let waits = false;
  while (!take(lock)) {
    if (!isHeld(lock)) rmSync(lock, { force: true });
    else {
      if (!waits) onWait?.();
      waits = true;
      await setTimeout(POLL_MS);
    }
  }
  held.add(lock);
  try {
    return await work();
  } finally {
    held.delete(lock);
    rmSync(lock, { force: true });
  }
}

/**
 * Returns the path of the lock file. It is outside the folder: npm empties node_modules, and a file elsewhere in the
 * project would have to be ignored by every tool.
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
 * Returns whether the process that took the lock still exists. One that was killed could not release it.
 * @param {string} lock
 */
function isHeld(lock) {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    // The file is empty for a moment between being created and being written.
    if (owner !== 0) process.kill(owner, 0);
    return owner !== process.pid || held.has(lock);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
