import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const SOURCES = [
  'src',
  'docs',
  'examples',
  'explorers',
  'public',
  'scripts/run.mjs',
  'site.config.ts',
  'package-lock.json',
];
/** Tests, and what examples install or build. */
const NOT_IN_THE_SITE = /\.test\.tsx?$|^(?:node_modules|dist|\.run.*)$/;

/** Whether something that goes into the site is newer than the site, or there is none. @param {string} root */
export function buildIsStale(root) {
  const built = statSync(path.join(root, 'dist/_site.json'), { throwIfNoEntry: false });
  if (built === undefined) return true;
  return SOURCES.some((source) => isNewer(path.join(root, source), built.mtimeMs));
}

/**
 * Folders count as well: their time changes when a file in them is removed.
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
