// Finds an nginx for the tests of its rules. On Debian, the package is unpacked into the cache instead of being installed:
// an installed package would start a server, now and on every boot.
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
 * Returns the first nginx that runs. One may be present without the libraries it needs.
 * @param {{ env?: NodeJS.ProcessEnv, cache?: string }} [machine]
 * @returns {string | undefined}
 */
export function findNginx({ env = process.env, cache = CACHE } = {}) {
  const places = [...inPath(env, 'nginx'), '/usr/sbin/nginx', path.join(cache, 'usr/sbin/nginx')];
  return places.find((file) => isRealFile(file) && spawnSync(file, ['-v']).status === 0);
}

/** @returns {Promise<string>} throws `CannotRun` if none is found or can be unpacked */
export async function ensureNginx() {
  const found = findNginx();
  if (found !== undefined) return found;
  const failed = await unpackFromDebian();
  const unpacked = findNginx();
  if (unpacked !== undefined) return unpacked;
  throw new CannotRun(`No working nginx was found. ${failed} Install nginx to test its rules.`);
}

/** @returns {Promise<string>} the reason to show if it still does not run */
async function unpackFromDebian() {
  if (!isRealFile('/usr/bin/apt-get')) return 'It can be downloaded automatically only on Debian.';
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  /** @param {string} command @param {string[]} args */
  const inCache = (command, ...args) => run(command, args, { cwd: CACHE, output: 'capture' });
  /** @param {import('./tool.mjs').Command} line */
  const succeeds = async (...line) => (await inCache(...line)).code === 0;
  const download = () => succeeds('apt-get', 'download', 'nginx');
  const isThere = (await download()) || ((await succeeds('apt-get', 'update')) && (await download()));
  if (!isThere) return 'apt-get could not download it.';
  if (!(await succeeds('sh', '-c', 'dpkg -x nginx_*.deb .'))) return 'Its package could not be unpacked.';
  if (findNginx() !== undefined || !mayInstallDebianPackages())
    return 'The one from Debian lacks libraries, which only root can install.';
  const { output: needs } = await inCache('sh', '-c', 'dpkg-deb -f nginx_*.deb Depends');
  return (await installDebianPackages(librariesIn(needs))) ?? 'The one from Debian does not run.';
}

/** Returns the libraries in a package's `Depends`, without the service. @param {string} depends */
export const librariesIn = (depends) =>
  depends.split(',').flatMap((need) => /^\s*((?:lib|zlib)[\w.+-]+)/.exec(need)?.[1] ?? []);
