// Installs what a lock file lists into a folder of its own, so the site depends on none of it.
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { run } from '../scripts/children.mjs';
import { root } from '../scripts/tool.mjs';

/** npm writes this file last, so an interrupted installation has none. */
const FINISHED = 'node_modules/.package-lock.json';

/**
 * Installs the packages of a folder that contains a package.json and a lock file, unless that was done before.
 * @param {string} from folder below the project
 * @param {string} to folder in which `node_modules` is written
 */
export async function installLocked(from, to) {
  const lock = path.join(to, 'package-lock.json');
  const wanted = readFileSync(path.join(root, from, 'package-lock.json'), 'utf8');
  const isInstalled = existsSync(path.join(to, FINISHED)) && existsSync(lock);
  if (isInstalled && readFileSync(lock, 'utf8') === wanted) return;
  mkdirSync(to, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(path.join(root, from, name), path.join(to, name));
  console.log(`Installing the packages of ${from} …`);
  // None of them needs its install scripts, so none of those run.
  const { code, output } = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: to,
    output: 'capture',
    shell: process.platform === 'win32',
  });
  if (code !== 0) throw new Error(`npm could not install ${from}:\n${output.slice(-1000)}`);
}
