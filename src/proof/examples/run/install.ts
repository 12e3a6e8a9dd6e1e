import { existsSync } from 'node:fs';
import path from 'node:path';
import { ProblemError } from '../../../model/problem.ts';

/** Installs the locked packages of a folder if they are missing. */
type Install = (options: { root: string }) => Promise<void>;

/**
 * Installs the packages that examples are run with. They have their own lock file, because the site is built without
 * them.
 */
export async function ensureExamplesInstalled(
  install: Install,
  installDir: string,
  name = 'examples',
): Promise<void> {
  const missing = ['package.json', 'package-lock.json'].find(
    (one) => !existsSync(path.join(installDir, one)),
  );
  if (missing !== undefined)
    throw new ProblemError([
      {
        level: 'error',
        file: `${name}/${missing}`,
        what: 'The folder that examples are run in has no such file.',
        fix: `Write a package.json with the packages that the pages use, run npm install in ${name}, and commit both files.`,
      },
    ]);
  try {
    await install({ root: installDir });
  } catch (error) {
    throw new ProblemError([
      {
        level: 'error',
        file: `${name}/package-lock.json`,
        what: `The packages that the examples need are not installed. ${error instanceof Error ? error.message : String(error)}`,
      },
    ]);
  }
}
