// Provides a program that a test step needs: finds it, installs it as root on Debian, or says why the step is skipped.
// Node built-ins only: it runs before anything is installed.
import path from 'node:path';
import { installDebianPackages, mayInstallDebianPackages } from './debian.mjs';

/** Skips a step: nothing is wrong with the site, but a program that the step needs is not available. */
export class CannotRun extends Error {}

/**
 * Returns what `find` finds, after installing the program if necessary and possible.
 * @template T
 * @param {() => T | undefined} find
 * @param {string[]} packages the Debian packages that contain it
 * @param {string} whatToInstall the message if nothing can be installed
 * @returns {Promise<T>}
 */
export async function ensureProgram(find, packages, whatToInstall) {
  const found = find();
  if (found !== undefined) return found;
  const failed = mayInstallDebianPackages() ? await installDebianPackages(packages) : undefined;
  const installed = find();
  if (installed === undefined) throw new CannotRun(`${failed ?? ''} ${whatToInstall}`.trim());
  return installed;
}

/** Returns every path at which PATH could contain a program of this name. @param {NodeJS.ProcessEnv} env @param {string} name */
export function inPath(env, name) {
  const folders = (env.PATH ?? '').split(':').filter(Boolean);
  return folders.map((folder) => path.posix.join(folder, name));
}
