// Makes sure that the locked dependencies are there. Node built-ins only: it runs before they are.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { run } from './children.mjs';
import { nodeFits } from './node-fits.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const NETWORK_FAILURE =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\b/;

/**
 * Throws an Error whose message is a sentence for the person at the terminal.
 * @param {{ root?: string, nodeVersion?: string, npm?: (root: string) => Promise<{ code: number, output: string }> }} [options]
 */
export async function ensureInstalled({
  root = projectRoot,
  nodeVersion = process.versions.node,
  npm = npmCi,
} = {}) {
  const range = readJson(path.join(root, 'package.json')).engines.node;
  if (!nodeFits(nodeVersion, range)) {
    throw new Error(
      `This project needs Node ${range}, and this is ${nodeVersion}. Install a fitting one from https://nodejs.org and try again.`,
    );
  }

  // Two test workers may find out at the same time, and npm empties the folder before it fills it.
  if (reasonToInstall(root) !== undefined) await oneAtATime(root, () => install(root, npm));
}

/**
 * @param {string} root
 * @param {(root: string) => Promise<{ code: number, output: string }>} npm
 */
async function install(root, npm) {
  const reason = reasonToInstall(root);
  if (reason === undefined) return;
  console.log(`Installing the locked dependencies with npm ci: ${reason}.`);
  const { code, output } = await npm(root);
  if (code === 0) return;
  throw new Error(
    NETWORK_FAILURE.test(output)
      ? 'The dependencies could not be downloaded, because the npm registry cannot be reached. Check the network connection (and proxy settings) and try again.'
      : `npm ci failed with exit code ${code}. Its output above says why; mend that and try again.`,
  );
}

/**
 * Returns why node_modules is not what package-lock.json says; undefined when it is.
 * @param {string} root
 * @returns {string | undefined}
 */
export function reasonToInstall(root) {
  const installedFile = path.join(root, 'node_modules/.package-lock.json');
  // npm writes it last, so an install that was interrupted has none.
  if (!existsSync(installedFile)) return 'they are not there yet';
  const locked = readJson(path.join(root, 'package-lock.json')).packages;
  let installed;
  try {
    installed = readJson(installedFile).packages;
  } catch {
    return 'the record of what is installed cannot be read';
  }

  for (const [place, wanted] of Object.entries(locked)) {
    if (place === '' || wanted.link) continue;
    const found = installed[place];
    if (found === undefined) {
      // Packages for other platforms are in the lock file and, rightly, not here.
      if (wanted.optional || wanted.devOptional || wanted.peer) continue;
      return `${nameOf(place)} is missing`;
    }
    if (found.version !== wanted.version || found.integrity !== wanted.integrity) {
      return `${nameOf(place)} is ${found.version}, and the lock file has another`;
    }
    if (!existsSync(path.join(root, place, 'package.json'))) return `${nameOf(place)} is missing`;
  }
  return undefined;
}

/** @param {string} place */
const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} root */
function npmCi(root) {
  // Everything is a development dependency here, so NODE_ENV=production must not leave it out.
  // Nothing here needs what packages would run while they are installed, so none of them gets to run anything.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const options = { cwd: root, output: /** @type {const} */ ('tee') };
  // Under npm its own path is known; that spares a shell, which npm.cmd would need on Windows.
  const npmCli = process.env.npm_execpath;
  if (npmCli !== undefined && /npm-cli\.c?js$/.test(npmCli))
    return run(process.execPath, [npmCli, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}
