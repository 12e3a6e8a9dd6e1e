import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

export function npm(args: readonly string[], cwd: string): string {
  return runProgram('npm', args, cwd);
}

/** Throws the reason why a program failed. */
export function runProgram(program: string, args: readonly string[], cwd: string): string {
  const { stdout, stderr, status, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    shell: program === 'npm' && process.platform === 'win32',
    maxBuffer: 2 ** 26,
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (status === 0) return stdout;
  // Node first prints the line of code that threw.
  const message = stderr.split('\n').find((line) => /^(?:npm )?\w*error\b/i.test(line));
  const reason = error?.message ?? message ?? (stderr.trim() || stdout.trim());
  throw new Error(`${path.basename(program)} ${args[0]} failed: ${reason}`);
}
