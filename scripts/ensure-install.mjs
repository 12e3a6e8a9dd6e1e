// Installs the locked dependencies if necessary. Node built-ins only: it runs before anything is installed.
import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
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
 * Installs what is missing. Throws an Error whose message is shown to the user as it is.
 * @param {{ root?: string, nodeVersion?: string, npm?: (root: string) => Promise<{ code: number, output: string }> }} [options]
 */
export async function ensureInstalled({
  root = projectRoot,
  nodeVersion = process.versions.node,
  npm = npmCi,
} = {}) {
  const range = readJson(path.join(root, 'package.json')).engines?.node;
  if (range !== undefined && !nodeFits(nodeVersion, range)) {
    throw new Error(
      `This project needs Node ${range}, but this is Node ${nodeVersion}. Install a supported version from https://nodejs.org and try again.`,
    );
  }

  // Two test workers may get here at the same time, and npm empties the folder before it fills it.
  if (reasonToInstall(root) !== undefined) await oneAtATime(root, () => install(root, npm));
}

/**
 * @param {string} root
 * @param {(root: string) => Promise<{ code: number, output: string }>} npm
 */
async function install(root, npm) {
  const reason = reasonToInstall(root);
  if (reason === undefined) return;
  const folder = path.join(root, 'node_modules');
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(
      `${folder} is a link to ${readlinkSync(folder)}, and npm ci would empty that folder. Remove the link and try again: ${reason}.`,
    );
  console.log(`Installing the locked dependencies with npm ci: ${reason}.`);
  const { code, output } = await npm(root);
  if (code === 0) return;
  throw new Error(
    NETWORK_FAILURE.test(output)
      ? 'The dependencies could not be downloaded because the npm registry cannot be reached. Check the network connection and proxy settings, and try again.'
      : `npm ci failed with exit code ${code}. Its output above says why. Fix that and try again.`,
  );
}

/**
 * Returns why node_modules does not match package-lock.json, or undefined if it does.
 * @param {string} root
 * @returns {string | undefined}
 */
export function reasonToInstall(root) {
  const installedFile = path.join(root, 'node_modules/.package-lock.json');
  // npm writes this file last, so it is missing after an interrupted install.
  if (!existsSync(installedFile)) return 'they are not installed yet';
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
      // The lock file also lists packages for other platforms, which are not installed here.
      if (wanted.optional || wanted.devOptional || wanted.peer) continue;
      return `${nameOf(place)} is missing`;
    }
    if (found.version !== wanted.version || found.integrity !== wanted.integrity) {
      return `${nameOf(place)} is ${found.version}, which is not what the lock file says`;
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
  // All dependencies are development dependencies, so they have to be installed even with NODE_ENV=production.
  // No package needs its install scripts here, so none of them run.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const options = { cwd: root, output: /** @type {const} */ ('tee') };
  // Under npm, the path of its script is known. Running that avoids the shell that npm.cmd needs on Windows.
  const npmCli = process.env.npm_execpath;
  if (npmCli !== undefined && /npm-cli\.c?js$/.test(npmCli))
    return run(process.execPath, [npmCli, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}
