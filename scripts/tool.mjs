// Command lines for the tools in node_modules, run with the current Node: no npx and no shell, the same on every platform.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** @typedef {[program: string, ...args: string[]]} Command */

/**
 * Returns the command line of a tool.
 * @param {string} packageName
 * @param {string} bin name of the command, if the package has several
 * @param {string[]} args
 * @returns {Command}
 */
export function tool(packageName, bin, args) {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin: bins } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = typeof bins === 'string' ? bins : bins[bin];
  return [process.execPath, path.join(folder, file), ...args];
}

/** A build creates millions of short-lived objects. A larger young generation makes it about 10% faster. */
const ROOM = ['--min-semi-space-size=32', '--max-semi-space-size=64'];

/** Returns the command line of a command that run.mjs knows, or of a TypeScript file. @param {string} name @param {string[]} [args] @returns {Command} */
export const engine = (name, args = []) => [
  process.execPath,
  ...ROOM,
  path.join(root, 'scripts/run.mjs'),
  name,
  ...args,
];
