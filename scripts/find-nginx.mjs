// Finds an nginx for the tests of its rules. On Debian it is unpacked into the cache instead of being installed:
// the package would start a server of its own, now and with every start of the machine.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { run } from './children.mjs';
import { installDebianPackages, mayInstallDebianPackages } from './debian.mjs';
import { CannotRun, inPath } from './ensure-program.mjs';
import { isRealFile } from './find-browser.mjs';
import { root } from './tool.mjs';

const CACHE = path.join(root, 'node_modules/.cache/nginx');

/**
 * Returns the first nginx that runs: one may be there without the libraries it needs.
 * @param {{ env?: NodeJS.ProcessEnv, cache?: string }} [machine]
 * @returns {string | undefined}
 */
export function findNginx({ env = process.env, cache = CACHE } = {}) {
  const places = [...inPath(env, 'nginx'), '/usr/sbin/nginx', path.join(cache, 'usr/sbin/nginx')];
  return places.find((file) => isRealFile(file) && spawnSync(file, ['-v']).status === 0);
}

/** @returns {Promise<string>} throws `CannotRun` where there is none and none can be had */
export async function ensureNginx() {
  const found = findNginx();
  if (found !== undefined) return found;
  const failed = await unpackFromDebian();
  const unpacked = findNginx();
  if (unpacked !== undefined) return unpacked;
  throw new CannotRun(`There is no nginx here that runs. ${failed} Install nginx to try its rules.`);
}

/** @returns {Promise<string>} a sentence for where it does not run afterwards */
async function unpackFromDebian() {
  if (!isRealFile('/usr/bin/apt-get')) return 'It can be fetched only on Debian.';
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  /** @param {string} command @param {string[]} args */
  const inCache = (command, ...args) => run(command, args, { cwd: CACHE, output: 'capture' });
  /** @param {import('./tool.mjs').Command} line */
  const succeeds = async (...line) => (await inCache(...line)).code === 0;
  const download = () => succeeds('apt-get', 'download', 'nginx');
  const isThere = (await download()) || ((await succeeds('apt-get', 'update')) && (await download()));
  if (!isThere) return 'apt-get cannot download it.';
  if (!(await succeeds('sh', '-c', 'dpkg -x nginx_*.deb .'))) return 'Its package cannot be unpacked.';
  if (findNginx() !== undefined || !mayInstallDebianPackages())
    return 'Debian’s lacks libraries, which only root can install.';
  const { output: needs } = await inCache('sh', '-c', 'dpkg-deb -f nginx_*.deb Depends');
  return (await installDebianPackages(librariesIn(needs))) ?? 'Debian’s does not run.';
}

/** Returns the libraries in a package's `Depends`, and not the service that belongs to it. @param {string} depends */
export const librariesIn = (depends) =>
  depends.split(',').flatMap((need) => /^\s*((?:lib|zlib)[\w.+-]+)/.exec(need)?.[1] ?? []);
