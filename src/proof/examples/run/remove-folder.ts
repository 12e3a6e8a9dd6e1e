import { rmSync } from 'node:fs';

const TRIES = 20;
const PAUSE_MS = 50;

/**
 * Removes a folder that may still be written to: a reused process writes its build cache after the build has ended. The
 * retries of `rmSync` do not remove files that were added after its first attempt.
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
