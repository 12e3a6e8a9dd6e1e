// Installs Debian packages that the tests need. Node built-ins only: it runs before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { run } from './children.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

export function mayInstallDebianPackages() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  // Only on Debian itself: on Ubuntu, the browser packages are stubs that require snap.
  return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/**
 * Installs packages. Waits for other steps that do the same, because apt-get fails if another one is running.
 * @param {string[]} packages
 * @returns {Promise<string | undefined>} an error message
 */
export function installDebianPackages(packages) {
  return oneAtATime('/var/lib/apt', () => install(packages));
}

/** @param {string[]} packages @returns {Promise<string | undefined>} */
async function install(packages) {
  console.log(`Installing ${packages.join(', ')} with apt-get.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    // Capture the hundreds of lines: only the last one matters, and only if it fails.
    const { code, output } = await run('apt-get', args, { env, output: 'capture' });
    if (code !== 0)
      return `apt-get ${args[0]} failed: ${output.trim().split('\n').at(-1)}`.replace(/\.?$/, '.');
  }
  return undefined;
}
