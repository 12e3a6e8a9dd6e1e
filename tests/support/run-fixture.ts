import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

declare const __ENGINE_ROOT__: string;

const LIMIT_MS = 60_000;

/** Runs a TypeScript file in the main thread of a process of its own, and returns what it prints. */
export async function runFixture(address: URL): Promise<string> {
  const script = ['scripts/run.mjs', path.relative(__ENGINE_ROOT__, fileURLToPath(address))];
  const options = { cwd: __ENGINE_ROOT__, timeout: LIMIT_MS };
  return (await promisify(execFile)(process.execPath, script, options)).stdout;
}
