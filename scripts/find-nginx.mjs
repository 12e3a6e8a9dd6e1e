// Finds an nginx for the tests of its configuration; on Debian it is fetched into the cache, without being installed:
// the package would start a server of its own.
import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { run } from './children.mjs';
import { root } from './tool.mjs';

const CACHE = path.join(root, 'node_modules/.cache/nginx');

/**
 * @returns {Promise<string | undefined>} nothing where there is none and none can be had
 */
export async function ensureNginx() {
  const found = findNginx();
  if (found !== undefined || !existsSync('/usr/bin/apt-get')) return found;
  mkdirSync(CACHE, { recursive: true });
  const succeeds = async (command, ...args) =>
    (await run(command, args, { cwd: CACHE, output: 'capture' })).code === 0;
  const download = () => succeeds('apt-get', 'download', 'nginx');
  const isThere = (await download()) || ((await succeeds('apt-get', 'update')) && (await download()));
  if (isThere) await succeeds('sh', '-c', 'dpkg -x nginx_*.deb .');
  return findNginx();
}

function findNginx() {
  const folders = [
    ...(process.env.PATH ?? '').split(':').filter(Boolean),
    '/usr/sbin',
    path.join(CACHE, 'usr/sbin'),
  ];
  return folders
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}
