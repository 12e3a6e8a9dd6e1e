import { execFile } from 'node:child_process';

/** Runs a program and returns what it prints; if it fails without printing anything, its error. */
export function execute(file: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(file, args, { cwd, maxBuffer: 64_000_000 }, (error, stdout, stderr) => {
      resolve(error && stdout === '' ? stderr : stdout);
    });
  });
}
