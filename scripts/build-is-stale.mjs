import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const SOURCES = [
  'src',
  'docs',
  'examples',
  'explorers',
  'lab',
  'public',
  'scripts/run.mjs',
  'site.config.ts',
  'package-lock.json',
];
/** Matches tests, and what examples install or build. */
const NOT_IN_THE_SITE = /\.test\.tsx?$|^(?:node_modules|dist|\.run.*)$/;

/** Returns whether the site is not built yet, or one of its sources is newer than the build. @param {string} root */
export function buildIsStale(root) {
  const built = statSync(path.join(root, 'dist/_site.json'), { throwIfNoEntry: false });
  if (built === undefined) return true;
  return SOURCES.some((source) => isNewer(path.join(root, source), built.mtimeMs));
}

/**
 * Also checks the time of folders, which changes when a file in them is removed.
 * @param {string} place
 * @param {number} than
 * @returns {boolean}
 */
function isNewer(place, than) {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  if (stats.mtimeMs > than) return true;
  return (
    stats.isDirectory() &&
    readdirSync(place).some((name) => !NOT_IN_THE_SITE.test(name) && isNewer(path.join(place, name), than))
  );
}
