import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ProblemError } from '../../../model/problem.ts';

interface Installer {
  ensureInstalled(options: { root: string }): Promise<void>;
}

/**
 * Installs the packages that examples are run with. They have their own lock file, because the site is built without
 * them.
 */
export async function ensureExamplesInstalled(engineRoot: string, installDir: string): Promise<void> {
  const script = pathToFileURL(path.join(engineRoot, 'scripts/ensure-install.mjs')).href;
  const { ensureInstalled } = (await import(script)) as Installer;
  try {
    await ensureInstalled({ root: installDir });
  } catch (error) {
    throw new ProblemError([
      {
        level: 'error',
        file: 'examples/package-lock.json',
        what: `The packages that the examples need are not installed. ${error instanceof Error ? error.message : String(error)}`,
      },
    ]);
  }
}
