import process from 'node:process';

/**
 * Ends a child that leads its own process group, with everything it started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function endGroup({ pid, exitCode }, signal) {
  if (pid !== undefined && exitCode === null) process.kill(-pid, signal);
}
