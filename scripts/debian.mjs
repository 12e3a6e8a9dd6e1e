// What tests need from Debian's own packages. Node built-ins only: it runs before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { run } from './children.mjs';

export function mayInstallDebianPackages() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  // Only Debian itself: on Ubuntu the browsers' packages are stubs that want snap.
  return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** @param {string[]} packages @returns {Promise<string | undefined>} what went wrong, as a sentence */
export async function installDebianPackages(packages) {
  console.log(`Installing ${packages.join(', ')} with apt-get.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    // Hundreds of lines, and only where it fails the last of them matters.
    const { code, output } = await run('apt-get', args, { env, output: 'capture' });
    if (code !== 0)
      return `apt-get ${args[0]} failed: ${output.trim().split('\n').at(-1)}`.replace(/\.?$/, '.');
  }
  return undefined;
}
