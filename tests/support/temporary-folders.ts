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

const ENGINE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/rslib-docs', import.meta.url));

/**
 * Gives the unit tests temporary folders of their own and removes them at the end, because test files that share their
 * modules cannot do so: a hook in a shared module belongs to the first file that loads it.
 */
export default function createTemporaryFolders(project: TestProject): () => void {
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'unit-tests-'));
  process.env['TMPDIR'] = temporary;
  mkdirSync(ENGINE_CACHE, { recursive: true });
  // Inside the engine's own cache, so bundles can resolve packages.
  const caches = mkdtempSync(path.join(ENGINE_CACHE, 'test-'));
  project.provide('caches', caches);
  return () => {
    for (const folder of [temporary, caches]) rmSync(folder, { recursive: true, force: true });
  };
}
