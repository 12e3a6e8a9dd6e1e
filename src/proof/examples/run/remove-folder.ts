import { rmSync } from 'node:fs';

const TRIES = 20;
const PAUSE_MS = 50;

/**
 * Removes a folder that somebody may still be writing to: a process that is used again writes the cache of a build after
 * the build has ended. The retries of `rmSync` do not remove what was added since its first try.
 */
export function removeFolder(folder: string): void {
  for (let tries = 1; ; tries++) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch (error) {
      if (tries === TRIES || (error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}
