import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the server, as npm unpacks it. */
    server: string;
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
let folder: string | undefined;

/** Packs the server as `npm run mcp:pack` does, and unpacks it in a folder of its own, away from all packages. */
export function setup(project: TestProject): void {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mcp-server-'));
  execFileSync(process.execPath, [path.join(root, 'scripts/run.mjs'), 'mcp-pack', '--out', folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [tarball = ''] = readdirSync(folder);
  execFileSync('tar', ['-xzf', tarball], { cwd: folder });
  project.provide('server', path.join(folder, 'package'));
}

export function teardown(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
