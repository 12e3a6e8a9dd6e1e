import process from 'node:process';

/**
 * Ends a child that leads a group of its own, with all it has started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function endGroup({ pid, exitCode }, signal) {
  if (pid !== undefined && exitCode === null) process.kill(-pid, signal);
}
