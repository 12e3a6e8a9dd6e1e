import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

/** Asks a script in a process of its own, because what it loads must not stay in this one. */
export function runNode(cwd: string, args: string[], input = ''): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd,
    input,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (status !== 0)
    throw new Error(`${path.basename(args[0] ?? '')} failed: ${stderr.trim() || stdout.trim()}`);
  return stdout;
}
