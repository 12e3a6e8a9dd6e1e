import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder for empty caches. */
    caches: string;
  }
}

const ENGINE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/stillpage', import.meta.url));

const created: string[] = [];

/**
 * Gives the unit tests temporary folders of their own, because test files that share their modules cannot remove them: a
 * hook in a shared module belongs to the first file that loads it.
 */
export function setup(project: TestProject): void {
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'unit-tests-'));
  process.env['TMPDIR'] = temporary;
  mkdirSync(ENGINE_CACHE, { recursive: true });
  // Inside the engine's own cache, so bundles can resolve packages.
  const caches = mkdtempSync(path.join(ENGINE_CACHE, 'test-'));
  project.provide('caches', caches);
  created.push(temporary, caches);
}

export function teardown(): void {
  for (const folder of created) rmSync(folder, { recursive: true, force: true });
}
